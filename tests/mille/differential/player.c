/* Random play with preferences. */
#include <assert.h>
#include <stddef.h>

#include "player.h"

/* The weights for playing and discarding a card of each family (distance, hazard, remedy, safety), how often of 100 a
 * coup fourré or an extension is called, whether 200s are never played, and whether hazards are saved for the last
 * cards of the draw pile. */
typedef struct {
    int play[4], discard[4];
    int coup, extension;
    bool no_200, strikes_late;
} preference_t;

static const preference_t preferences[] = {
    /* anything goes   */ {{1, 1, 1, 1}, {1, 1, 1, 1}, 50, 50, false, false},
    /* drives          */ {{900, 20, 400, 40}, {1, 9, 1, 0}, 90, 80, false, false},
    /* drives steadily */ {{900, 20, 400, 5}, {1, 9, 1, 0}, 90, 50, true, false},
    /* blocks          */ {{60, 900, 90, 20}, {9, 1, 2, 0}, 70, 90, false, false},
    /* attacks late    */ {{900, 1, 900, 1}, {90, 0, 90, 0}, 90, 90, false, true},
    /* never attacks   */ {{900, 1, 900, 0}, {90, 0, 90, 0}, 100, 90, false, false},
    /* never drives    */ {{0, 90, 40, 9}, {9, 1, 1, 0}, 90, 50, false, false},
    /* waits for coups */ {{300, 20, 300, 0}, {1, 9, 1, 0}, 100, 95, false, false},
    /* rolls and waits */ {{1, 1, 900, 0}, {90, 0, 9, 0}, 100, 50, false, true},
    /* declines coups  */ {{90, 0, 90, 9}, {1, 9, 1, 1}, 10, 10, false, false},
};
enum { PREFERENCES = sizeof preferences / sizeof preferences[0] };

/* A 64-bit linear generator, of which the upper half is used. */
uint32_t player_roll(player_t *player, uint32_t sides) {
    player->dice = player->dice * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((player->dice >> 32) * sides) >> 32);
}

/* Each team gets its own preference; one hand in four all get the same. */
void player_new_hand(player_t *player) {
    bool alike = player_roll(player, 4) == 0;
    for (int team = 0; team < REF_TEAMS; team++)
        player->preference[team] = team > 0 && alike ? player->preference[0] : (int)player_roll(player, PREFERENCES);
}

static uint32_t weight_to_play(const preference_t *preference, ref_kind_t kind, const observation_t *observed) {
    ref_family_t family = ref_family(kind);
    if (kind == REF_KM_200 && preference->no_200) return 0;
    if (family == REF_HAZARD && preference->strikes_late && observed->cards_left > 0 && observed->cards_left <= 2)
        return 100000;
    return 16 * (uint32_t)preference->play[family];
}

/* Every card may be discarded. */
static uint32_t weight_to_discard(const preference_t *preference, ref_kind_t kind) {
    return 16 * (uint32_t)preference->discard[ref_family(kind)] + 1;
}

/* Goes through every legal play and discard, adds up their weights, and stops at the one that passes the mark. Returns
 * the sum. */
static uint32_t go_through(const observation_t *observed, int teams, const preference_t *preference, uint32_t mark,
                           player_move_t *move) {
    uint32_t sum = 0;
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++) {
        for (int team = 0; team < teams && sum <= mark; team++) {
            if (!observed->playable[kind][team]) continue;
            *move = (player_move_t){PLAYER_PLAYS, kind, team, false};
            sum += weight_to_play(preference, kind, observed);
        }
        if (sum > mark) return sum;
        if (!observed->may_discard[kind]) continue;
        *move = (player_move_t){PLAYER_DISCARDS, kind, 0, false};
        sum += weight_to_discard(preference, kind);
        if (sum > mark) return sum;
    }
    return sum;
}

static player_move_t choose_card(player_t *player, const observation_t *observed, int teams,
                                 const preference_t *preference) {
    player_move_t move = {PLAYER_DISCARDS, REF_KINDS, 0, false};
    uint32_t sum = go_through(observed, teams, preference, UINT32_MAX, &move);
    assert(sum > 0); /* a seat to play can always discard */
    go_through(observed, teams, preference, player_roll(player, sum), &move);
    return move;
}

player_move_t player_choose(player_t *player, const observation_t *observed, int teams) {
    int team = observed->seat == REF_NOBODY ? 0 : observed->seat % teams;
    const preference_t *preference = &preferences[player->preference[team]];
    player_move_t move = {PLAYER_GOES_ON, REF_KINDS, 0, false};
    switch ((ref_phase_t)observed->phase) {
    case REF_TO_DRAW:
        move.verb = PLAYER_DRAWS;
        break;
    case REF_TO_PLAY:
        return choose_card(player, observed, teams, preference);
    case REF_TO_ANSWER_COUP:
        move.verb = PLAYER_ANSWERS_COUP;
        move.yes = player_roll(player, 100) < (uint32_t)preference->coup;
        break;
    case REF_TO_ANSWER_EXTENSION:
        move.verb = PLAYER_ANSWERS_EXTENSION;
        move.yes = player_roll(player, 100) < (uint32_t)preference->extension;
        break;
    default:
        break;
    }
    return move;
}
