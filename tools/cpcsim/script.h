/* Keys typed and pictures taken at given frames, from a text file, a line an event. The lines are those that the PC
 * build of the game reads (src/platform/host), and two more: wait, and a stop when something is wrong.
 *
 *     # frame  what
 *     10   down RIGHT              a key goes down; names as in keyboard.h
 *     14   up RIGHT
 *     20   tap SPACE               down, and up again 4 frames later
 *     40   type BONJOUR            letters and digits, 4 frames down, 4 up; _ is a space
 *     +30  shot build/a.png        + counts from the line above; the frame that begins now, as a monitor shows it
 *     wait _phase = 3              until the byte there has that value (or != it); an address may be a number, too
 *     5    tap RETURN              after a wait, frames count from its end
 *     200  end                     the machine stops here
 *
 *     script_t *script = script_new(cpc);                 from now on it watches the frames of this machine
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

/* Adds the lines of a file. Names and symbols are looked up now. */
bool script_load(script_t *script, const char *file);

/* Adds one picture of the frame with this number, counted from the machine's start. */
bool script_shot(script_t *script, uint32_t frame, const char *file);

/* The line of the file at which the script waits or that comes next; 0 when all is done. */
unsigned script_line(const script_t *script);

#endif
