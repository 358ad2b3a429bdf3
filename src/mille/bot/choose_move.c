/* From a view to a move. */
#include <string.h>
#include "heuristics.h"
#include "explain.h"
#include "bot_table.h"
#include "search.h"

#ifndef __SDCC
mille_t bot_table;
#endif
static mille_t before; /* the table as it was before the thought */

void bot_table_lay(const bot_view_t *view) {
    memcpy(&bot_table, &view->table, sizeof bot_table);
}

/* For phases in which nothing is decided, and the players of habit where they always say the same. */
static const uint8_t verb_of_phase[] = {
    [PHASE_DRAW] = MILLE_DRAW,   [PHASE_PLAY] = MILLE_PLAY,      [PHASE_COUP] = MILLE_COUP,
    [PHASE_EXTEND] = MILLE_STAY, [PHASE_HAND_OVER] = MILLE_NEXT, [PHASE_MATCH_OVER] = MILLE_NEXT,
};

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    mille_move_t *move = &advice->move;
    uint8_t phase = view->table.phase;

    move->verb = verb_of_phase[phase];
    move->slot = move->team = 0;
    memcpy(&before, &bot_table, sizeof before);
    bot_table_lay(view);
    if (level == BOT_HARD && phase >= PHASE_PLAY && phase <= PHASE_EXTEND)
        search_moves(view, move);
    else if (phase == PHASE_PLAY)
        heuristics_play(level, move);
    else if (phase == PHASE_EXTEND)
        move->verb = heuristics_extend(level);
    bot_table_lay(view);
    advice->why = explain_explain(move);
    memcpy(&bot_table, &before, sizeof before);
}
