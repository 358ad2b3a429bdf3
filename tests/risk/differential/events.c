/* The events of a move must be what the reference model recorded, in the same order. */
#include <stddef.h>
#include <stdio.h>

#include "differential.h"

enum { EXPECTED_MAX = 64 };

typedef struct {
    risk_event_t list[EXPECTED_MAX];
    int count;
} expected_t;

static void expect(expected_t *expected, risk_event_t event) {
    if (expected->count < EXPECTED_MAX) expected->list[expected->count++] = event;
}

static void expect_cards(expected_t *expected, const ref_event_t *recorded) {
    for (uint8_t card = 0; card < CARDS; card++)
        if (recorded->card[observation_card(card)])
            expect(expected, (risk_event_t){.kind = EVENT_LOOT, .seat = (uint8_t)recorded->other, .a = card});
}

/* The cards of an event, in the order of the game: three of a set, the first of a draw. */
static void name_cards(risk_event_t *event, const ref_event_t *recorded) {
    uint8_t *into[REF_SET] = {&event->a, &event->b, &event->c};
    int named = 0;
    for (uint8_t card = 0; card < CARDS && named < REF_SET; card++)
        if (recorded->card[observation_card(card)]) *into[named++] = card;
}

static void expect_recorded(expected_t *expected, const ref_event_t *recorded) {
    static const uint8_t kinds[] = {
        [REF_EVENT_COUNTED] = EVENT_SETUP,    [REF_EVENT_DEAL] = EVENT_DEAL,      [REF_EVENT_CLAIM] = EVENT_CLAIM,
        [REF_EVENT_REINFORCE] = EVENT_DEPLOY, [REF_EVENT_FIRST] = EVENT_BEGIN,    [REF_EVENT_TURN] = EVENT_TURN,
        [REF_EVENT_INCOME] = EVENT_INCOME,    [REF_EVENT_SET] = EVENT_TRADE,      [REF_EVENT_MATCH] = EVENT_MATCH,
        [REF_EVENT_PLACE] = EVENT_PLACE,      [REF_EVENT_ATTACK] = EVENT_ATTACK,  [REF_EVENT_DEFEND] = EVENT_DEFEND,
        [REF_EVENT_THROW] = EVENT_ROLL,       [REF_EVENT_LOSSES] = EVENT_LOSS,    [REF_EVENT_CAPTURE] = EVENT_CAPTURE,
        [REF_EVENT_ADVANCE] = EVENT_ADVANCE,  [REF_EVENT_OUT] = EVENT_OUT,        [REF_EVENT_DRAW] = EVENT_CARD,
        [REF_EVENT_SHUFFLE] = EVENT_SHUFFLE,  [REF_EVENT_FREE_MOVE] = EVENT_FREE, [REF_EVENT_STAY] = EVENT_STAY,
        [REF_EVENT_WIN] = EVENT_WIN,
    };
    risk_event_t event = {.kind = kinds[recorded->kind], .seat = (uint8_t)recorded->seat, .n = (uint16_t)recorded->n};
    switch (recorded->kind) {
    case REF_EVENT_CLAIM:
    case REF_EVENT_REINFORCE:
    case REF_EVENT_MATCH:
    case REF_EVENT_PLACE:
    case REF_EVENT_CAPTURE:
        event.a = observation_game_territory(recorded->to);
        break;
    case REF_EVENT_ATTACK:
    case REF_EVENT_ADVANCE:
    case REF_EVENT_FREE_MOVE:
        event.a = observation_game_territory(recorded->from);
        event.b = observation_game_territory(recorded->to);
        break;
    case REF_EVENT_INCOME:
        event.a = (uint8_t)recorded->territories;
        event.b = (uint8_t)recorded->continents;
        event.n = (uint16_t)recorded->value;
        break;
    case REF_EVENT_THROW:
        event.a = observation_game_territory(recorded->from);
        event.b = observation_game_territory(recorded->to);
        for (int i = 0; i < REF_ATTACK_DICE; i++)
            event.n = (uint16_t)(event.n << 4 | recorded->attack[i]);
        event.c = (uint8_t)recorded->defence[0];
        event.d = (uint8_t)recorded->defence[1];
        break;
    case REF_EVENT_LOSSES:
        event.a = observation_game_territory(recorded->from);
        event.b = observation_game_territory(recorded->to);
        event.c = (uint8_t)recorded->attack_loss;
        event.d = (uint8_t)recorded->defence_loss;
        break;
    case REF_EVENT_OUT:
        event.a = (uint8_t)recorded->other;
        break;
    case REF_EVENT_SET:
    case REF_EVENT_DRAW:
        name_cards(&event, recorded);
        break;
    default:
        break;
    }
    expect(expected, event);
    if (recorded->kind == REF_EVENT_OUT) expect_cards(expected, recorded);
}

/* A set is the same set in whatever order its cards are named. */
static risk_event_t cards_in_order(risk_event_t event) {
    uint8_t low = event.a, middle = event.b, high = event.c, swap;
    if (event.kind != EVENT_TRADE) return event;
    if (low > middle) swap = low, low = middle, middle = swap;
    if (middle > high) swap = middle, middle = high, high = swap;
    if (low > middle) swap = low, low = middle, middle = swap;
    event.a = low, event.b = middle, event.c = high;
    return event;
}

static bool same(const risk_event_t *a, const risk_event_t *b) {
    return a->kind == b->kind && a->seat == b->seat && a->a == b->a && a->b == b->b && a->c == b->c && a->d == b->d &&
           a->n == b->n;
}

/* The n-th event is not the n-th recorded one: both as numbers of risk.h. */
static const char *differ(int n, const risk_event_t *recorded, const risk_event_t *happened) {
    static char words[200];
    snprintf(words, sizeof words,
             "the %d. is kind %d seat %d %d,%d,%d,%d n %d; it should be kind %d seat %d %d,%d,%d,%d n %d", n + 1,
             recorded->kind, recorded->seat, recorded->a, recorded->b, recorded->c, recorded->d, recorded->n,
             happened->kind, happened->seat, happened->a, happened->b, happened->c, happened->d, happened->n);
    return words;
}

const char *events_check(const ref_table_t *table, const risk_events_t *events) {
    expected_t expected = {.count = 0};
    for (int i = 0; i < table->recorded_count; i++)
        expect_recorded(&expected, &table->recorded[i]);
    for (int i = 0; i < events->count && i < expected.count; i++) {
        risk_event_t event = cards_in_order(events->list[i]);
        if (!same(&event, &expected.list[i])) return differ(i, &event, &expected.list[i]);
    }
    if (events->count > expected.count) return "the last one did not happen";
    return events->count == expected.count ? NULL : "the last that happened has no event";
}
