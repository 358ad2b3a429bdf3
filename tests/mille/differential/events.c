/* The events a move must yield, worked out from what was seen before and after it. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "differential.h"

enum { EXPECTED_MAX = 32 };

typedef struct {
    mille_event_t list[EXPECTED_MAX];
    int count;
} expected_t;

static void expect(expected_t *expected, uint8_t kind, int seat, uint8_t card, int value) {
    assert(expected->count < EXPECTED_MAX);
    expected->list[expected->count++] = (mille_event_t){.kind = kind,
                                                        .seat = seat == REF_NOBODY ? NOBODY : (uint8_t)seat,
                                                        .card = card,
                                                        .value = value == REF_NOBODY ? NOBODY : (uint8_t)value};
}

/* The seats between the attacker and the caller of a coup fourré lose their turn, if they have cards to play. */
static void expect_skips(expected_t *expected, const differential_t *run) {
    const observation_t *before = &run->before;
    for (int seat = (before->turn + 1) % run->players; seat != before->seat; seat = (seat + 1) % run->players) {
        int held = 0;
        for (ref_kind_t kind = 0; kind < REF_KINDS; kind++)
            held += before->hand[seat][kind];
        if (held > 0) expect(expected, EVENT_SKIP, seat, CARD_NONE, 0);
    }
}

static void expect_move(expected_t *expected, const differential_t *run, const player_move_t *move) {
    const observation_t *before = &run->before;
    uint8_t hazard = 0, safety = 0;
    switch (move->verb) {
    case PLAYER_PLAYS:
        expect(expected, EVENT_PLAY, before->seat, observation_card(move->kind), move->team);
        break;
    case PLAYER_DISCARDS:
        expect(expected, EVENT_DISCARD, before->seat, observation_card(move->kind), 0);
        break;
    case PLAYER_ANSWERS_COUP:
        hazard = observation_card((ref_kind_t)before->attack);
        safety = observation_card(ref_safety_of((ref_kind_t)before->attack));
        expect(expected, move->yes ? EVENT_COUP : EVENT_DECLINE, before->seat, safety, hazard);
        if (move->yes) expect_skips(expected, run);
        break;
    case PLAYER_ANSWERS_EXTENSION:
        expect(expected, EVENT_EXTEND, before->seat, CARD_NONE, move->yes);
        break;
    default:
        break;
    }
}

static void expect_lift(expected_t *expected, const differential_t *run, int team, int was, int is) {
    if (was == OBSERVATION_NO_CARD || is == was || ref_family((ref_kind_t)was) != REF_HAZARD) return;
    ref_kind_t safety = ref_safety_of((ref_kind_t)was);
    bool laid = run->now.team[team].laid[safety] > run->before.team[team].laid[safety];
    if (laid && run->before.attack != was)
        expect(expected, EVENT_LIFT, run->before.seat, observation_card((ref_kind_t)was), team);
}

/* Hazards that safeties have taken off the piles of their own team. */
static void expect_lifts(expected_t *expected, const differential_t *run) {
    for (int team = 0; team < run->table.teams; team++) {
        const observation_team_t *was = &run->before.team[team], *is = &run->now.team[team];
        expect_lift(expected, run, team, was->battle, is->battle);
        expect_lift(expected, run, team, was->speed, is->speed);
    }
}

/* Cards are drawn from the sabot as it was dealt: those that are no longer in it have been drawn. */
static void expect_draws(expected_t *expected, const differential_t *run, int drawer, const mille_events_t *events) {
    const observation_t *before = &run->before, *now = &run->now;
    int gained[REF_KINDS], left = before->cards_left;
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++)
        gained[kind] = now->hand[drawer][kind] - before->hand[drawer][kind];
    for (int i = 0; i < events->count; i++) {
        const mille_event_t *event = &events->list[i];
        ref_kind_t kind = observation_kind(event->card);
        if (event->kind == EVENT_PLAY || event->kind == EVENT_DISCARD || event->kind == EVENT_COUP) gained[kind]++;
    }
    /* in the order of the events, as long as these cards have indeed been gained */
    for (int i = 0; i < events->count; i++) {
        ref_kind_t kind = observation_kind(events->list[i].card);
        if (events->list[i].kind != EVENT_DRAW || kind == REF_KINDS || gained[kind] == 0) continue;
        gained[kind]--;
        expect(expected, EVENT_DRAW, drawer, events->list[i].card, --left);
    }
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++)
        while (gained[kind]-- > 0)
            expect(expected, EVENT_DRAW, drawer, observation_card(kind), --left);
    if (before->cards_left > 0 && now->cards_left == 0) expect(expected, EVENT_EMPTY, drawer, CARD_NONE, 0);
}

static bool strike_off(expected_t *expected, const mille_event_t *event) {
    for (int i = 0; i < expected->count; i++) {
        if (memcmp(&expected->list[i], event, sizeof *event) != 0) continue;
        expected->list[i] = expected->list[--expected->count];
        return true;
    }
    return false;
}

const char *events_wrong(const differential_t *run, const player_move_t *move, uint8_t slot,
                         const mille_events_t *events) {
    const observation_t *now = &run->now;
    expected_t expected = {.count = 0};
    expect_move(&expected, run, move);
    expected.list[0].slot = slot;
    if (move->verb == PLAYER_GOES_ON) {
        if (now->phase == REF_MATCH_OVER)
            expect(&expected, EVENT_WIN, mille_game.seat, CARD_NONE, now->winner);
        else
            expect(&expected, EVENT_DEAL, now->dealer, CARD_NONE, run->players * REF_DEALT + now->cards_left);
    } else {
        expect_lifts(&expected, run);
        /* After a declined coup fourré the turn goes back to the attacker; if it is not over, the attacker draws. */
        bool declined = move->verb == PLAYER_ANSWERS_COUP && !move->yes;
        expect_draws(&expected, run, declined ? run->before.turn : run->before.seat, events);
    }
    if (now->phase == REF_HAND_OVER) expect(&expected, EVENT_OVER, mille_game.seat, CARD_NONE, now->finisher);
    for (int i = 0; i < events->count; i++)
        if (!strike_off(&expected, &events->list[i])) return "an event is reported that did not happen";
    return expected.count == 0 ? NULL : "an event that happened is not reported";
}
