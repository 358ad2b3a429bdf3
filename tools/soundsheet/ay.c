/* Writes AY files. */
#include <string.h>

#include "sound.h"
#include "ym.h"

/* Addresses: the program from its start, the bank, and a few instructions that call the program. */
enum { PROGRAM = 0x0040, PROGRAM_END = 0x7000, BANK = 0x8000, STUB = 0xA000, STACK = 0xB0F0 };

typedef struct {
    uint8_t byte[0x10000];
    unsigned size;
} file_t;

static void put16(file_t *f, unsigned at, unsigned value) {
    f->byte[at] = (uint8_t)(value >> 8);
    f->byte[at + 1] = (uint8_t)value;
}

static void add16(file_t *f, unsigned value) {
    put16(f, f->size, value);
    f->size += 2;
}

/* Addresses in an AY file are relative to their own position. */
static void point(file_t *f, unsigned at, unsigned to) {
    put16(f, at, to - at);
}

/* LD HL,bank; CALL sound_use; CALL sound_silence; LD HL,tune; JP sound_play */
static unsigned make_stub(cpc_t *cpc, uint16_t tune, uint8_t *stub) {
    unsigned use = cpc_address(cpc, "sound_use"), silence = cpc_address(cpc, "sound_silence");
    unsigned begin = cpc_address(cpc, "sound_play");
    const uint8_t code[] = {0x21, BANK & 255,       BANK >> 8,
                            0xCD, (uint8_t)use,     (uint8_t)(use >> 8),
                            0xCD, (uint8_t)silence, (uint8_t)(silence >> 8),
                            0x21, (uint8_t)tune,    (uint8_t)(tune >> 8),
                            0xC3, (uint8_t)begin,   (uint8_t)(begin >> 8)};
    memcpy(stub, code, sizeof code);
    return sizeof code;
}

bool ay_save(const char *path, cpc_t *cpc, const uint8_t *bank, unsigned size, uint16_t tune, unsigned voices) {
    static file_t f;
    const uint8_t rest[] = {SOUND_LENGTH + 63, SOUND_REST, SOUND_JUMP, (uint8_t)size, (uint8_t)(size >> 8)};
    uint8_t stub[32], own[SOUND_ADDRESS + 1 + sizeof rest];
    unsigned stub_size = make_stub(cpc, tune, stub);
    memcpy(own, bank, size);
    memcpy(own + size, rest, sizeof rest);
    for (unsigned v = 0; v < 3; v++)
        if (!(voices >> v & 1)) {
            uint8_t *jump = own + (tune & SOUND_ADDRESS) + 3 * v;
            jump[1] = (uint8_t)size;
            jump[2] = (uint8_t)(size >> 8);
        }
    memset(&f, 0, sizeof f);
    memcpy(f.byte, "ZXAYEMUL\0\3", 10);
    f.size = 20;
    point(&f, 12, 30); /* author */
    point(&f, 14, 30); /* remark */
    point(&f, 18, 20); /* the only song: */
    point(&f, 20, 30); /* its name, */
    point(&f, 22, 32); /* and its data */
    f.size = 32;
    memcpy(f.byte + f.size, (const uint8_t[]){0, 1, 2, 3, 0, 0, 0, 0, 0, 0}, 10);
    f.size += 10;
    unsigned points = f.size + 4, blocks = points + 6;
    point(&f, f.size, points);
    point(&f, f.size + 2, blocks);
    f.size = points;
    add16(&f, STACK);
    add16(&f, STUB);
    add16(&f, cpc_address(cpc, "sound_frame"));
    const struct {
        unsigned address, length;
        const uint8_t *from;
    } parts[] = {
        {PROGRAM, PROGRAM_END - PROGRAM, cpc->ram + PROGRAM}, {BANK, size + sizeof rest, own}, {STUB, stub_size, stub}};
    unsigned data = f.size + 3 * 6 + 2;
    for (int i = 0; i < 3; i++) {
        add16(&f, parts[i].address);
        add16(&f, parts[i].length);
        point(&f, f.size, data);
        f.size += 2;
        memcpy(f.byte + data, parts[i].from, parts[i].length);
        data += parts[i].length;
    }
    FILE *out = fopen(path, "wb");
    if (!out) return false;
    bool good = fwrite(f.byte, data, 1, out) == 1;
    return !fclose(out) && good;
}
