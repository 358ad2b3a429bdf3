/* A game's own binary in the simulated CPC, and somebody at its keys.
 *
 *     desk_start("build/z80/mille");           .bin and .noi
 *     desk_tap("SPACE", 12);
 *
 * Nothing may be written outside the program's variables, its stack, the screen and the routines that change their own
 * instructions: what does so stops the machine. */
#ifndef DESK_H
#define DESK_H

#include <stdbool.h>
#include <stdint.h>
#include "cpc.h"

#define DESK_FRAME 19968 /* NOPs */

extern cpc_t *desk_cpc;

void desk_start(const char *binary);

/* Runs until the program waits for a frame again; false if it does not, or does what it must not. */
bool desk_next_wait(void);

/* Runs to the next frame of the beam, whatever the program does. */
bool desk_next_frame(void);

void desk_press(const char *key, bool down);

/* Presses a key for some frames and lets it go for some; false on a fault. */
bool desk_tap(const char *key, unsigned frames);

/* A number that differs when the screen does. */
uint64_t desk_print(void);

/* Waits until nothing has moved for half a second; false if something always moves. */
bool desk_rest(void);

/* Frames from a key going down to the first change on the screen. */
unsigned desk_answer_time(const char *key);

#endif
