/* From a view to a move. */
#include "bot.h"
#include "habits.h"
#include "sense.h"

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    const mille_t *table = &view->table;
    mille_move_t *move = &advice->move;

    if (level > BOT_MEDIUM) level = BOT_MEDIUM; /* the sound player is the strongest there is so far */
    move->slot = move->team = 0;
    switch (table->phase) {
    case PHASE_DRAW:
        move->verb = MILLE_DRAW;
        break;
    case PHASE_PLAY:
        habits_play(table, level, move);
        break;
    case PHASE_COUP:
        move->verb = MILLE_COUP;
        break;
    case PHASE_EXTEND:
        move->verb = habits_extend(table, level) ? MILLE_EXTEND : MILLE_STAY;
        break;
    default:
        move->verb = MILLE_NEXT;
        break;
    }
    advice->why = sense_explain(table, move);
}
