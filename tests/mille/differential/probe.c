/* What holds for the game by itself: every card is somewhere exactly once, and an illegal move changes nothing. */
#include <stddef.h>
#include <string.h>

#include "validate.h"
#include "differential.h"

long probe_refused;

const char *probe_state(const mille_t *game) {
    int found[CARD_KINDS + 1] = {0};
    for (int i = 0; i < CARD_MAX; i++) {
        uint8_t card = game->sabot[i];
        if (card > CARD_NONE || (card == CARD_NONE) != (i >= game->left)) return "the sabot has a hole or a tail";
        found[card]++;
    }
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        for (int slot = 0; slot < HAND_MAX; slot++) {
            uint8_t card = game->hand[seat][slot];
            if (card > CARD_NONE || (card == CARD_NONE) != (slot >= game->held[seat])) return "a hand has a hole";
            found[card]++;
        }
    }
    ref_rules_t rules = ref_read_rules(observation_book(game->rules), game->players);
    for (uint8_t card = 0; card < CARD_KINDS; card++) {
        ref_kind_t kind = observation_kind(card);
        if (found[card] + game->seen[card] != ref_copies(kind) - rules.left_out[kind])
            return "a card is missing or there twice";
    }
    for (int team = 0; team < game->teams; team++) {
        const mille_team_t *side = &game->team[team];
        if (side->coups & ~side->safeties) return "a coup fourré without its safety";
    }
    return mille_validate(game) == VALID ? NULL : "the game is called impossible";
}

/* Is this move legal by what both have seen? */
static bool legal(const mille_t *game, const observation_t *observed, const mille_move_t *move) {
    int phase = observed->phase;
    switch (move->verb) {
    case MILLE_DRAW:
        return phase == REF_TO_DRAW;
    case MILLE_PLAY:
        return phase == REF_TO_PLAY && move->slot < game->held[game->seat] && move->team < game->teams &&
               observed->playable[observation_kind(game->hand[game->seat][move->slot])][move->team] > 0;
    case MILLE_DISCARD:
        return phase == REF_TO_PLAY && move->slot < game->held[game->seat];
    case MILLE_COUP:
    case MILLE_DECLINE:
        return phase == REF_TO_ANSWER_COUP;
    case MILLE_EXTEND:
    case MILLE_STAY:
        return phase == REF_TO_ANSWER_EXTENSION;
    case MILLE_NEXT:
        return phase == REF_HAND_OVER;
    case MILLE_ABANDON:
        return phase != REF_MATCH_OVER;
    default:
        return false;
    }
}

static const char *probe_abandon(const mille_t *game) {
    mille_t copy = *game;
    mille_events_t events;
    mille_move_t abandon = {MILLE_ABANDON, 0, 0};
    if (mille_apply(&copy, &abandon, &events) != REASON_NONE) return "abandoning is refused";
    if (copy.phase != PHASE_MATCH_OVER || copy.winner != NOBODY) return "an abandoned match is not over, or won";
    if (events.count != 1 || events.list[0].kind != EVENT_ABANDON) return "abandoning is not told";
    return probe_state(&copy);
}

static const char *probe_refusal(const mille_t *game, const mille_move_t *move) {
    mille_t copy;
    mille_events_t events;
    memcpy(&copy, game, sizeof copy);
    mille_reason_t reason = mille_apply(&copy, move, &events);
    probe_refused++;
    if (reason == REASON_NONE || reason >= REASON_COUNT) return "an illegal move is taken";
    if (reason != mille_check(game, move)) return "check and apply give different reasons";
    if (memcmp(&copy, game, sizeof copy) != 0) return "an illegal move has changed the game";
    return events.count == 0 ? NULL : "an illegal move has events";
}

/* Abandoning, and a handful of moves, most of them nonsense, now and then with values that mean nothing at all.
 */
const char *probe_chances(const mille_t *game, const observation_t *observed, player_t *dice) {
    const char *why = NULL;
    if (observed->phase != REF_MATCH_OVER) why = probe_abandon(game);
    for (int i = 0; i < 24 && why == NULL; i++) {
        mille_move_t move = {(uint8_t)player_roll(dice, MILLE_VERBS + 1), (uint8_t)player_roll(dice, HAND_MAX + 2),
                             (uint8_t)player_roll(dice, TEAMS_MAX + 2)};
        if (i % 2 == 0) move.verb = MILLE_PLAY;
        if (player_roll(dice, 16) == 0) move.slot = (uint8_t)player_roll(dice, 256);
        if (player_roll(dice, 16) == 0) move.team = (uint8_t)player_roll(dice, 256);
        if (player_roll(dice, 16) == 0) move.verb = (uint8_t)player_roll(dice, 256);
        bool taken = mille_check(game, &move) == REASON_NONE;
        if (taken != legal(game, observed, &move))
            why = taken ? "an illegal move would be taken" : "a legal move is refused";
        else if (!taken)
            why = probe_refusal(game, &move);
    }
    return why;
}
