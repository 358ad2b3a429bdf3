/* The third level: see weigh.h. */
#include <string.h>
#include "weigh.h"
#include "judge.h"

static const bot_view_t *view;
static mille_t table; /* the view after the move being weighed */
static mille_events_t events;
static int16_t best;
static mille_move_t *chosen;

/* A trip just completed that may be extended: the hand as it would end, or as it would go on, whichever is better. */
static int16_t judge_extension(void) {
    int16_t stays, goes_on;
    mille_move_t move;
    move.verb = MILLE_EXTEND;
    table.finisher = MILLE_TEAM(&table, view->seat);
    table.phase = PHASE_HAND_OVER;
    stays = judge(&table);
    table.finisher = NOBODY;
    table.phase = PHASE_EXTEND;
    mille_apply(&table, &move, &events);
    goes_on = judge(&table);
    return stays > goes_on ? stays : goes_on;
}

static void weigh(const mille_move_t *move) {
    int16_t value;
    memcpy(&table, &view->table, sizeof table);
    mille_apply(&table, move, &events);
    value = table.phase == PHASE_EXTEND ? judge_extension() : judge(&table);
    if (value <= best) return;
    best = value;
    *chosen = *move;
}

static void weigh_cards(void) {
    const uint8_t *hand = view->table.hand[view->seat];
    mille_legal_t legal;
    mille_move_t move;
    uint8_t slot_bit = 1, teams;

    mille_legal(&view->table, &legal);
    for (move.slot = 0; move.slot < view->table.held[view->seat]; move.slot++) {
        if (!memchr(hand, hand[move.slot], move.slot)) { /* equal cards need not be weighed twice */
            move.verb = MILLE_PLAY;
            move.team = MILLE_TEAM(&view->table, view->seat);
            for (teams = view->table.teams; teams; teams--) { /* from our own to the left: no seat is special */
                if (legal.on[move.team] & slot_bit) weigh(&move);
                if (++move.team == view->table.teams) move.team = 0;
            }
            move.verb = MILLE_DISCARD;
            move.team = 0;
            weigh(&move);
        }
        slot_bit = (uint8_t)(slot_bit << 1);
    }
}

void weigh_moves(const bot_view_t *seen, mille_move_t *move) {
    mille_move_t answer;
    view = seen;
    chosen = move;
    best = INT16_MIN;
    judge_view(view);
    answer.slot = answer.team = 0;
    switch (view->table.phase) {
    case PHASE_PLAY:
        weigh_cards();
        break;
    case PHASE_COUP:
        answer.verb = MILLE_COUP;
        weigh(&answer);
        answer.verb = MILLE_DECLINE;
        weigh(&answer);
        break;
    default:
        answer.verb = MILLE_STAY;
        weigh(&answer);
        answer.verb = MILLE_EXTEND;
        weigh(&answer);
        break;
    }
}
