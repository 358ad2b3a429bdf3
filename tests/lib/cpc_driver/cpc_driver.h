/* cpc_driver: runs a game's own binary in the simulated CPC and presses its keys.
 *
 *     driver_start("build/z80/mille");           .bin and .noi
 *     driver_press_once("SPACE", 12);
 *
 * A write outside the program's variables, its stack, the screen and self-modifying routines stops the machine.
 */
#ifndef CPC_DRIVER_H
#define CPC_DRIVER_H

#include <stdbool.h>
#include <stdint.h>
#include "cpc.h"

#define DRIVER_FRAME 19968 /* NOPs */

extern cpc_t *driver_cpc;

void driver_start(const char *binary);

/* Runs until the program waits for a frame again; false if it does not, or on a fault. */
bool driver_next_wait(void);

/* Runs to the next frame of the screen, whatever the program does. */
bool driver_next_frame(void);

void driver_press(const char *key, bool down);

/* Holds a key for some frames and releases it for some; false on a fault. */
bool driver_press_once(const char *key, unsigned frames);

/* A hash of the screen. */
uint64_t driver_print(void);

/* Waits until nothing has moved for half a second; false if something keeps moving. */
bool driver_rest(void);

/* Frames from pressing a key to the first change on the screen. */
unsigned driver_answer_time(const char *key);

#endif
