/* Builds a snapshot. */
#include "snapshot.h"
#include "bytes.h"

#include <string.h>

/* Offsets of the header, version 1: every emulator reads it, and it works for every model. */
enum {
    AT_VERSION = 0x10,
    AT_STACK = 0x21,
    AT_PC = 0x23,
    AT_INTERRUPT_MODE = 0x25,
    AT_INKS = 0x2f, /* 16 inks and the border, as Gate Array colours */
    AT_GATE_ARRAY_MODE = 0x40,
    AT_CRTC = 0x43,
    AT_PPI_CONTROL = 0x59,
    AT_SOUND = 0x5b,
    AT_MEMORY_KB = 0x6b,
};

static const uint8_t INKS[17] = {4, 10, 19, 12, 11, 20, 21, 13, 6, 30, 31, 7, 18, 25, 4, 23, 4};
static const uint8_t CRTC[18] = {63, 40, 46, 0x8e, 38, 0, 25, 30, 0, 7, 0, 0, 0x30, 0, 0, 0, 0, 0};

#define MODE_1_WITHOUT_ROMS    0x8d
#define PPI_AFTER_RESET        0x82
#define SOUND_MIXER            7
#define SOUND_ALL_CHANNELS_OFF 0x3f

void snapshot_init(uint8_t snapshot[SNAPSHOT_SIZE], uint16_t entry, uint16_t stack) {
    memset(snapshot, 0, SNAPSHOT_SIZE);
    memcpy(snapshot, "MV - SNA", 8);
    snapshot[AT_VERSION] = 1;
    put16(snapshot + AT_STACK, stack);
    put16(snapshot + AT_PC, entry);
    snapshot[AT_INTERRUPT_MODE] = 1;
    memcpy(snapshot + AT_INKS, INKS, sizeof INKS);
    snapshot[AT_GATE_ARRAY_MODE] = MODE_1_WITHOUT_ROMS;
    memcpy(snapshot + AT_CRTC, CRTC, sizeof CRTC);
    snapshot[AT_PPI_CONTROL] = PPI_AFTER_RESET;
    snapshot[AT_SOUND + SOUND_MIXER] = SOUND_ALL_CHANNELS_OFF;
    put16(snapshot + AT_MEMORY_KB, 64);
}

uint8_t *snapshot_ram(uint8_t snapshot[SNAPSHOT_SIZE], uint16_t address) {
    return snapshot + SNAPSHOT_HEADER_SIZE + address;
}
