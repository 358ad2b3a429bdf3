/* Validating the current game: on the PC only. */
#include <stdbool.h>
#include <string.h>
#include "validate.h"

#define HAND_KEPT  (HAND_FULL - 1)         /* after the sets of a turn, or of an elimination */
#define HAND_TAKEN (HAND_KEPT + HAND_FULL) /* with the cards of a rival, before a set is handed in */

static unsigned bit_of(uint8_t seat) {
    return 1u << seat;
}

static bool alive(uint8_t seat) {
    return seat < risk_game.players && RISK_ALIVE(seat);
}

static bool setting_up(void) {
    return risk_game.phase == PHASE_CLAIM || risk_game.phase == PHASE_DEPLOY ||
           (risk_game.phase == PHASE_OVER && !risk_game.round);
}

static bool players_fit(void) {
    if (risk_game.players < PLAYERS_MIN || risk_game.players > PLAYERS_MAX || (risk_game.options & ~RISK_OPTION_BITS))
        return false;
    if (risk_game.phase > PHASE_OVER || !alive(risk_game.seat) || !alive(risk_game.turn)) return false;
    unsigned everybody = bit_of(risk_game.players) - 1;
    if (risk_game.starter >= risk_game.players || (risk_game.alive & ~everybody) || risk_game.captured > 1)
        return false;
    return setting_up() == !risk_game.round;
}

/* ---- cards ---- */

/* The longest hand a seat can have now. */
static unsigned hand_limit(uint8_t seat) {
    if (!alive(seat)) return 0;
    if (seat != risk_game.turn) return HAND_FULL;
    if (risk_game.phase == PHASE_TRADE) return risk_game.captured ? HAND_TAKEN : HAND_FULL;
    return risk_game.phase == PHASE_OVER ? HAND_TAKEN : HAND_KEPT;
}

static bool cards_fit(void) {
    unsigned at[IN_DISCARD + 1] = {0};
    for (int card = 0; card < CARDS; card++) {
        if (risk_game.card[card] > IN_DISCARD) return false;
        at[risk_game.card[card]]++;
    }
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++)
        if (at[seat] > hand_limit(seat)) return false;
    if (at[IN_PACK] == 0 || risk_game.sets > SETS_MAX) return false;
    /* Three cards a set, and a shuffle takes them all. */
    if (at[IN_DISCARD] > 3u * risk_game.sets || at[IN_DISCARD] % 3) return false;
    return !setting_up() || (at[IN_PACK] == CARDS && risk_game.sets == 0);
}

/* ---- territories ---- */

/* In the set-up seats take turns, so the first ones hold one territory more than the others, or as many. */
static bool claims_fit(void) {
    unsigned taken = TERRITORIES - risk_territories(NOBODY), all = taken;
    for (uint8_t n = 0; n < risk_game.players; n++) {
        unsigned rest = (unsigned)(risk_game.players - n), mine = (all + rest - 1) / rest;
        if (risk_territories((uint8_t)((risk_game.starter + n) % risk_game.players)) != mine) return false;
        all -= mine;
    }
    if (risk_game.phase != PHASE_CLAIM) return taken == TERRITORIES || risk_game.phase == PHASE_OVER;
    return !(risk_game.options & RISK_OPTION_DEAL) && taken < TERRITORIES &&
           risk_game.seat == (risk_game.starter + taken) % risk_game.players;
}

static bool owners_fit(void) {
    for (int t = 0; t < TERRITORIES; t++)
        if (risk_game.owner[t] != NOBODY && !alive(risk_game.owner[t])) return false;
    if (setting_up()) return risk_game.alive == bit_of(risk_game.players) - 1 && claims_fit();
    if (risk_territories(NOBODY)) return false;
    /* A seat without territories that is not eliminated: only in PHASE_ADVANCE, or in a game that is won. */
    unsigned empty = 0;
    for (uint8_t seat = 0; seat < risk_game.players; seat++)
        empty += alive(seat) && risk_territories(seat) == 0;
    if (risk_territories(risk_game.turn) == 0 || empty > 1) return false;
    return !empty || risk_game.phase == PHASE_ADVANCE || risk_game.phase == PHASE_OVER;
}

/* ---- armies ---- */

static bool left_fits(void) {
    static const uint8_t each[PLAYERS_MAX + 1] = {0, 0, 50, 35, 30, 25, 20};
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++) {
        unsigned mine = seat < risk_game.players && setting_up() ? each[risk_game.players] - risk_armies(seat) : 0;
        if (risk_game.left[seat] != mine) return false;
    }
    return true;
}

/* Seats place in turn from the starter: the seat to act has placed no more than any other, those before it in the round
 * one more. */
static bool order_fits(void) {
    unsigned mine = risk_armies(risk_game.seat) - risk_territories(risk_game.seat);
    for (unsigned n = 0, passed = 0; n < risk_game.players; n++) {
        uint8_t seat = (uint8_t)((risk_game.starter + n) % risk_game.players);
        unsigned placed = risk_armies(seat) - risk_territories(seat);
        passed |= seat == risk_game.seat;
        if (placed != (passed ? mine : mine + 1) && risk_game.left[seat]) return false;
    }
    return risk_game.left[risk_game.seat] > 0;
}

static bool armies_fit(void) {
    for (int t = 0; t < TERRITORIES; t++) {
        bool just_taken = risk_game.phase == PHASE_ADVANCE && t == risk_game.to;
        if (!just_taken && (risk_game.owner[t] == NOBODY) != (risk_game.armies[t] == 0) &&
            risk_game.phase != PHASE_OVER)
            return false;
        if (just_taken && risk_game.armies[t]) return false;
        if (risk_game.phase == PHASE_CLAIM && risk_game.armies[t] > 1) return false;
    }
    for (uint8_t seat = 0; seat < risk_game.players; seat++) {
        uint32_t sum = seat == risk_game.turn ? risk_game.pool : 0;
        for (int t = 0; t < TERRITORIES; t++)
            sum += risk_game.owner[t] == seat ? risk_game.armies[t] : 0u;
        if (sum > BOX_ARMIES) return false;
    }
    return left_fits() && (risk_game.phase != PHASE_DEPLOY || order_fits());
}

/* ---- the turn ---- */

static bool can_leave(bool to_own) {
    for (int t = 0; t < TERRITORIES; t++) {
        if (risk_game.owner[t] != risk_game.turn || risk_game.armies[t] < 2) continue;
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++)
            if ((risk_game.owner[*near] == risk_game.turn) == to_own) return true;
    }
    return false;
}

/* An attack is under way: are base and target possible? */
static bool attack_fits(void) {
    bool defend = risk_game.phase == PHASE_DEFEND;
    if (risk_game.from >= TERRITORIES || risk_game.to >= TERRITORIES || !risk_adjacent(risk_game.from, risk_game.to))
        return false;
    if (risk_game.owner[risk_game.from] != risk_game.turn || risk_game.dice < 1 || risk_game.dice > ATTACK_DICE_MAX)
        return false;
    if (defend)
        return (risk_game.options & RISK_OPTION_ASK_DEFENDER) && risk_game.owner[risk_game.to] == risk_game.seat &&
               risk_game.seat != risk_game.turn && risk_game.armies[risk_game.to] >= DEFEND_DICE_MAX &&
               risk_game.armies[risk_game.from] > risk_game.dice;
    return risk_game.owner[risk_game.to] == risk_game.turn && risk_game.captured &&
           risk_game.armies[risk_game.from] > risk_game.dice + 1u;
}

/* There is no PHASE_ADVANCE without a rival: the last advance is made at once. */
static bool rivals_left(void) {
    return risk_territories(risk_game.turn) < TERRITORIES;
}

static bool turn_fits(void) {
    bool fighting = risk_game.phase == PHASE_DEFEND || risk_game.phase == PHASE_ADVANCE;
    if (!fighting && (risk_game.from != NOWHERE || risk_game.to != NOWHERE || risk_game.dice)) return false;
    if (risk_game.phase != PHASE_DEFEND && risk_game.seat != risk_game.turn && risk_game.phase != PHASE_OVER)
        return false;
    if ((risk_game.winner != NOBODY) != (risk_game.phase == PHASE_OVER && !rivals_left())) return false;
    if (risk_game.winner != NOBODY)
        return risk_game.winner == risk_game.turn && risk_game.alive == bit_of(risk_game.turn);
    if (setting_up()) return risk_game.pool == 0 && !risk_game.captured;
    if (risk_game.phase == PHASE_OVER) return true;
    if (!rivals_left() || (risk_game.pool && risk_game.phase != PHASE_TRADE && risk_game.phase != PHASE_PLACE))
        return false;
    switch (risk_game.phase) {
    case PHASE_TRADE:
        return risk_has_set(risk_game.turn);
    case PHASE_PLACE:
        return risk_game.pool > 0;
    case PHASE_ATTACK:
        return can_leave(false);
    case PHASE_MOVE:
        return can_leave(true);
    default:
        return attack_fits();
    }
}

risk_invalid_t risk_validate(void) {
    if (!players_fit()) return INVALID_PLAYERS;
    if (!cards_fit()) return INVALID_CARDS;
    if (!owners_fit()) return INVALID_OWNERS;
    if (!armies_fit()) return INVALID_ARMIES;
    return turn_fits() ? VALID : INVALID_TURN;
}
