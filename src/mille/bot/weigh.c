/* The third level: see weigh.h. */
#include <string.h>
#include "judge.h"
#include "table.h"
#include "weigh.h"

static const bot_view_t *view;
static mille_events_t events;
static mille_move_t tried, *chosen;
static int16_t best;

/* A trip just completed that may be extended: the hand as it would end, or as it would go on, whichever is better. */
static int16_t judge_extension(void) {
    int16_t stays, goes_on;
    bot_table.finisher = MILLE_TEAM(&bot_table, view->seat);
    bot_table.phase = PHASE_HAND_OVER;
    stays = judge();
    bot_table.finisher = NOBODY;
    bot_table.phase = PHASE_EXTEND;
    tried.verb = MILLE_EXTEND;
    mille_apply(&bot_table, &tried, &events);
    tried.verb = MILLE_PLAY;
    goes_on = judge();
    return stays > goes_on ? stays : goes_on;
}

static void weigh(uint8_t verb) {
    int16_t value;
    tried.verb = verb;
    table_lay(view);
    mille_apply(&bot_table, &tried, &events);
    value = bot_table.phase == PHASE_EXTEND ? judge_extension() : judge();
    if (value <= best) return;
    best = value;
    *chosen = tried;
}

static void weigh_cards(void) {
    const uint8_t *hand = view->table.hand[view->seat];
    mille_legal_t legal;
    uint8_t slot_bit = 1, teams;

    mille_legal(&bot_table, &legal);
    for (; tried.slot < view->table.held[view->seat]; tried.slot++) {
        if (!memchr(hand, hand[tried.slot], tried.slot)) { /* equal cards need not be weighed twice */
            tried.team = MILLE_TEAM(&view->table, view->seat);
            for (teams = view->table.teams; teams; teams--) { /* from our own to the left: no seat is special */
                if (legal.on[tried.team] & slot_bit) weigh(MILLE_PLAY);
                if (++tried.team == view->table.teams) tried.team = 0;
            }
            tried.team = 0;
            weigh(MILLE_DISCARD);
        }
        slot_bit = (uint8_t)(slot_bit << 1);
    }
}

void weigh_moves(const bot_view_t *seen, mille_move_t *move) {
    view = seen;
    chosen = move;
    best = INT16_MIN;
    tried.slot = tried.team = 0;
    judge_view(view);
    switch (view->table.phase) {
    case PHASE_PLAY:
        weigh_cards();
        break;
    case PHASE_COUP:
        weigh(MILLE_COUP);
        weigh(MILLE_DECLINE);
        break;
    default:
        weigh(MILLE_STAY);
        weigh(MILLE_EXTEND);
        break;
    }
}
