/* z80: calls the routines of src/platform/cpc in the simulated CPC, with the arguments that C gives them. */
#ifndef Z80_H
#define Z80_H
#include "cpc.h"
#include "video.h"

typedef struct {
    cpc_t *cpc;
    uint64_t nops; /* of the last call, from its first instruction to the end of its RET */
} z80_t;

/* Loads a program linked with src/platform/cpc, without starting it; ends the test on failure. Interrupts are off. */
z80_t z80_open(const char *ihx);
void z80_close(z80_t *z);

void z80_clear(z80_t *z, uint16_t paint);
void z80_fill(z80_t *z, uint16_t at, uint16_t size, uint16_t paint);
void z80_draw(z80_t *z, uint8_t picture, uint16_t at);
void z80_draw_part(z80_t *z, const video_part_t *part);
void z80_stamp(z80_t *z, uint8_t picture, uint16_t at);
void z80_save(z80_t *z, uint8_t x, uint8_t y, uint8_t width, uint8_t height);
void z80_restore(z80_t *z, uint8_t x, uint8_t y, uint8_t width, uint8_t height);
void z80_pens(z80_t *z, uint8_t ink, uint8_t paper);
uint8_t z80_text(z80_t *z, uint16_t at, const char *text);
uint8_t z80_text_width(z80_t *z, const char *text);
void z80_unpack(z80_t *z, const uint8_t *packed, size_t size);
void z80_file(z80_t *z, const uint8_t *file, uint16_t length); /* as file_read does */
uint8_t z80_show(z80_t *z, uint16_t stamp);
uint8_t z80_picture_width(z80_t *z, uint8_t picture);
uint8_t z80_picture_height(z80_t *z, uint8_t picture);

/* Any routine. */
cpc_call_t z80_call(z80_t *z, const char *name, cpc_call_t registers);

/* The screen memory. */
const uint8_t *z80_screen(const z80_t *z);

#endif
