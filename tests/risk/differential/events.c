/* The events a move must yield: what the referee wrote down, in the game's words and in the same order. */
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

static void expect_cards(expected_t *expected, const ref_told_t *told) {
    for (uint8_t card = 0; card < CARDS; card++)
        if (told->card[observation_card(card)])
            expect(expected, (risk_event_t){.kind = EVENT_LOOT, .seat = (uint8_t)told->other, .a = card});
}

/* The cards told of, in the game's order: of a set three, of a draw the first. */
static void name_cards(risk_event_t *event, const ref_told_t *told) {
    uint8_t *into[REF_SET] = {&event->a, &event->b, &event->c};
    int named = 0;
    for (uint8_t card = 0; card < CARDS && named < REF_SET; card++)
        if (told->card[observation_card(card)]) *into[named++] = card;
}

static void expect_told(expected_t *expected, const ref_told_t *told) {
    static const uint8_t kinds[] = {
        [REF_TOLD_COUNTED] = EVENT_SETUP,    [REF_TOLD_DEAL] = EVENT_DEAL,      [REF_TOLD_CLAIM] = EVENT_CLAIM,
        [REF_TOLD_REINFORCE] = EVENT_DEPLOY, [REF_TOLD_FIRST] = EVENT_BEGIN,    [REF_TOLD_TURN] = EVENT_TURN,
        [REF_TOLD_INCOME] = EVENT_INCOME,    [REF_TOLD_SET] = EVENT_TRADE,      [REF_TOLD_MATCH] = EVENT_MATCH,
        [REF_TOLD_PLACE] = EVENT_PLACE,      [REF_TOLD_ATTACK] = EVENT_ATTACK,  [REF_TOLD_DEFEND] = EVENT_DEFEND,
        [REF_TOLD_THROW] = EVENT_ROLL,       [REF_TOLD_LOSSES] = EVENT_LOSS,    [REF_TOLD_CAPTURE] = EVENT_CAPTURE,
        [REF_TOLD_ADVANCE] = EVENT_ADVANCE,  [REF_TOLD_OUT] = EVENT_OUT,        [REF_TOLD_DRAW] = EVENT_CARD,
        [REF_TOLD_SHUFFLE] = EVENT_SHUFFLE,  [REF_TOLD_FREE_MOVE] = EVENT_FREE, [REF_TOLD_STAY] = EVENT_STAY,
        [REF_TOLD_WIN] = EVENT_WIN,
    };
    risk_event_t event = {.kind = kinds[told->kind], .seat = (uint8_t)told->seat, .n = (uint16_t)told->n};
    switch (told->kind) {
    case REF_TOLD_CLAIM:
    case REF_TOLD_REINFORCE:
    case REF_TOLD_MATCH:
    case REF_TOLD_PLACE:
    case REF_TOLD_CAPTURE:
        event.a = observation_game_territory(told->to);
        break;
    case REF_TOLD_ATTACK:
    case REF_TOLD_ADVANCE:
    case REF_TOLD_FREE_MOVE:
        event.a = observation_game_territory(told->from);
        event.b = observation_game_territory(told->to);
        break;
    case REF_TOLD_INCOME:
        event.a = (uint8_t)told->territories;
        event.b = (uint8_t)told->continents;
        event.n = (uint16_t)told->value;
        break;
    case REF_TOLD_THROW:
        event.a = observation_game_territory(told->from);
        event.b = observation_game_territory(told->to);
        for (int i = 0; i < REF_ATTACK_DICE; i++)
            event.n = (uint16_t)(event.n << 4 | told->attack[i]);
        event.c = (uint8_t)told->defence[0];
        event.d = (uint8_t)told->defence[1];
        break;
    case REF_TOLD_LOSSES:
        event.a = observation_game_territory(told->from);
        event.b = observation_game_territory(told->to);
        event.c = (uint8_t)told->attack_loss;
        event.d = (uint8_t)told->defence_loss;
        break;
    case REF_TOLD_OUT:
        event.a = (uint8_t)told->other;
        break;
    case REF_TOLD_SET:
    case REF_TOLD_DRAW:
        name_cards(&event, told);
        break;
    default:
        break;
    }
    expect(expected, event);
    if (told->kind == REF_TOLD_OUT) expect_cards(expected, told);
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

/* The n-th event told is not the n-th that happened: both are named, as numbers of risk.h. */
static const char *differ(int n, const risk_event_t *told, const risk_event_t *happened) {
    static char words[200];
    snprintf(words, sizeof words,
             "the %d. is kind %d seat %d %d,%d,%d,%d n %d; it should be kind %d seat %d %d,%d,%d,%d n %d", n + 1,
             told->kind, told->seat, told->a, told->b, told->c, told->d, told->n, happened->kind, happened->seat,
             happened->a, happened->b, happened->c, happened->d, happened->n);
    return words;
}

const char *events_wrong(const ref_table_t *table, const risk_events_t *events) {
    expected_t expected = {.count = 0};
    for (int i = 0; i < table->told_count; i++)
        expect_told(&expected, &table->told[i]);
    for (int i = 0; i < events->count && i < expected.count; i++) {
        risk_event_t event = cards_in_order(events->list[i]);
        if (!same(&event, &expected.list[i])) return differ(i, &event, &expected.list[i]);
    }
    if (events->count > expected.count) return "one that did not happen is told at the end";
    return events->count == expected.count ? NULL : "the last that happened is not told";
}
