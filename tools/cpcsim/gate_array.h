/* gate_array: pens, inks, modes, and the interrupt every 52 lines.
 *
 *     ga_t ga;
 *     ga_reset(&ga);
 *     ga_write(&ga, 0x4B);       a byte sent to port &7Fxx
 *     ga_vsync(&ga);             the CRTC's VSYNC begins
 *     ga_hsync_over(&ga);        the CRTC's HSYNC ends: this counts lines and may set ga.interrupt
 *     ga_acknowledge(&ga);       the Z80 acknowledges the interrupt
 */
#ifndef GATE_ARRAY_H
#define GATE_ARRAY_H

#include <stdbool.h>
#include <stdint.h>

enum { GA_BORDER = 16, GA_BLACK = 0x14, GA_INTERRUPT_LINES = 52 };

typedef struct {
    uint8_t pen;         /* 0–15, or 16 for the border */
    uint8_t ink[17];     /* the Gate Array's own colour numbers, 0–31 */
    uint8_t config;      /* the last mode and ROM byte */
    uint8_t mode;        /* the current mode: a new one takes effect at the next HSYNC */
    uint8_t lines;       /* lines since the last interrupt, 0–51 */
    uint8_t vsync_delay; /* HSYNCs until VSYNC takes effect */
    bool interrupt;      /* the interrupt line to the Z80 */
} ga_t;

void ga_reset(ga_t *ga);
void ga_write(ga_t *ga, uint8_t value);
void ga_take_mode(ga_t *ga);
void ga_vsync(ga_t *ga);
void ga_hsync_over(ga_t *ga);
void ga_acknowledge(ga_t *ga);

/* The pens of the 16 half-size pixels of a pair of screen bytes in a mode. */
void ga_pens(unsigned mode, uint8_t left, uint8_t right, uint8_t pens[16]);

#endif
