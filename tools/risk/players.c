/* Who may sit at a seat. */
#include "players.h"
#include "greedy_player.h"
#include "imagine.h"
#include "random_player.h"

const char *const player_words[PLAYER_KINDS + 1] = {[RISK_BOT_EASY] = "easy",
                                                    [RISK_BOT_MEDIUM] = "medium",
                                                    [RISK_BOT_HARD] = "hard",
                                                    [PLAYER_RANDOM] = "random",
                                                    [PLAYER_GREEDY] = "greedy"};

void player_think(int player, const risk_view_t *view, random_t *random, risk_move_t *move) {
    risk_advice_t advice;
    risk_t game;
    if (player < RISK_BOT_LEVELS) {
        risk_bot_think(view, (uint8_t)player, &advice);
        *move = advice.move;
    } else {
        imagine(view, random, &game);
        player_move(player, &game, random, move);
    }
}

/* The machine player, as the game on the CPC asks it. */
static void bot_move(uint8_t level, const risk_t *game, risk_move_t *move) {
    static risk_advice_t advice;
    risk_bot_look(game, &risk_bot_view);
    if (!risk_bot_go_on(&risk_bot_view, level, &advice)) risk_bot_think(&risk_bot_view, level, &advice);
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
        bot_move((uint8_t)player, game, move);
}
