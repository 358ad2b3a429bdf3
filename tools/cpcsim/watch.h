/* watch: detects a program that writes to forbidden addresses, or whose stack grows too far.
 *
 *     watch_allow(cpc, 0xC000, 0xFFFF);            the screen; the first call turns the watch on
 *     watch_allow(cpc, data, data_end);
 *     watch_set_stack(cpc, 0xBF00, 0xC000);        the range of the stack pointer
 */
#ifndef WATCH_H
#define WATCH_H

#include "cpc.h"

/* From now on only the allowed areas (first and last address) may be written. */
void watch_allow(cpc_t *cpc, uint16_t first, uint16_t last);

/* The area of the stack: from `bottom` up to, not including, `top`. cpc->stack_lowest is the lowest value of the
 * stack pointer in it. A stack pointer far outside belongs to a program that moves data with PUSH or POP, and is
 * ignored. */
void watch_set_stack(cpc_t *cpc, uint16_t bottom, uint16_t top);

/* For the machine. */
void watch_stray_write(cpc_t *cpc, uint16_t address, uint8_t value);
void watch_stack(cpc_t *cpc);

#endif
