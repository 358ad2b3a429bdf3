/* From a view to a move. */
#include "bot.h"
#include "habits.h"
#include "sense.h"
#include "weigh.h"

/* For phases in which nothing is decided, and the players of habit where they always say the same. */
static const uint8_t verb_of_phase[] = {MILLE_DRAW, MILLE_PLAY, MILLE_COUP, MILLE_STAY, MILLE_NEXT, MILLE_NEXT};

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    const mille_t *table = &view->table;
    mille_move_t *move = &advice->move;
    uint8_t decides = table->phase >= PHASE_PLAY && table->phase <= PHASE_EXTEND;

    move->verb = verb_of_phase[table->phase];
    move->slot = move->team = 0;
    if (level == BOT_HARD && decides)
        weigh_moves(view, move);
    else if (table->phase == PHASE_PLAY)
        habits_play(table, level, move);
    else if (table->phase == PHASE_EXTEND && habits_extend(table, level))
        move->verb = MILLE_EXTEND;
    advice->why = sense_explain(table, move);
}
