/* clock: time in frames, 50 a second, and chance. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>
#include "platform.h"

/* Waits until the beam has left the picture (line 250 or so), reads the keys, and returns: about 60 lines of time to
   draw before the beam comes back. The heartbeat of every loop. */
void clock_wait(void);

/* Frames since the start; wraps after 21 minutes, so compare differences. */
uint16_t clock_frames(void);

/* A number nobody can foresee, stirred by the microsecond at which each key went down. Never 0. Scripted keys on the PC
   give the same number in every run. */
uint32_t clock_seed(void);

#endif
