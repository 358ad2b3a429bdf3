/* The players of the PC, by number. */
#include "players.h"
#include "random_player.h"
#include "rollout.h"

#define ROLLOUT_DEALS 100 /* tried for each decision */

const char *const player_words[PLAYER_KINDS + 1] = {[BOT_EASY] = "easy",
                                                    [BOT_MEDIUM] = "medium",
                                                    [BOT_HARD] = "hard",
                                                    [PLAYER_RANDOM] = "random",
                                                    [PLAYER_SEARCH] = "search",
                                                    [PLAYER_STYLES + STYLE_HOARDER] = "hoarder",
                                                    [PLAYER_STYLES + STYLE_ATTACKER] = "attacker",
                                                    [PLAYER_STYLES + STYLE_RACER] = "racer",
                                                    [PLAYER_STYLES + STYLE_COUNTER] = "counter"};

void player_think(int player, const bot_view_t *view, random_t *random, mille_move_t *move) {
    const mille_t *table = &view->table;
    bot_advice_t advice;
    if (player == PLAYER_RANDOM) {
        const mille_t game = mille_game;
        mille_game = *table;
        random_player_move(random, move);
        mille_game = game;
    } else if (player >= PLAYER_STYLES) {
        style_think(player - PLAYER_STYLES, view, move);
    } else if (player == PLAYER_SEARCH && table->phase >= PHASE_PLAY && table->phase <= PHASE_EXTEND) {
        rollout_think(view, ROLLOUT_DEALS, random, move);
    } else {
        bot_think(view, player == PLAYER_SEARCH ? BOT_HARD : (uint8_t)player, &advice);
        *move = advice.move;
    }
}

void player_move(int player, random_t *random, mille_move_t *move) {
    bot_view_t view;
    bot_look(mille_game.seat, &view);
    player_think(player, &view, random, move);
}
