/* Is this a game that can be? On the PC only, so written for a reader and not for a Z80. */
#include <stdbool.h>
#include <string.h>
#include "validate.h"

#define HAND_AT_REST 6 /* five kept after an elimination, and the card of that turn */

static unsigned bit_of(uint8_t seat) {
    return 1u << seat;
}

static bool alive(const risk_t *game, uint8_t seat) {
    return seat < game->players && RISK_ALIVE(game, seat);
}

static bool setting_up(const risk_t *game) {
    return game->phase == PHASE_CLAIM || game->phase == PHASE_DEPLOY || (game->phase == PHASE_OVER && !game->round);
}

static bool players_fit(const risk_t *game) {
    if (game->players < PLAYERS_MIN || game->players > PLAYERS_MAX || (game->options & ~OPTION_BITS)) return false;
    if (game->phase > PHASE_OVER || !alive(game, game->seat) || !alive(game, game->turn)) return false;
    unsigned everybody = bit_of(game->players) - 1;
    if (game->starter >= game->players || (game->alive & ~everybody) || game->captured > 1) return false;
    return setting_up(game) == !game->round;
}

/* ---- cards ---- */

/* The longest hand a seat can have now. */
static unsigned hand_limit(const risk_t *game, uint8_t seat) {
    if (!alive(game, seat)) return 0;
    if (seat != game->turn) return HAND_AT_REST;
    if (game->phase == PHASE_TRADE) return game->captured ? HAND_MAX : HAND_AT_REST;
    return game->phase == PHASE_OVER ? HAND_MAX : HAND_FULL;
}

static bool cards_fit(const risk_t *game) {
    unsigned at[IN_DISCARD + 1] = {0};
    for (int card = 0; card < CARDS; card++) {
        if (game->card[card] > IN_DISCARD) return false;
        at[game->card[card]]++;
    }
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++)
        if (at[seat] > hand_limit(game, seat)) return false;
    if (at[IN_PACK] == 0 || game->sets > SETS_MAX) return false;
    /* Three cards a set, and a shuffle takes them all. */
    if (at[IN_DISCARD] > 3u * game->sets || at[IN_DISCARD] % 3) return false;
    return !setting_up(game) || (at[IN_PACK] == CARDS && game->sets == 0);
}

/* ---- territories ---- */

static unsigned held(const risk_t *game, uint8_t seat) {
    return risk_territories(game, seat);
}

/* In the set-up seats take turns, so that the seats from the first on hold one more than the others, or as many. */
static bool claims_fit(const risk_t *game) {
    unsigned taken = TERRITORIES - held(game, NOBODY), all = taken;
    for (uint8_t n = 0; n < game->players; n++) {
        unsigned rest = (unsigned)(game->players - n), mine = (all + rest - 1) / rest;
        if (held(game, (uint8_t)((game->starter + n) % game->players)) != mine) return false;
        all -= mine;
    }
    if (game->phase != PHASE_CLAIM) return taken == TERRITORIES || game->phase == PHASE_OVER;
    return !(game->options & OPTION_DEAL) && taken < TERRITORIES &&
           game->seat == (game->starter + taken) % game->players;
}

static bool owners_fit(const risk_t *game) {
    for (int t = 0; t < TERRITORIES; t++)
        if (game->owner[t] != NOBODY && !alive(game, game->owner[t])) return false;
    if (setting_up(game)) return game->alive == bit_of(game->players) - 1 && claims_fit(game);
    if (held(game, NOBODY)) return false;
    /* Only in PHASE_ADVANCE one more may have lost everything, and after the last such advance that seat has won. */
    unsigned empty = 0;
    for (uint8_t seat = 0; seat < game->players; seat++)
        empty += alive(game, seat) && held(game, seat) == 0;
    if (held(game, game->turn) == 0 || empty > 1) return false;
    return !empty || game->phase == PHASE_ADVANCE || game->phase == PHASE_OVER;
}

/* ---- armies ---- */

static bool left_fits(const risk_t *game) {
    static const uint8_t each[PLAYERS_MAX + 1] = {0, 0, 50, 35, 30, 25, 20};
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++) {
        unsigned mine = seat < game->players && setting_up(game) ? each[game->players] - risk_armies(game, seat) : 0;
        if (game->left[seat] != mine) return false;
    }
    return true;
}

/* Placing goes round from the starter: who is about to place has placed no more than anybody, and those before him in the
 * round one more. */
static bool order_fits(const risk_t *game) {
    unsigned mine = risk_armies(game, game->seat) - held(game, game->seat);
    for (unsigned n = 0, passed = 0; n < game->players; n++) {
        uint8_t seat = (uint8_t)((game->starter + n) % game->players);
        unsigned placed = risk_armies(game, seat) - held(game, seat);
        passed |= seat == game->seat;
        if (placed != (passed ? mine : mine + 1) && game->left[seat]) return false;
    }
    return game->left[game->seat] > 0;
}

static bool armies_fit(const risk_t *game) {
    for (int t = 0; t < TERRITORIES; t++) {
        bool just_taken = game->phase == PHASE_ADVANCE && t == game->to;
        if (!just_taken && (game->owner[t] == NOBODY) != (game->armies[t] == 0) && game->phase != PHASE_OVER)
            return false;
        if (just_taken && game->armies[t]) return false;
        if (game->phase == PHASE_CLAIM && game->armies[t] > 1) return false;
    }
    for (uint8_t seat = 0; seat < game->players; seat++) {
        uint32_t sum = seat == game->turn ? game->pool : 0;
        for (int t = 0; t < TERRITORIES; t++)
            sum += game->owner[t] == seat ? game->armies[t] : 0u;
        if (sum > BOX_ARMIES) return false;
    }
    return left_fits(game) && (game->phase != PHASE_DEPLOY || order_fits(game));
}

/* ---- the turn ---- */

static bool can_leave(const risk_t *game, bool to_own) {
    for (int t = 0; t < TERRITORIES; t++) {
        if (game->owner[t] != game->turn || game->armies[t] < 2) continue;
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++)
            if ((game->owner[*near] == game->turn) == to_own) return true;
    }
    return false;
}

/* An attack is under way: base and target are such that it can be. */
static bool attack_fits(const risk_t *game) {
    bool defend = game->phase == PHASE_DEFEND;
    if (game->from >= TERRITORIES || game->to >= TERRITORIES || !risk_adjacent(game->from, game->to)) return false;
    if (game->owner[game->from] != game->turn || game->dice < 1 || game->dice > ATTACK_DICE_MAX) return false;
    if (defend)
        return (game->options & OPTION_ASK_DEFENDER) && game->owner[game->to] == game->seat &&
               game->seat != game->turn && game->armies[game->to] >= DEFEND_DICE_MAX &&
               game->armies[game->from] > game->dice;
    return game->owner[game->to] == game->turn && game->captured && game->armies[game->from] > game->dice + 1u;
}

/* PHASE_ADVANCE with nobody left to fight does not occur: the last advance is made at once. */
static bool rivals_left(const risk_t *game) {
    return held(game, game->turn) < TERRITORIES;
}

static bool turn_fits(const risk_t *game) {
    bool fighting = game->phase == PHASE_DEFEND || game->phase == PHASE_ADVANCE;
    if (!fighting && (game->from != NOWHERE || game->to != NOWHERE || game->dice)) return false;
    if (game->phase != PHASE_DEFEND && game->seat != game->turn && game->phase != PHASE_OVER) return false;
    if ((game->winner != NOBODY) != (game->phase == PHASE_OVER && !rivals_left(game))) return false;
    if (game->winner != NOBODY) return game->winner == game->turn && game->alive == bit_of(game->turn);
    if (setting_up(game)) return game->pool == 0 && !game->captured;
    if (game->phase == PHASE_OVER) return true;
    if (!rivals_left(game) || (game->pool && game->phase != PHASE_TRADE && game->phase != PHASE_PLACE)) return false;
    switch (game->phase) {
    case PHASE_TRADE:
        return risk_has_set(game, game->turn);
    case PHASE_PLACE:
        return game->pool > 0;
    case PHASE_ATTACK:
        return can_leave(game, false);
    case PHASE_MOVE:
        return can_leave(game, true);
    default:
        return attack_fits(game);
    }
}

risk_invalid_t risk_validate(const risk_t *game) {
    if (!players_fit(game)) return INVALID_PLAYERS;
    if (!cards_fit(game)) return INVALID_CARDS;
    if (!owners_fit(game)) return INVALID_OWNERS;
    if (!armies_fit(game)) return INVALID_ARMIES;
    return turn_fits(game) ? VALID : INVALID_TURN;
}

file_status_t save_read_strict(risk_t *game, const uint8_t *bytes, uint16_t count) {
    risk_t suspect;
    file_status_t result = save_read(&suspect, bytes, count);
    if (result != FILE_OK) return result;
    if (risk_validate(&suspect) != VALID) return SAVE_IMPOSSIBLE;
    *game = suspect;
    return FILE_OK;
}
