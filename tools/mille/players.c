/* Who may sit at a seat. */
#include "players.h"
#include "random_player.h"
#include "search.h"

#define SEARCH_DEALS 100 /* tried for each decision */

const char *const player_words[PLAYER_KINDS + 1] = {[BOT_EASY] = "easy",
                                                    [BOT_MEDIUM] = "medium",
                                                    [BOT_HARD] = "hard",
                                                    [PLAYER_RANDOM] = "random",
                                                    [PLAYER_SEARCH] = "search"};

void player_move(int player, const mille_t *game, random_t *random, mille_move_t *move) {
    bot_view_t view;
    bot_advice_t advice;
    if (player == PLAYER_RANDOM) {
        random_player_move(game, random, move);
        return;
    }
    bot_look(game, game->seat, &view);
    if (player == PLAYER_SEARCH && game->phase >= PHASE_PLAY && game->phase <= PHASE_EXTEND) {
        search_think(&view, SEARCH_DEALS, random, move);
        return;
    }
    bot_think(&view, player == PLAYER_SEARCH ? BOT_HARD : (uint8_t)player, &advice);
    *move = advice.move;
}
