/* Invariants, written without the help of the code they watch over. */
#include <string.h>
#include "validate.h"
#include "play_on.h"
#include "random_player.h"

/* Every card is somewhere, every territory has an owner who is alive and an army, and every army came from a box. */
static const char *watch(const risk_t *game) {
    uint32_t armies[PLAYERS_MAX] = {0};
    for (int card = 0; card < CARDS; card++)
        if (game->card[card] > IN_DISCARD) return "a card is nowhere";
    if (game->phase == PHASE_CLAIM || game->phase == PHASE_DEPLOY || game->phase == PHASE_OVER) return NULL;
    for (int t = 0; t < TERRITORIES; t++) {
        if (game->owner[t] >= game->players || !(game->alive >> game->owner[t] & 1))
            return "a territory without an owner";
        if (game->armies[t] == 0 && !(game->phase == PHASE_ADVANCE && game->to == t)) return "an empty territory";
        armies[game->owner[t]] += game->armies[t];
    }
    for (int seat = 0; seat < game->players; seat++)
        if (armies[seat] > BOX_ARMIES) return "more armies than a box has";
    return NULL;
}

const char *play_any(risk_t *game, const risk_move_t *move) {
    risk_t before = *game;
    risk_events_t events;
    risk_reason_t expected = risk_check(game, move), reason = risk_apply(game, move, &events);
    if (reason != expected) return "risk_check and risk_apply disagree";
    if (reason >= REASON_COUNT) return "no such reason";
    if (events.count > EVENTS_MAX) return "too many events";
    if (reason != REASON_NONE) {
        if (events.count) return "an illegal move has events";
        return memcmp(&before, game, sizeof before) ? "an illegal move changed the game" : NULL;
    }
    if (risk_validate(game) != VALID) return "a legal move led to a game that cannot be";
    return watch(game);
}

const char *play_on(risk_t *game, random_t *random, int moves) {
    risk_move_t move;
    while (moves-- > 0 && game->phase != PHASE_OVER) {
        if (moves % 4 == 0)
            move = (risk_move_t){random_below(random, RISK_ABANDON), random_below(random, 46), random_below(random, 46),
                                 random_below(random, 46), random_below(random, 7)};
        else
            random_player_move(game, random, &move);
        const char *wrong = play_any(game, &move);
        if (wrong) return wrong;
    }
    return NULL;
}
