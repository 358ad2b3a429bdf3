/* Runs CRTC and Gate Array and paints the picture. */
#include "beam.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "colours.h"
#include "picture.h"

enum { LEFT_EDGE = 14, TOP_EDGE = 31, CHARACTERS = BEAM_WIDTH / 16, MODE_TAKEN = 7 };

void beam_reset(beam_t *beam) {
    memset(beam, 0, sizeof *beam);
    memset(beam->image, GA_BLACK, sizeof beam->image);
    crtc_reset(&beam->crtc);
    ga_reset(&beam->ga);
}

/* Paints the previous character: the Gate Array shows it one microsecond late, in the inks of now. */
static void paint(const beam_t *beam, const uint8_t *ram, uint8_t *pixel) {
    if (beam->before.pins & (CRTC_HSYNC | CRTC_VSYNC))
        memset(pixel, GA_BLACK, 16);
    else if (!(beam->before.pins & CRTC_DISPLAY))
        memset(pixel, beam->ga.ink[GA_BORDER], 16);
    else {
        uint8_t pens[16];
        ga_pens(beam->ga.mode, ram[beam->before.address], ram[beam->before.address + 1], pens);
        for (unsigned i = 0; i < 16; i++)
            pixel[i] = beam->ga.ink[pens[i]];
    }
}

static void show(beam_t *beam, const uint8_t *ram, unsigned pins) {
    unsigned x = beam->x - LEFT_EDGE - 1, y = beam->y - TOP_EDGE;
    if (x < CHARACTERS && y < BEAM_HEIGHT) paint(beam, ram, &beam->image[y][x * 16]);
    beam->before.pins = pins;
    beam->before.address = crtc_address(&beam->crtc);
}

static void begin_vsync(beam_t *beam) {
    ga_vsync(&beam->ga);
    beam->frames++;
    beam->y = 0;
}

static void begin_hsync(beam_t *beam) {
    beam->x = 0;
    beam->y++;
}

static void one_char(beam_t *beam, const uint8_t *ram) {
    unsigned before = crtc_pins(&beam->crtc);
    if (beam->painting) show(beam, ram, before);
    crtc_next_char(&beam->crtc);
    unsigned after = crtc_pins(&beam->crtc);
    unsigned risen = after & ~before, fallen = before & ~after;
    beam->x++;
    if (risen & CRTC_VSYNC) begin_vsync(beam);
    if (risen & CRTC_HSYNC) begin_hsync(beam);
    if (fallen & CRTC_HSYNC) ga_hsync_over(&beam->ga);
    if (fallen & CRTC_HSYNC || (after & CRTC_HSYNC && beam->x == MODE_TAKEN)) ga_take_mode(&beam->ga);
    beam->now++;
}

/* Number of characters until the CRTC does anything but count. */
static unsigned quiet_chars(const crtc_t *crtc) {
    unsigned column = crtc->column, total = crtc->reg[CRTC_R_TOTAL], hsync = crtc->reg[CRTC_R_HSYNC];
    if (column >= total) return 0;
    unsigned quiet = total - column;
    if (crtc->hsync) {
        unsigned width = crtc_hsync_width(crtc);
        if (crtc->hsync > width) return 0;
        if (width - crtc->hsync < quiet) quiet = width - crtc->hsync;
    } else if (column < hsync && hsync - column - 1 < quiet)
        quiet = hsync - column - 1;
    return quiet;
}

/* Skips characters without painting. */
static void skip_chars(beam_t *beam, unsigned count) {
    crtc_t *crtc = &beam->crtc;
    unsigned column = crtc->column + count;
    if (crtc->column < crtc->reg[CRTC_R_SHOWN] && crtc->reg[CRTC_R_SHOWN] <= column) crtc->columns_shown = false;
    if (crtc->hsync) crtc->hsync = (uint8_t)(crtc->hsync + count);
    if (crtc->hsync && beam->x < MODE_TAKEN && MODE_TAKEN <= beam->x + count) ga_take_mode(&beam->ga);
    crtc->column = (uint8_t)column;
    beam->x += count;
    beam->now += count;
}

void beam_run(beam_t *beam, const uint8_t *ram, uint64_t until) {
    while (beam->now < until) {
        if (!beam->painting) {
            unsigned quiet = quiet_chars(&beam->crtc);
            if (quiet > until - beam->now) quiet = (unsigned)(until - beam->now);
            if (quiet) skip_chars(beam, quiet);
            if (beam->now == until) break;
        }
        one_char(beam, ram);
    }
}

/* Number of lines before the one in which VSYNC begins; 0 if unknown. */
static unsigned lines_to_vsync(const crtc_t *crtc) {
    unsigned height = crtc->reg[CRTC_R_LINES] + 1U, rows = crtc->reg[CRTC_R_VSYNC];
    if (crtc->row >= rows) rows += crtc->reg[CRTC_R_ROWS] + 1U;
    unsigned lines = (rows - crtc->row) * height;
    return crtc->line < lines && !crtc->adjusting ? lines - crtc->line - 1 : 0;
}

uint64_t beam_next_event(const beam_t *beam) {
    const crtc_t *crtc = &beam->crtc;
    unsigned width = crtc_hsync_width(crtc), total = crtc->reg[CRTC_R_TOTAL] + 1U, column = crtc->column;
    if (column >= total) return beam->now + 1;
    if (!width || crtc->reg[CRTC_R_HSYNC] + width >= total || (crtc->hsync && crtc->hsync > width))
        return beam->now + total - column;

    unsigned hsyncs = GA_INTERRUPT_LINES - beam->ga.lines, quiet = lines_to_vsync(crtc);
    if (beam->ga.vsync_delay && beam->ga.vsync_delay < hsyncs) hsyncs = beam->ga.vsync_delay;
    bool past = column >= crtc->reg[CRTC_R_HSYNC] + width; /* the HSYNC of this line is over */
    uint64_t vsync = beam->now + total - column + quiet * total;
    uint64_t hsync = beam->now + crtc->reg[CRTC_R_HSYNC] + width - column + (hsyncs - !past) * total;
    return vsync < hsync ? vsync : hsync;
}

static uint32_t rgb(const beam_t *beam, int x, int y) {
    return colour_rgb(colour_from_gate_array(beam->image[y][x]));
}

static bool save_ppm(const beam_t *beam, const char *file, char problem[512]) {
    FILE *out = fopen(file, "wb");
    bool written = out && fprintf(out, "P6 %d %d 255\n", BEAM_WIDTH, BEAM_HEIGHT) > 0;
    for (int i = 0; written && i < BEAM_WIDTH * BEAM_HEIGHT; i++) {
        uint32_t colour = rgb(beam, i % BEAM_WIDTH, i / BEAM_WIDTH);
        const uint8_t bytes[] = {(uint8_t)(colour >> 16), (uint8_t)(colour >> 8), (uint8_t)colour};
        written = fwrite(bytes, sizeof bytes, 1, out) == 1;
    }
    if (out && fclose(out) != 0) written = false;
    if (!written) snprintf(problem, 512, "%s: %s", file, strerror(errno));
    return written;
}

bool beam_save(const beam_t *beam, const char *file, char problem[512]) {
    size_t length = strlen(file);
    if (length > 4 && strcmp(file + length - 4, ".ppm") == 0) return save_ppm(beam, file, problem);
    picture_t picture = picture_new(BEAM_WIDTH, 2 * BEAM_HEIGHT, 0);
    for (int y = 0; y < 2 * BEAM_HEIGHT; y++)
        for (int x = 0; x < BEAM_WIDTH; x++)
            *picture_pixel(&picture, x, y) = rgb(beam, x, y / 2);
    bool saved = picture_save(&picture, file, problem);
    picture_free(&picture);
    return saved;
}
