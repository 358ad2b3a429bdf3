/*  What the board costs on the CPC, in NOPs: bench BOARD.ihx. A frame is 19,968. */
#include "budget.h"
#include "risk.h"
#include "tap.h"
#include "z80.h"

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
        cpc_poke(z->cpc, cpc_address(z->cpc, "risk_table"), &table, sizeof table);
        for (int t = 0; t < TERRITORIES; t++) {
            z80_call(z, "world_territory", (cpc_call_t){.af = (uint16_t)(t << 8)});
            budget_count(&budget, z->nops);
        }
    }
    budget_print(&budget);
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    territories(&z);
    z80_call(&z, "world_draw", (cpc_call_t){0});
    budget_line("board.draw", "-frames", (z.nops + FRAME - 1) / FRAME, 40);
    z80_close(&z);
    return 0;
}
