/* Invariants of the game by itself: every card is in exactly one place, and an illegal move changes nothing. */
#include <stddef.h>
#include <string.h>

#include "validate.h"
#include "differential.h"

long invariants_refused;

const char *invariants_check(void) {
    int found[CARD_KINDS + 1] = {0};
    for (int i = 0; i < CARD_MAX; i++) {
        uint8_t card = mille_game.sabot[i];
        if (card > CARD_NONE || (card == CARD_NONE) != (i >= mille_game.left))
            return "the sabot has a gap or is too long";
        found[card]++;
    }
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        for (int slot = 0; slot < HAND_MAX; slot++) {
            uint8_t card = mille_game.hand[seat][slot];
            if (card > CARD_NONE || (card == CARD_NONE) != (slot >= mille_game.held[seat])) return "a hand has a gap";
            found[card]++;
        }
    }
    ref_rules_t rules = ref_read_rules(observation_book(mille_game.rules), mille_game.players);
    for (uint8_t card = 0; card < CARD_KINDS; card++) {
        ref_kind_t kind = observation_kind(card);
        if (found[card] + mille_game.seen[card] != ref_copies(kind) - rules.left_out[kind])
            return "a card is missing or duplicated";
    }
    for (int team = 0; team < mille_game.teams; team++) {
        const mille_team_t *side = &mille_game.team[team];
        if (side->coups & ~side->safeties) return "a coup fourré without its safety";
    }
    return mille_validate() == VALID ? NULL : "mille_validate calls the game impossible";
}

/* Whether the move is legal by the observation that both sides share. */
static bool legal(const observation_t *observed, const mille_move_t *move) {
    int phase = observed->phase;
    switch (move->verb) {
    case MILLE_DRAW:
        return phase == REF_TO_DRAW;
    case MILLE_PLAY:
        return phase == REF_TO_PLAY && move->slot < mille_game.held[mille_game.seat] && move->team < mille_game.teams &&
               observed->playable[observation_kind(mille_game.hand[mille_game.seat][move->slot])][move->team] > 0;
    case MILLE_DISCARD:
        return phase == REF_TO_PLAY && move->slot < mille_game.held[mille_game.seat];
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

static const char *try_abandon(void) {
    const mille_t before = mille_game;
    mille_events_t events;
    mille_move_t abandon = {MILLE_ABANDON, 0, 0};
    const char *why = NULL;
    if (mille_apply(&abandon, &events) != REASON_NONE)
        why = "abandoning is refused";
    else if (mille_game.phase != PHASE_MATCH_OVER || mille_game.winner != NOBODY)
        why = "an abandoned match is not over, or won";
    else if (events.count != 1 || events.list[0].kind != EVENT_ABANDON)
        why = "abandoning yields no event";
    else
        why = invariants_check();
    mille_game = before;
    return why;
}

static const char *try_illegal(const mille_move_t *move) {
    const mille_t before = mille_game;
    mille_events_t events;
    mille_reason_t expected = mille_check(move), reason = mille_apply(move, &events);
    invariants_refused++;
    if (reason == REASON_NONE || reason >= REASON_COUNT) return "an illegal move is accepted";
    if (reason != expected) return "check and apply give different reasons";
    if (memcmp(&before, &mille_game, sizeof before) != 0) return "an illegal move has changed the game";
    return events.count == 0 ? NULL : "an illegal move has events";
}

/* Tries abandoning and two dozen moves, most of them illegal, some with meaningless numbers. */
const char *invariants_try_moves(const observation_t *observed, player_t *dice) {
    const char *why = NULL;
    if (observed->phase != REF_MATCH_OVER) why = try_abandon();
    for (int i = 0; i < 24 && why == NULL; i++) {
        mille_move_t move = {(uint8_t)player_roll(dice, MILLE_VERBS + 1), (uint8_t)player_roll(dice, HAND_MAX + 2),
                             (uint8_t)player_roll(dice, TEAMS_MAX + 2)};
        if (i % 2 == 0) move.verb = MILLE_PLAY;
        if (player_roll(dice, 16) == 0) move.slot = (uint8_t)player_roll(dice, 256);
        if (player_roll(dice, 16) == 0) move.team = (uint8_t)player_roll(dice, 256);
        if (player_roll(dice, 16) == 0) move.verb = (uint8_t)player_roll(dice, 256);
        bool accepted = mille_check(&move) == REASON_NONE;
        if (accepted != legal(observed, &move))
            why = accepted ? "an illegal move would be accepted" : "a legal move is refused";
        else if (!accepted)
            why = try_illegal(&move);
    }
    return why;
}
