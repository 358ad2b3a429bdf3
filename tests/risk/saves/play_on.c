/* Playing on with invariants that do not use the code they check. */
#include <string.h>
#include "validate.h"
#include "play_on.h"
#include "random_player.h"

/* Every card is somewhere, every territory has an army and an owner who is not eliminated, and every army is from a
 * box. */
static const char *watch(void) {
    uint32_t armies[PLAYERS_MAX] = {0};
    for (int card = 0; card < CARDS; card++)
        if (risk_game.card[card] > IN_DISCARD) return "a card is nowhere";
    if (risk_game.phase == PHASE_CLAIM || risk_game.phase == PHASE_DEPLOY || risk_game.phase == PHASE_OVER) return NULL;
    for (int t = 0; t < TERRITORIES; t++) {
        if (risk_game.owner[t] >= risk_game.players || !(risk_game.alive >> risk_game.owner[t] & 1))
            return "a territory without an owner";
        if (risk_game.armies[t] == 0 && !(risk_game.phase == PHASE_ADVANCE && risk_game.to == t))
            return "an empty territory";
        armies[risk_game.owner[t]] += risk_game.armies[t];
    }
    for (int seat = 0; seat < risk_game.players; seat++)
        if (armies[seat] > BOX_ARMIES) return "more armies than a box has";
    return NULL;
}

const char *play_any(const risk_move_t *move) {
    risk_t before = risk_game;
    risk_events_t events;
    risk_reason_t expected = risk_check(move), reason = risk_apply(move, &events);
    if (reason != expected) return "risk_check and risk_apply disagree";
    if (reason >= REASON_COUNT) return "no such reason";
    if (events.count > EVENTS_MAX) return "too many events";
    if (reason != REASON_NONE) {
        if (events.count) return "an illegal move has events";
        return memcmp(&before, &risk_game, sizeof before) ? "an illegal move changed the game" : NULL;
    }
    if (risk_validate() != VALID) return "a legal move led to an invalid game";
    return watch();
}

const char *play_on(random_t *random, int moves) {
    risk_move_t move;
    while (moves-- > 0 && risk_game.phase != PHASE_OVER) {
        if (moves % 4 == 0)
            move = (risk_move_t){random_below(random, RISK_ABANDON), random_below(random, 46), random_below(random, 46),
                                 random_below(random, 46), random_below(random, 7)};
        else
            random_player_move(random, &move);
        const char *wrong = play_any(&move);
        if (wrong) return wrong;
    }
    return NULL;
}
