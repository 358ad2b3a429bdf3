/* The CPC and the PC are twins: after the same calls, the 16 KB of both screens are equal, byte for byte. */
#include <stdlib.h>
#include <string.h>

#include "font.h"
#include "host.h"
#include "pack.h"
#include "pictures.h"
#include "boot.h"
#include "tap.h"
#include "z80.h"

static uint8_t bytes[24 * 200];

static unsigned random_under(unsigned below) {
    static uint32_t state = 2026;
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
}

/* The first byte where the screens differ, or -1. */
static int difference(const z80_t *z) {
    for (int i = 0; i < HOST_SCREEN_BYTES; i++)
        if (host_screen[i] != z80_screen(z)[i]) return i;
    return -1;
}

static void same(const z80_t *z, const char *sentence) {
    int at = difference(z);
    if (!ok(at < 0, "%s", sentence))
        printf("# &%04X: PC %02X, CPC %02X\n", 0xC000 + at, host_screen[at], z80_screen(z)[at]);
}

static uint16_t anywhere(unsigned width, unsigned height) {
    return VIDEO_AT(random_under(VIDEO_WIDTH - width + 1), random_under(VIDEO_HEIGHT - height + 1));
}

static void do_clear(z80_t *z) {
    uint16_t paint = (uint16_t)random_under(0x10000);
    video_clear(paint);
    z80_clear(z, paint);
}

static void do_fill(z80_t *z) {
    unsigned width = 1 + random_under(80), height = 1 + random_under(200);
    uint16_t at = anywhere(width, height), paint = (uint16_t)random_under(0x10000);
    video_fill(at, VIDEO_SIZE(width, height), paint);
    z80_fill(z, at, VIDEO_SIZE(width, height), paint);
}

static void do_draw(z80_t *z) {
    uint8_t picture = (uint8_t)random_under(PICTURES);
    uint16_t at = anywhere(video_picture_width(picture), video_picture_height(picture));
    video_draw(picture, at);
    z80_draw(z, picture, at);
}

static void do_draw_part(z80_t *z) {
    video_part_t part = {.picture = (uint8_t)random_under(PICTURES)};
    unsigned width = video_picture_width(part.picture), height = video_picture_height(part.picture);
    part.width = (uint8_t)(1 + random_under(width));
    part.height = (uint8_t)(1 + random_under(height));
    part.left = (uint8_t)random_under(width - part.width + 1U);
    part.top = (uint8_t)random_under(height - part.height + 1U);
    uint16_t at = anywhere(part.width, part.height);
    part.x = (uint8_t)at;
    part.y = (uint8_t)(at >> 8);
    video_draw_part(&part);
    z80_draw_part(z, &part);
}

static void do_stamp(z80_t *z) {
    uint8_t picture = (uint8_t)random_under(PICTURES);
    uint16_t at = anywhere(video_picture_width(picture), video_picture_height(picture));
    video_stamp(picture, at);
    z80_stamp(z, picture, at);
}

static void do_save_and_restore(z80_t *z) {
    uint8_t width = (uint8_t)(1 + random_under(24)), height = (uint8_t)(1 + random_under(200));
    uint16_t from = anywhere(width, height), to = anywhere(width, height);
    video_patch_t patch = {(uint8_t)from, (uint8_t)(from >> 8), width, height, bytes};
    video_save(&patch);
    z80_save(z, patch.x, patch.y, width, height);
    patch.x = (uint8_t)to;
    patch.y = (uint8_t)(to >> 8);
    video_restore(&patch);
    z80_restore(z, patch.x, patch.y, width, height);
}

static void do_text(z80_t *z) {
    char text[11] = "";
    for (int i = 0; i < 10; i++)
        text[i] = (char)(FONT_FIRST + random_under(FONT_LAST - FONT_FIRST + 1));
    uint8_t ink = (uint8_t)random_under(4), paper = (uint8_t)random_under(4), width = video_text_width(text);
    uint16_t at = anywhere(width, 8);
    video_pens(ink, paper);
    z80_pens(z, ink, paper);
    uint8_t behind = video_text(at, text), z80_behind = z80_text(z, at, text);
    if (behind != z80_behind || z80_text_width(z, text) != width || behind != (uint8_t)at + width)
        ok(false, "text at %04X ends at %d on the PC, %d on the CPC", at, behind, z80_behind);
}

static void many(z80_t *z, int times, const char *sentence, void (*step)(z80_t *)) {
    for (int i = 0; i < times && difference(z) < 0; i++)
        step(z);
    same(z, sentence);
}

static void test_pack(z80_t *z) {
    static uint8_t before[HOST_SCREEN_BYTES], packed[PACK_MAX(HOST_SCREEN_BYTES)];
    memcpy(before, host_screen, sizeof before);
    size_t size = pack_picture(before, sizeof before, 80, packed);
    video_clear(0);
    z80_clear(z, 0);
    video_unpack(packed);
    z80_unpack(z, packed, size);
    ok(!memcmp(before, host_screen, sizeof before), "a packed screen unpacks to itself");
    same(z, "a packed screen unpacks alike");
}

/* The loader's file in the screen memory: a program, the picture, its length, the stamp, a checksum. */
static void test_show(z80_t *z) {
    enum { PROGRAM = 1700, SEEN = 0x3fd0, TAIL = 6, STAMP = 0xcb89 };
    static uint8_t picture[HOST_SCREEN_BYTES];
    for (int i = 0; i < SEEN; i++)
        picture[i] = (uint8_t)(i / 80 * 7 % 31 * (i % 80 > 30));
    memset(file_buffer, 0x55, PROGRAM);
    size_t size = pack_picture(picture, SEEN, 80, file_buffer + PROGRAM);
    uint8_t *tail = file_buffer + PROGRAM + size;
    memcpy(tail, (uint8_t[TAIL]){(uint8_t)size, (uint8_t)(size >> 8), STAMP & 255, STAMP >> 8}, TAIL);
    file_length = (uint16_t)(PROGRAM + size + TAIL);
    video_clear(0);
    z80_clear(z, 0);
    z80_file(z, file_buffer, file_length);
    ok(!boot_picture_show(STAMP ^ 1) && !z80_show(z, STAMP ^ 1) && !boot_picture_show(STAMP ^ 256) &&
           !z80_show(z, STAMP ^ 256),
       "a picture of another build is not shown");
    ok(boot_picture_show(STAMP) && z80_show(z, STAMP), "one of this build is");
    ok(!memcmp(host_screen, picture, SEEN) && !memcmp(z80_screen(z), picture, SEEN),
       "it unpacks over its own packed form, on the PC and on the CPC");
}

static void test_sizes(z80_t *z) {
    bool good = true;
    for (unsigned i = 0; i < PICTURES; i++)
        good = good && z80_picture_width(z, (uint8_t)i) == video_picture_width((uint8_t)i) &&
               z80_picture_height(z, (uint8_t)i) == video_picture_height((uint8_t)i);
    ok(good, "both know the size of every picture");
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    host_reset();
    many(&z, 4, "clearing paints even and odd lines alike", do_clear);
    many(&z, 60, "rectangles fill alike, wherever they lie", do_fill);
    many(&z, 300, "every picture draws alike, wherever it lies", do_draw);
    many(&z, 300, "parts of pictures draw alike", do_draw_part);
    many(&z, 200, "stamps leave the same pixels through", do_stamp);
    many(&z, 100, "what was saved in one place restores alike in another", do_save_and_restore);
    many(&z, 100, "text is alike in all letters, pens and places, and ends at the same x", do_text);
    test_pack(&z);
    test_show(&z);
    test_sizes(&z);
    z80_close(&z);
    return tap_done();
}
