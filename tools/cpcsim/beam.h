/* beam: runs CRTC and Gate Array up to a given time and, if asked, paints what a monitor would show.
 *
 * The picture is 768 × 272, as in Caprice32: 48 characters of 16 half-size pixels (mode 2), and 272 lines, so that the
 * firmware's screen (640 × 200) has a border of 64 pixels left and right, 41 lines above and 31 below. Values are the
 * Gate Array's colour numbers.
 *
 * Inks and modes change in the microsecond of the OUT; memory changes in the picture when the instruction that writes
 * begins.
 *
 *     left edge: 14 characters after HSYNC began          top line: 31 lines after VSYNC began
 */
#ifndef BEAM_H
#define BEAM_H

#include <stdbool.h>
#include <stdint.h>

#include "crtc.h"
#include "gate_array.h"

#define BEAM_WIDTH  768
#define BEAM_HEIGHT 272

typedef struct {
    crtc_t crtc;
    ga_t ga;
    uint64_t now;    /* the microsecond up to which it has run */
    uint32_t frames; /* VSYNCs so far */
    bool painting;
    unsigned x, y; /* characters since HSYNC began, lines since VSYNC began */
    struct {
        unsigned pins;
        uint16_t address;
    } before; /* the CRTC one character ago */
    uint8_t image[BEAM_HEIGHT][BEAM_WIDTH];
} beam_t;

void beam_reset(beam_t *beam);

/* Runs up to the microsecond `until`; `ram` is all 64 KB. Most of a line is skipped if no picture is painted. */
void beam_run(beam_t *beam, const uint8_t *ram, uint64_t until);

/* The earliest time at which an interrupt or a frame can come with the present registers. It may be too early. */
uint64_t beam_next_event(const beam_t *beam);

/* Writes the picture as a PNG of 768 × 544: every line twice, so that pixels have the same shape as on a CPC. A
 * name that ends in .ppm writes it unscaled. */
bool beam_save(const beam_t *beam, const char *file, char problem[512]);

#endif
