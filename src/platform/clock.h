/* clock: time in frames, 50 a second, and a random seed. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>
#include "platform.h"

/* Waits for the vertical blank (about line 250), then reads the keys: every loop calls it once a frame. About 60
 * lines of time remain to draw before the beam reaches the picture again. */
void clock_wait(void);

/* Frames since the start; wraps around after 21 minutes, so compare differences. */
uint16_t clock_frames(void);

/* A random number that depends on the frames in which keys were pressed. Never 0. Scripted keys on the PC give the same
 * number in every run. */
uint32_t clock_seed(void);

#endif
