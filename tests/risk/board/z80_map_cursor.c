/* map_cursor_move on the Z80. */
#include "z80_map_cursor.h"

#define MASK 0xA400 /* memory that no program of the tests uses */

uint8_t z80_map_cursor(z80_t *z, uint8_t from, uint8_t direction, const risk_mask_t *among) {
    static const uint8_t argument[2] = {MASK & 0xff, MASK >> 8};
    cpc_poke(z->cpc, MASK, among, sizeof *among);
    cpc_poke(z->cpc, STACK, argument, sizeof argument);
    return (
        uint8_t)(z80_call(z, "map_cursor_move", (cpc_call_t){.af = (uint16_t)(from << 8), .hl = direction, .sp = STACK})
                     .af >>
                 8);
}
