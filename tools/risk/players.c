/* Who may sit at a seat. */
#include "players.h"
#include "greedy_player.h"
#include "random_player.h"

static void greedy(const risk_t *game, random_t *random, risk_move_t *move) {
    (void)random;
    greedy_player_move(game, move);
}

static const struct {
    void (*move)(const risk_t *game, random_t *random, risk_move_t *move);
} players[PLAYER_KINDS] = {[PLAYER_RANDOM] = {random_player_move}, [PLAYER_GREEDY] = {greedy}};

const char *const player_words[PLAYER_KINDS + 1] = {[PLAYER_RANDOM] = "random", [PLAYER_GREEDY] = "greedy"};

void player_move(int player, const risk_t *game, random_t *random, risk_move_t *move) {
    if (game->round >= ROUNDS_MAX)
        move->verb = RISK_ABANDON;
    else
        players[player].move(game, random, move);
}
