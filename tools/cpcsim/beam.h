/* The beam: runs CRTC and Gate Array up to a moment and, when asked to, paints what a monitor would show.
 *
 * The picture is 768 × 272, what Caprice32 shows: 48 characters of 16 half-size pixels (mode 2), and 272 lines, so that
 * the firmware's screen (640 × 200) has 64 pixels of border left and right, 41 lines above and 31 below. Values are the
 * Gate Array's colour numbers.
 *
 * Inks and modes change in the microsecond of the OUT; memory, for the picture, when the instruction that writes
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
    uint64_t now;    /* microseconds it has run to */
    uint32_t frames; /* VSYNCs so far */
    bool painting;
    unsigned x, y; /* characters since HSYNC began, lines since VSYNC began */
    struct {
        unsigned pins;
        uint16_t address;
    } before; /* the CRTC a character ago */
    uint8_t image[BEAM_HEIGHT][BEAM_WIDTH];
} beam_t;

void beam_reset(beam_t *beam);

/* Runs on to the microsecond `until`; `ram` is all 64 KB. Most of a line goes by at once while nobody
 * wants a picture. */
void beam_run(beam_t *beam, const uint8_t *ram, uint64_t until);

/* The earliest moment at which an interrupt or a frame can come, as the registers stand. It may be too early. */
uint64_t beam_next_event(const beam_t *beam);

/* Writes the picture as a PNG, 768 × 544: every line twice, so that pixels have the shape they have on a CPC; or, if
 * the name ends in .ppm, as it is. */
bool beam_save(const beam_t *beam, const char *file, char problem[512]);

#endif
