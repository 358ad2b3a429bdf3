/* snapshot: a .sna file, 64 KB of RAM and the registers of a CPC that is about to run a program. */
#ifndef SNAPSHOT_H
#define SNAPSHOT_H

#include <stdint.h>

#define SNAPSHOT_HEADER_SIZE 256
#define SNAPSHOT_SIZE        (SNAPSHOT_HEADER_SIZE + 65536)

/* Fills an empty snapshot: mode 1, the firmware's CRTC values and colours, both ROMs off, interrupts off. */
void snapshot_init(uint8_t snapshot[SNAPSHOT_SIZE], uint16_t entry, uint16_t stack);

/* The position of a RAM address in the snapshot. */
uint8_t *snapshot_ram(uint8_t snapshot[SNAPSHOT_SIZE], uint16_t address);

#endif
