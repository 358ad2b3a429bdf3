/* The cost of src/platform/cpc, in NOPs (microseconds of the CPC), as lines of make bench. Times are from the first
 * instruction to the end of the RET, with interrupts off; the interrupts have lines of their own. */
#include <stdio.h>
#include <string.h>

#include "font.h"
#include "pictures.h"
#include "z80.h"

#define CARD_BYTES   VIDEO_PICTURE_MAX
#define SCREEN_BYTES 0x4000
#define FRAMES       100

static void line(const char *name, uint64_t value, uint64_t limit) {
    printf("%s %llu %llu %s\n", name, (unsigned long long)value, (unsigned long long)limit,
           value <= limit ? "ok" : "OVER");
}

/* NOPs against the limit: 5 a byte, what unrolled LDIs take, or 2, what PUSH takes. */
static void ratio(const char *name, uint64_t nops, double limit_nops, double limit) {
    double value = (double)nops / limit_nops;
    printf("%s %.3f %.2f %s\n", name, value, limit, value <= limit ? "ok" : "OVER");
}

static uint64_t worst(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

static void cards(z80_t *z) {
    uint64_t draw = 0, save = 0, restore = 0, unpack = 0;
    for (int i = 0; i < 20; i++) {
        z80_draw(z, (uint8_t)(PICTURE_CARD_25 + i), VIDEO_AT(0, 0));
        unpack = worst(unpack, z->nops);
    }
    line("machine.card.unpack_and_draw", unpack, 18000);
    z80_draw(z, PICTURE_CARD_25, VIDEO_AT(0, 0));
    for (int y = 0; y <= VIDEO_HEIGHT - 56; y++)
        for (int x = 0; x <= VIDEO_WIDTH - 10; x += 7) {
            z80_draw(z, PICTURE_CARD_25, VIDEO_AT(x, y));
            draw = worst(draw, z->nops);
            z80_save(z, (uint8_t)x, (uint8_t)y, 10, 56);
            save = worst(save, z->nops);
            z80_restore(z, (uint8_t)x, (uint8_t)y, 10, 56);
            restore = worst(restore, z->nops);
        }
    line("machine.card.nops", draw, CARD_BYTES * 5 * 5 / 4);
    ratio("machine.card.ratio", draw, CARD_BYTES * 5, 1.25);
    ratio("machine.card.restore.ratio", restore, CARD_BYTES * 5, 1.25);
    printf("# machine.card.save %llu NOPs, %.3f of the limit\n", (unsigned long long)save,
           (double)save / (CARD_BYTES * 5));
}

static void text(z80_t *z) {
    uint64_t most = 0, narrow = 0;
    char letter[2] = "";
    z80_pens(z, 1, 0);
    printf("# machine.text.pens %llu NOPs\n", (unsigned long long)z->nops);
    z80_text(z, 0, letter);
    uint64_t empty = z->nops;
    for (unsigned code = FONT_FIRST; code <= FONT_LAST; code++)
        for (int y = 0; y < 8; y++) {
            letter[0] = (char)code;
            z80_text(z, VIDEO_AT(40, y), letter);
            most = worst(most, z->nops - empty);
            if (font_glyphs[(code - FONT_FIRST) * 8] & 1) narrow = worst(narrow, z->nops - empty);
        }
    line("machine.text.character", most, 300);
    line("machine.text.narrow", narrow, 300);
    printf("# machine.text.begin_and_end %llu NOPs\n", (unsigned long long)empty);
}

static void screen(z80_t *z) {
    z80_clear(z, VIDEO_MIX(1, 2));
    line("machine.clear.nops", z->nops, 33500);
    ratio("machine.clear.ratio", z->nops, SCREEN_BYTES * 2, 1.03);
    z80_fill(z, VIDEO_AT(0, 20), VIDEO_SIZE(80, 56), VIDEO_PEN(1));
    printf("# machine.fill %llu NOPs for 80 x 56, %.2f a byte\n", (unsigned long long)z->nops,
           (double)z->nops / (80 * 56));
    z80_stamp(z, PICTURE_POINTER_HAND, VIDEO_AT(40, 41));
    printf("# machine.stamp %llu NOPs for the hand\n", (unsigned long long)z->nops);
}

static void keys(z80_t *z) {
    z80_call(z, "matrix_scan", (cpc_call_t){0});
    line("machine.keys", z->nops, 170);
    z80_call(z, "restarts_swap", (cpc_call_t){0}); /* C needs the restarts; start.s swaps them again below */
    z80_call(z, "keys_read", (cpc_call_t){0});
    printf("# machine.keys.meaning %llu NOPs\n", (unsigned long long)z->nops);
    z80_call(z, "restarts_swap", (cpc_call_t){0});
}

/* All interrupts of a frame, with the interrupt acknowledge (5) and the jump at 0x0038 (3). */
static void interrupts(z80_t *z) {
    static const char *const names[] = {"interrupt_frame", "interrupt_idle", "interrupt_zone"};
    uint64_t total = 0, calls = 0;
    cpc_set_reg(z->cpc, regPC, cpc_address(z->cpc, "start"));
    cpc_run_to_frame(z->cpc, z->cpc->beam.frames + 60);
    for (int i = 0; i < 3; i++)
        profile_add(z->cpc, names[i]);
    cpc_run_to_frame(z->cpc, z->cpc->beam.frames + FRAMES);
    for (int i = 0; i < 3; i++) {
        const profile_routine_t *r = profile_find(z->cpc, names[i]);
        total += r->total + 8 * r->calls;
        calls += r->calls;
        printf("# machine.%s %llu NOPs\n", names[i], (unsigned long long)r->worst);
    }
    line("machine.interrupts.frame", (total + FRAMES - 1) / FRAMES, 1000);
    if (calls != 6 * FRAMES) printf("machine.interrupts.count %llu 600 OVER\n", (unsigned long long)calls);
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    cards(&z);
    text(&z);
    screen(&z);
    keys(&z);
    interrupts(&z);
    z80_close(&z);
    return 0;
}
