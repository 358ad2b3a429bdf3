/* Who may sit at a seat. */
#include "players.h"
#include "greedy_player.h"
#include "determinize.h"
#include "random_player.h"
#include "rollout.h"

#define ROLLOUT_DEALS 24 /* tried for each decision */

const char *const player_words[PLAYER_KINDS + 1] = {
    [RISK_BOT_EASY] = "easy",   [RISK_BOT_MEDIUM] = "medium", [RISK_BOT_HARD] = "hard",
    [PLAYER_RANDOM] = "random", [PLAYER_GREEDY] = "greedy",   [PLAYER_SEARCH] = "search"};

void player_think(int player, const bot_view_t *view, random_t *random, risk_move_t *move) {
    bot_advice_t advice;
    risk_t game;
    if (player < RISK_BOT_LEVELS) {
        bot_think(view, (uint8_t)player, &advice);
        *move = advice.move;
#ifndef __SDCC /* the lockstep has players too, but no Z80 has the time for this one */
    } else if (player == PLAYER_SEARCH) {
        rollout_think(view, ROLLOUT_DEALS, random, move);
#endif
    } else {
        determinize(view, random, &game);
        player_move(player, &game, random, move);
    }
}

/* The machine player, as the game on the CPC asks it; the one that searches goes on with its attacks the same way. */
static void bot_move(int player, const risk_t *game, random_t *random, risk_move_t *move) {
    static bot_advice_t advice;
    bot_view_t view;
    uint8_t level = player == PLAYER_SEARCH ? RISK_BOT_HARD : (uint8_t)player;
    bot_look(game, &view);
    if (!bot_go_on(&view, level, &advice)) player_think(player, &view, random, &advice.move);
    *move = advice.move;
}

void player_move(int player, const risk_t *game, random_t *random, risk_move_t *move) {
    if (game->round >= ROUNDS_MAX)
        move->verb = RISK_ABANDON;
    else if (player == PLAYER_RANDOM)
        random_player_move(game, random, move);
    else if (player == PLAYER_GREEDY)
        greedy_player_move(game, move);
    else
        bot_move(player, game, random, move);
}
