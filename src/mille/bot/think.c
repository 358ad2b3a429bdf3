/* From a view to a move. */
#include <string.h>
#include "habits.h"
#include "sense.h"
#include "table.h"
#include "weigh.h"

#ifndef __SDCC
mille_t bot_table;
#endif
static mille_t kept; /* the table as it was before the thought */

void table_lay(const bot_view_t *view) {
    memcpy(&bot_table, &view->table, sizeof bot_table);
}

/* For phases in which nothing is decided, and the players of habit where they always say the same. */
static const uint8_t verb_of_phase[] = {MILLE_DRAW, MILLE_PLAY, MILLE_COUP, MILLE_STAY, MILLE_NEXT, MILLE_NEXT};

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    mille_move_t *move = &advice->move;
    uint8_t phase = view->table.phase;

    move->verb = verb_of_phase[phase];
    move->slot = move->team = 0;
    memcpy(&kept, &bot_table, sizeof kept);
    table_lay(view);
    if (level == BOT_HARD && phase >= PHASE_PLAY && phase <= PHASE_EXTEND)
        weigh_moves(view, move);
    else if (phase == PHASE_PLAY)
        habits_play(level, move);
    else if (phase == PHASE_EXTEND)
        move->verb = habits_extend(level);
    table_lay(view);
    advice->why = sense_explain(move);
    memcpy(&bot_table, &kept, sizeof kept);
}
