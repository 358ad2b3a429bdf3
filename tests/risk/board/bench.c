/* The cost of drawing the board on the CPC, in NOPs: bench BOARD.ihx. A frame is 19,968. */
#include "budget.h"
#include "map_cursor.h"
#include "z80_map_cursor.h"

#define FRAME 19968

/* Every territory in every player's hands, with the widest figure. */
static void territories(z80_t *z) {
    budget_t budget = {.name = "board.territory", .limit = 2 * FRAME};
    for (int i = 0; i < PLAYERS_MAX; i++) {
        risk_t table = {0};
        for (int t = 0; t < TERRITORIES; t++) {
            table.owner[t] = (uint8_t)((t + i) % PLAYERS_MAX);
            table.armies[t] = 98;
        }
        cpc_poke(z->cpc, cpc_address(z->cpc, "risk_game"), &table, sizeof table);
        for (int t = 0; t < TERRITORIES; t++) {
            z80_call(z, "map_view_territory", (cpc_call_t){.af = (uint16_t)(t << 8)});
            budget_count(&budget, z->nops);
        }
    }
    budget_print(&budget);
}

/* From every territory in every direction, with all of them to choose from. */
static void directions(z80_t *z) {
    budget_t budget = {.name = "board.steer", .limit = 12000};
    static const risk_mask_t all = {{0xff, 0xff, 0xff, 0xff, 0xff, 0x03}};
    for (uint8_t from = 0; from < TERRITORIES; from++)
        for (uint8_t direction = MAP_CURSOR_LEFT; direction <= MAP_CURSOR_DOWN; direction++) {
            z80_map_cursor(z, from, direction, &all);
            budget_count(&budget, z->nops);
        }
    budget_print(&budget);
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    z80_call(&z, "restarts_swap", (cpc_call_t){0}); /* as cpc_init.s does */
    territories(&z);
    directions(&z);
    z80_call(&z, "map_view_draw", (cpc_call_t){0});
    budget_line("board.draw", "-frames", (z.nops + FRAME - 1) / FRAME, 24);
    z80_close(&z);
    return 0;
}
