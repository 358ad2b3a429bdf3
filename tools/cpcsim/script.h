/* script: types keys and takes pictures at given frames, from a text file with one event per line. The lines are those
 * of the PC build of the game (src/platform/host), with two additions: wait, and the machine stops on an error.
 *
 *     # frame  event
 *     10   down RIGHT              press a key; names as in keyboard.h
 *     14   up RIGHT
 *     20   tap SPACE               press it, and release it 4 frames later
 *     40   type BONJOUR            letters and digits, 4 frames down, 4 up; _ is a space
 *     +30  shot build/a.png        + counts from the line above; the frame that begins now, as a monitor shows it
 *     wait _phase = 3              until the byte has that value (or != it); the address may also be a number
 *     5    tap RETURN              after a wait, frames count from its end
 *     200  end                     stop the machine
 *
 *     script_t *script = script_new(cpc);                 attaches to the frames of this machine
 *     if (!script_load(script, "keys.txt")) die(cpc->problem);
 *     cpc_run(cpc, …);
 *     script_free(script);
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "cpc.h"

typedef struct script script_t;

script_t *script_new(cpc_t *cpc);
void script_free(script_t *script);

/* Adds the lines of a file. Names and symbols are resolved now. */
bool script_load(script_t *script, const char *file);

/* Adds one picture of the frame with this number, counted from the start of the machine. */
bool script_shot(script_t *script, uint32_t frame, const char *file);

/* The current line of the script; 0 after the last one. */
unsigned script_line(const script_t *script);

#endif
