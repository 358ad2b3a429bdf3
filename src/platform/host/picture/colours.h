/* colours: the 27 colours of the CPC. Artists and the firmware count them 0 (black) to 26 (bright white): blue, red
 * and green are each off, half or full, and count 1, 3 and 9. The Gate Array has numbers of its own.
 */
#ifndef COLOURS_H
#define COLOURS_H

#include <stdint.h>

#define COLOURS 27

/* 0xRRGGBB of a firmware number. */
uint32_t colour_rgb(unsigned number);

/* The firmware number of 0xRRGGBB, or -1 if it is none of the 27. Half is 0x7F or 0x80. */
int colour_from_rgb(uint32_t rgb);

/* The Gate Array command: 0x40 + its own number. */
uint8_t colour_to_gate_array(unsigned number);

/* The firmware number behind the low five bits of a Gate Array command. All 32 mean something. */
unsigned colour_from_gate_array(uint8_t command);

#endif
