/* Catches a program that writes where it must not, or whose stack grows too far.
 *
 *     watch_allow(cpc, 0xC000, 0xFFFF);            the screen; the first call turns the watch on
 *     watch_allow(cpc, data, data_end);
 *     watch_set_stack(cpc, 0xBF00, 0xC000);        the stack pointer lives here
 */
#ifndef WATCH_H
#define WATCH_H

#include "cpc.h"

/* From now on only the areas allowed (first and last address) may be written to. */
void watch_allow(cpc_t *cpc, uint16_t first, uint16_t last);

/* The stack's area: from `bottom` up to, not including, `top`. cpc->stack_lowest is the lowest the stack pointer came
 * in it. A stack pointer far from the area is a program that moves data with PUSH or POP, and left alone. */
void watch_set_stack(cpc_t *cpc, uint16_t bottom, uint16_t top);

/* For the machine. */
void watch_stray_write(cpc_t *cpc, uint16_t address, uint8_t value);
void watch_stack(cpc_t *cpc);

#endif
