/* What a seat may see, and not a card more. */
#include <string.h>
#include "risk_bot.h"

void risk_bot_look(const risk_t *game, risk_view_t *view) {
    uint8_t card, place, seat = game->seat, *hand = view->hand;
    memcpy(view->armies, game->armies, sizeof view->armies);
    memcpy(view->owner, game->owner, sizeof view->owner);
    memset(view->hand, NOWHERE, sizeof view->hand);
    memset(view->held, 0, sizeof view->held);
    for (card = 0; card < CARDS; card++) {
        place = game->card[card];
        if (place >= PLAYERS_MAX) continue;
        view->held[place]++;
        if (place == seat) *hand++ = card;
    }
    view->pool = game->phase <= PHASE_DEPLOY ? game->left[seat] : game->pool;
    view->sets = game->sets;
    view->players = game->players;
    view->seat = seat;
    view->phase = game->phase;
    view->captured = game->captured;
    view->from = game->from;
    view->to = game->to;
    view->dice = game->dice;
}
