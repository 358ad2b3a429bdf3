/* z80_map_cursor: map_cursor_move on the Z80, called from the PC. */
#ifndef Z80_MAP_CURSOR_H
#define Z80_MAP_CURSOR_H

#include "risk.h"
#include "z80.h"

#define STACK 0xA5E0 /* for calls with arguments on the stack: memory that no program of the tests uses */

uint8_t z80_map_cursor(z80_t *z, uint8_t from, uint8_t direction, const risk_mask_t *among);

#endif
