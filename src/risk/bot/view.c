/* What a seat may see, and not a card more. */
#include <string.h>
#include "bot.h"

/* Own cards into the hand, those of others as numbers. */
static void count_cards(const risk_t *game, bot_view_t *view) {
    const uint8_t *places = game->card;
    uint8_t left = CARDS, *hand = view->hand;
    do {
        if (*places < PLAYERS_MAX) { /* else it is in the pack, or handed in */
            view->held[*places]++;
            if (*places == game->seat) *hand++ = (uint8_t)(CARDS - left);
        }
        places++;
    } while (--left);
}

void bot_look(const risk_t *game, bot_view_t *view) {
    uint8_t seat = game->seat;
    memcpy(view->armies, game->armies, sizeof view->armies);
    memcpy(view->owner, game->owner, sizeof view->owner);
    memset(view->hand, NOWHERE, sizeof view->hand);
    memset(view->held, 0, sizeof view->held);
    count_cards(game, view);
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
