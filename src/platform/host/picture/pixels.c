/* Pixels in a byte of screen memory. */
#include "pixels.h"

/* Which bit of a byte holds bit b of the pen at a place. */
static int bit_of(unsigned mode, int place, int b) {
    static const int mode_0[4] = {7, 3, 5, 1}, mode_1[2] = {7, 3};
    return (mode ? mode_1[b] : mode_0[b]) - place;
}

static int bits(unsigned mode) {
    return mode ? 2 : 4;
}

int pixels_in_byte(unsigned mode) {
    return mode ? 4 : 2;
}

uint8_t pixels_byte(unsigned mode, const unsigned *pens) {
    unsigned byte = 0;
    for (int place = 0; place < pixels_in_byte(mode); place++)
        for (int b = 0; b < bits(mode); b++)
            byte |= (pens[place] >> b & 1) << bit_of(mode, place, b);
    return (uint8_t)byte;
}

unsigned pixels_pen(unsigned mode, uint8_t byte, int place) {
    unsigned pen = 0;
    for (int b = 0; b < bits(mode); b++)
        pen |= (unsigned)(byte >> bit_of(mode, place, b) & 1) << b;
    return pen;
}
