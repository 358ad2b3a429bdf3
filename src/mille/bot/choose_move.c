/* The entry of the machine player: from a view to a move. */
#include <string.h>
#include "heuristics.h"
#include "explain.h"
#include "search.h"
#include "view.h"

static mille_t before; /* the game while the view stands in its place */

/* The verb where nothing is decided, or where the lower levels always decide the same. */
static const uint8_t verb_of_phase[] = {
    [PHASE_DRAW] = MILLE_DRAW,   [PHASE_PLAY] = MILLE_PLAY,      [PHASE_COUP] = MILLE_COUP,
    [PHASE_EXTEND] = MILLE_STAY, [PHASE_HAND_OVER] = MILLE_NEXT, [PHASE_MATCH_OVER] = MILLE_NEXT,
};

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    mille_move_t *move = &advice->move;
    uint8_t phase = view->table.phase;

    move->verb = verb_of_phase[phase];
    move->slot = move->team = 0;
    memcpy(&before, &mille_game, sizeof before);
    view_lay(view);
    if (level == BOT_HARD && phase >= PHASE_PLAY && phase <= PHASE_EXTEND)
        search_moves(view, move);
    else if (phase == PHASE_PLAY)
        heuristics_play(level, move);
    else if (phase == PHASE_EXTEND)
        move->verb = heuristics_extend(level);
    view_lay(view);
    advice->why = explain_move(move);
    memcpy(&mille_game, &before, sizeof before);
}
