/* A complete game that fits a view. */
#include <string.h>
#include "determinize.h"

static void deal_cards(const bot_view_t *view, random_t *random, risk_t *game) {
    uint8_t left = CARDS;
    memset(game->card, IN_PACK, sizeof game->card);
    for (uint8_t i = 0; i < view->held[view->seat]; i++, left--)
        game->card[view->hand[i]] = view->seat;
    for (uint8_t seat = 0; seat < view->players; seat++)
        for (uint8_t n = seat == view->seat ? 0 : view->held[seat]; n; n--, left--) {
            uint8_t nth = random_below(random, left), card = 0;
            while (game->card[card] != IN_PACK || nth--)
                card++;
            game->card[card] = seat;
        }
}

void determinize(const bot_view_t *view, random_t *random, risk_t *game) {
    memset(game, 0, sizeof *game);
    random_seed(&game->random, (uint32_t)random_next(random) << 16 | random_next(random));
    memcpy(game->armies, view->armies, sizeof game->armies);
    memcpy(game->owner, view->owner, sizeof game->owner);
    game->pool = view->pool;
    game->sets = view->sets;
    game->players = view->players;
    game->phase = view->phase;
    game->seat = view->seat;
    game->captured = view->captured;
    game->from = view->from;
    game->to = view->to;
    game->dice = view->dice;
    game->winner = NOBODY;
    game->turn = view->phase == PHASE_DEFEND ? view->owner[view->from] : view->seat;
    game->starter = game->turn;
    for (int t = 0; t < TERRITORIES; t++)
        if (view->owner[t] != NOBODY) game->alive |= (uint8_t)(1 << view->owner[t]);
    if (view->phase <= PHASE_DEPLOY) {
        game->alive = (uint8_t)((1 << view->players) - 1);
        memset(game->left, view->pool ? view->pool & 0xff : 1, view->players);
        game->pool = 0;
    } else {
        game->round = 1;
    }
    deal_cards(view, random, game);
}
