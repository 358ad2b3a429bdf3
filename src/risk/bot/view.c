/* The view of the seat to act: what this player may see. */
#include <string.h>
#include "bot.h"

/* Own cards go into the hand; of the others only the number is seen. */
static void count_cards(bot_view_t *view) {
    const uint8_t *places = risk_game.card;
    uint8_t left = CARDS, *hand = view->hand;
    do {
        if (*places < PLAYERS_MAX) { /* else it is in the pack or discarded */
            view->held[*places]++;
            if (*places == risk_game.seat) *hand++ = (uint8_t)(CARDS - left);
        }
        places++;
    } while (--left);
}

void bot_look(bot_view_t *view) {
    uint8_t seat = risk_game.seat;
    memcpy(view->armies, risk_game.armies, sizeof view->armies);
    memcpy(view->owner, risk_game.owner, sizeof view->owner);
    memset(view->hand, NOWHERE, sizeof view->hand);
    memset(view->held, 0, sizeof view->held);
    count_cards(view);
    view->pool = risk_game.phase <= PHASE_DEPLOY ? risk_game.left[seat] : risk_game.pool;
    view->sets = risk_game.sets;
    view->players = risk_game.players;
    view->seat = seat;
    view->phase = risk_game.phase;
    view->captured = risk_game.captured;
    view->from = risk_game.from;
    view->to = risk_game.to;
    view->dice = risk_game.dice;
}
