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
#include <stddef.h>
#include <stdint.h>
#include "cpc.h"

#define DRIVER_FRAME 19968 /* NOPs */

extern cpc_t *driver_cpc;

/* Starts the program in a new machine, which replaces the one before. */
void driver_start(const char *binary);

/* The same, but cpc_run does not stop where the program waits for a frame. */
void driver_load(const char *binary);

/* A variable in the machine's memory: driver_variable("_settings"). */
uint8_t *driver_variable(const char *name);

/* Changes a byte of the settings: driver_setting(offsetof(settings_t, pace), PACE_FAST). */
void driver_setting(size_t offset, uint8_t value);

/* Runs until the program waits for a frame again; false if it does not, or on a fault. */
bool driver_next_wait(void);

/* driver_next_wait so many times. */
bool driver_wait(unsigned frames);

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

/* Frames of the longest call of a function that was given to profile_add, rounded up. */
uint64_t driver_longest_call(const char *function);

#endif
