/* A search of one ply: every legal move is made and evaluated. */
#include <string.h>
#include "evaluate.h"
#include "view.h"
#include "search.h"

static const bot_view_t *view;
static mille_events_t events;
static mille_move_t tried, *chosen;
static mille_move_t again; /* a move that brings another turn, as a safety does; MILLE_DRAW: none */
static uint8_t ends;       /* the chosen move lays a card that ends the hand, or may */
static int16_t best;

/* A completed trip that may be extended: the better of ending the hand and going on. */
static int16_t evaluate_extension(void) {
    int16_t stays, goes_on;
    mille_game.finisher = mille_team_of(view->seat);
    mille_game.phase = PHASE_HAND_OVER;
    stays = evaluate();
    mille_game.finisher = NOBODY;
    mille_game.phase = PHASE_EXTEND;
    tried.verb = MILLE_EXTEND;
    mille_apply(&tried, &events);
    tried.verb = MILLE_PLAY;
    goes_on = evaluate();
    return stays > goes_on ? stays : goes_on;
}

static void try_move(uint8_t verb) {
    static uint8_t phase;
    int16_t value;
    tried.verb = verb;
    view_lay(view);
    mille_apply(&tried, &events);
    phase = mille_game.phase;
    if (phase == PHASE_PLAY && mille_game.seat == view->seat) again = tried;
    value = phase == PHASE_EXTEND ? evaluate_extension() : evaluate();
    if (verb == MILLE_PLAY && (phase == PHASE_EXTEND || mille_game.finisher != NOBODY)) value += FINISH_VALUE;
    if (value <= best) return;
    best = value;
    *chosen = tried;
    ends = verb == MILLE_PLAY && phase >= PHASE_EXTEND;
}

static void try_cards(void) {
    const uint8_t *hand = view->table.hand[view->seat];
    mille_legal_t legal;
    uint8_t slot_bit = 1, teams;

    mille_legal(&legal);
    for (; tried.slot < view->table.held[view->seat]; tried.slot++) {
        if (!memchr(hand, hand[tried.slot], tried.slot)) { /* equal cards are tried once */
            tried.team = mille_team_of(view->seat);
            for (teams = view->table.teams; teams;
                 teams--) { /* from our own to the left, so that no seat has an advantage */
                if (legal.on[tried.team] & slot_bit) try_move(MILLE_PLAY);
                if (++tried.team == view->table.teams) tried.team = 0;
            }
            tried.team = 0;
            try_move(MILLE_DISCARD);
        }
        slot_bit = (uint8_t)(slot_bit << 1);
    }
}

void search_moves(const bot_view_t *seen, mille_move_t *move) {
    view = seen;
    chosen = move;
    best = INT16_MIN;
    tried.slot = tried.team = 0;
    evaluate_view(view);
    switch (view->table.phase) {
    case PHASE_PLAY:
        again.verb = MILLE_DRAW;
        try_cards();
        if (ends && again.verb == MILLE_PLAY)
            *chosen = again; /* otherwise the hand would end with those points still held */
        break;
    case PHASE_COUP:
        try_move(MILLE_COUP);
        try_move(MILLE_DECLINE);
        break;
    default:
        try_move(MILLE_STAY);
        try_move(MILLE_EXTEND);
        break;
    }
}
