/* src/platform/cpc in the simulated CPC, called from the PC. */
#include "z80.h"

#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "tap.h"

/* Memory of the CPC that no program of the tests uses: arguments, the bytes under a patch, packed pictures. */
#define ARGUMENTS 0xA400
#define BYTES     0x5C00
#define STACK     0xA5F0

static void must(z80_t *z, bool good) {
    if (!good) tap_die("%s", z->cpc->problem);
}

z80_t z80_open(const char *ihx) {
    static const uint8_t no_picture = 0xFF;
    z80_t z = {.cpc = cpc_new()};
    char names[256];
    snprintf(names, sizeof names, "%.*s.noi", (int)(strlen(ihx) - 4), ihx);
    must(&z, load_file(z.cpc, ihx, 0));
    must(&z, symbols_load(&z.cpc->symbols, names, z.cpc->problem));
    cpc_poke(z.cpc, cpc_address(z.cpc, "slot_picture"), &no_picture, 1); /* as start.s does */
    return z;
}

void z80_close(z80_t *z) {
    cpc_free(z->cpc);
    z->cpc = NULL;
}

cpc_call_t z80_call(z80_t *z, const char *name, cpc_call_t call) {
    call.address = cpc_address(z->cpc, name);
    if (!call.sp) call.sp = STACK;
    call.limit = 10000000;
    must(z, cpc_call(z->cpc, &call) == CPC_RETURNED);
    z->nops = call.nops;
    return call;
}

const uint8_t *z80_screen(const z80_t *z) {
    return z->cpc->ram + 0xC000;
}

void z80_clear(z80_t *z, uint16_t paint) {
    z80_call(z, "video_clear", (cpc_call_t){.hl = paint});
}

void z80_fill(z80_t *z, uint16_t at, uint16_t size, uint16_t paint) {
    uint8_t argument[2] = {(uint8_t)paint, (uint8_t)(paint >> 8)};
    cpc_poke(z->cpc, STACK - 2, argument, sizeof argument);
    z80_call(z, "video_fill", (cpc_call_t){.hl = at, .de = size, .sp = STACK - 2});
}

void z80_draw(z80_t *z, uint8_t picture, uint16_t at) {
    z80_call(z, "video_draw", (cpc_call_t){.af = (uint16_t)(picture << 8), .de = at});
}

void z80_draw_part(z80_t *z, const video_part_t *part) {
    cpc_poke(z->cpc, ARGUMENTS, part, 7); /* seven bytes on both machines */
    z80_call(z, "video_draw_part", (cpc_call_t){.hl = ARGUMENTS});
}

void z80_stamp(z80_t *z, uint8_t picture, uint16_t at) {
    z80_call(z, "video_stamp", (cpc_call_t){.af = (uint16_t)(picture << 8), .de = at});
}

static void patch(z80_t *z, const char *name, uint8_t x, uint8_t y, uint8_t width, uint8_t height) {
    uint8_t bytes[6] = {x, y, width, height, BYTES & 255, BYTES >> 8};
    cpc_poke(z->cpc, ARGUMENTS, bytes, sizeof bytes);
    z80_call(z, name, (cpc_call_t){.hl = ARGUMENTS});
}

void z80_save(z80_t *z, uint8_t x, uint8_t y, uint8_t width, uint8_t height) {
    patch(z, "video_save", x, y, width, height);
}

void z80_restore(z80_t *z, uint8_t x, uint8_t y, uint8_t width, uint8_t height) {
    patch(z, "video_restore", x, y, width, height);
}

void z80_pens(z80_t *z, uint8_t ink, uint8_t paper) {
    z80_call(z, "video_pens", (cpc_call_t){.af = (uint16_t)(ink << 8), .hl = paper});
}

uint8_t z80_text(z80_t *z, uint16_t at, const char *text) {
    cpc_poke(z->cpc, ARGUMENTS, text, strlen(text) + 1);
    return (uint8_t)(z80_call(z, "video_text", (cpc_call_t){.hl = at, .de = ARGUMENTS}).af >> 8);
}

uint8_t z80_text_width(z80_t *z, const char *text) {
    cpc_poke(z->cpc, ARGUMENTS, text, strlen(text) + 1);
    return (uint8_t)z80_call(z, "video_text_width", (cpc_call_t){.hl = ARGUMENTS}).hl;
}

void z80_unpack(z80_t *z, const uint8_t *packed, size_t size) {
    cpc_poke(z->cpc, BYTES, packed, size);
    z80_call(z, "video_unpack", (cpc_call_t){.hl = BYTES});
}

void z80_file(z80_t *z, const uint8_t *file, uint16_t length) {
    const uint8_t low_high[2] = {(uint8_t)length, (uint8_t)(length >> 8)};
    cpc_poke(z->cpc, cpc_address(z->cpc, "file_buffer"), file, length);
    cpc_poke(z->cpc, cpc_address(z->cpc, "file_length"), low_high, sizeof low_high);
}

uint8_t z80_show(z80_t *z, uint16_t stamp) {
    return (uint8_t)z80_call(z, "boot_picture_show", (cpc_call_t){.hl = stamp}).hl;
}

uint8_t z80_picture_width(z80_t *z, uint8_t picture) {
    return (uint8_t)z80_call(z, "video_picture_width", (cpc_call_t){.hl = picture}).hl;
}

uint8_t z80_picture_height(z80_t *z, uint8_t picture) {
    return (uint8_t)z80_call(z, "video_picture_height", (cpc_call_t){.hl = picture}).hl;
}
