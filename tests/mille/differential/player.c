/* Random play with leanings. */
#include <assert.h>
#include <stddef.h>

#include "player.h"

/* How much a leaning cares to play or to discard a card of each family (distance, hazard, remedy, safety), how often
   of 100 it calls a coup fourré or an extension, whether it refuses to touch the 200s, and whether it saves its hazards
   for the last cards of the draw pile. */
typedef struct {
    int play[4], discard[4];
    int coup, extension;
    bool no_200, strikes_late;
} leaning_t;

static const leaning_t leanings[] = {
    /* anything goes   */ {{1, 1, 1, 1}, {1, 1, 1, 1}, 50, 50, false, false},
    /* drives          */ {{900, 20, 400, 40}, {1, 9, 1, 0}, 90, 80, false, false},
    /* drives steadily */ {{900, 20, 400, 5}, {1, 9, 1, 0}, 90, 50, true, false},
    /* blocks          */ {{60, 900, 90, 20}, {9, 1, 2, 0}, 70, 90, false, false},
    /* lies in wait    */ {{900, 1, 900, 1}, {90, 0, 90, 0}, 90, 90, false, true},
    /* waits longer    */ {{900, 1, 900, 0}, {90, 0, 90, 0}, 100, 90, false, false},
    /* never leaves    */ {{0, 90, 40, 9}, {9, 1, 1, 0}, 90, 50, false, false},
    /* waits for coups */ {{300, 20, 300, 0}, {1, 9, 1, 0}, 100, 95, false, false},
    /* rolls and waits */ {{1, 1, 900, 0}, {90, 0, 9, 0}, 100, 50, false, true},
    /* lets it happen  */ {{90, 0, 90, 9}, {1, 9, 1, 1}, 10, 10, false, false},
};
enum { LEANINGS = sizeof leanings / sizeof leanings[0] };

/* A 64-bit linear generator; its upper half is what is used. */
uint32_t player_roll(player_t *player, uint32_t sides) {
    player->dice = player->dice * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((player->dice >> 32) * sides) >> 32);
}

/* Every team for itself, or now and then all of one mind. */
void player_new_hand(player_t *player) {
    bool alike = player_roll(player, 4) == 0;
    for (int team = 0; team < REF_TEAMS; team++)
        player->leaning[team] = team > 0 && alike ? player->leaning[0] : (int)player_roll(player, LEANINGS);
}

static uint32_t wish_to_play(const leaning_t *leaning, ref_kind_t kind, const observation_t *observed) {
    ref_family_t family = ref_family(kind);
    if (kind == REF_KM_200 && leaning->no_200) return 0;
    if (family == REF_HAZARD && leaning->strikes_late && observed->cards_left > 0 && observed->cards_left <= 2)
        return 100000;
    return 16 * (uint32_t)leaning->play[family];
}

/* Nothing is so dear that it is never discarded. */
static uint32_t wish_to_discard(const leaning_t *leaning, ref_kind_t kind) {
    return 16 * (uint32_t)leaning->discard[ref_family(kind)] + 1;
}

/* Goes through every legal play and discard, adding up how much each is wished for, and stops at the one that passes
   the mark. Returns the sum. */
static uint32_t go_through(const observation_t *observed, int teams, const leaning_t *leaning, uint32_t mark,
                           player_move_t *move) {
    uint32_t sum = 0;
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++) {
        for (int team = 0; team < teams && sum <= mark; team++) {
            if (!observed->playable[kind][team]) continue;
            *move = (player_move_t){PLAYER_PLAYS, kind, team, false};
            sum += wish_to_play(leaning, kind, observed);
        }
        if (sum > mark) return sum;
        if (!observed->may_discard[kind]) continue;
        *move = (player_move_t){PLAYER_DISCARDS, kind, 0, false};
        sum += wish_to_discard(leaning, kind);
        if (sum > mark) return sum;
    }
    return sum;
}

static player_move_t choose_card(player_t *player, const observation_t *observed, int teams, const leaning_t *leaning) {
    player_move_t move = {PLAYER_DISCARDS, REF_KINDS, 0, false};
    uint32_t sum = go_through(observed, teams, leaning, UINT32_MAX, &move);
    assert(sum > 0); /* whoever is to play can at least discard */
    go_through(observed, teams, leaning, player_roll(player, sum), &move);
    return move;
}

player_move_t player_choose(player_t *player, const observation_t *observed, int teams) {
    int team = observed->seat == REF_NOBODY ? 0 : observed->seat % teams;
    const leaning_t *leaning = &leanings[player->leaning[team]];
    player_move_t move = {PLAYER_GOES_ON, REF_KINDS, 0, false};
    switch ((ref_phase_t)observed->phase) {
    case REF_TO_DRAW:
        move.verb = PLAYER_DRAWS;
        break;
    case REF_TO_PLAY:
        return choose_card(player, observed, teams, leaning);
    case REF_TO_ANSWER_COUP:
        move.verb = PLAYER_ANSWERS_COUP;
        move.yes = player_roll(player, 100) < (uint32_t)leaning->coup;
        break;
    case REF_TO_ANSWER_EXTENSION:
        move.verb = PLAYER_ANSWERS_EXTENSION;
        move.yes = player_roll(player, 100) < (uint32_t)leaning->extension;
        break;
    default:
        break;
    }
    return move;
}
