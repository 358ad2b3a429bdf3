/* pixels: the pens of the pixels in a byte of screen memory, in modes 0 and 1. */
#ifndef PIXELS_H
#define PIXELS_H

#include <stdint.h>

/* Pixels a byte: 2 in mode 0, 4 in mode 1. */
int pixels_in_byte(unsigned mode);

/* The byte of these pens, and the pen at one place of a byte. */
uint8_t pixels_byte(unsigned mode, const unsigned *pens);
unsigned pixels_pen(unsigned mode, uint8_t byte, int place);

#endif
