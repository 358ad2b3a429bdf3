/* The worked examples of the manual. */
#include "example.h"
#include "fail.h"

/* A game of two in a turn of seat 0, which holds a single territory. */
static void begin(uint8_t own, uint8_t phase, uint32_t seed, risk_events_t *events) {
    risk_new(2, RISK_OPTION_DEAL, seed, events);
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = t != own;
        risk_game.armies[t] = 4;
    }
    risk_game.seat = risk_game.turn = 0;
    risk_game.round = 1;
    risk_game.phase = phase;
    risk_game.left[0] = risk_game.left[1] = 0;
}

static const risk_event_t *find(const risk_events_t *events, uint8_t kind) {
    for (uint8_t i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return &events->list[i];
    fail("the example has no event %u", kind);
}

void example_throw(example_throw_t *thrown) {
    const risk_move_t move = {.verb = RISK_ATTACK, .a = EXAMPLE_BASE, .b = EXAMPLE_TARGET, .n = ATTACK_DICE_MAX};
    risk_events_t events;
    uint32_t seed = 0;
    do {
        begin(EXAMPLE_BASE, PHASE_ATTACK, ++seed, &events);
        if (risk_apply(&move, &events) != REASON_NONE) fail("the example's attack is refused");
        const risk_event_t *roll = find(&events, EVENT_ROLL), *loss = find(&events, EVENT_LOSS);
        *thrown = (example_throw_t){
            {RISK_ATTACK_DIE(roll, 0), RISK_ATTACK_DIE(roll, 1), RISK_ATTACK_DIE(roll, 2)},
            {roll->c, roll->d},
            {loss->c, loss->d},
        };
    } while (thrown->lost[0] != 1 || thrown->attack[1] != thrown->defend[1] || thrown->attack[0] == 6);
}

void example_set(example_set_t *set) {
    risk_events_t events;
    for (uint8_t i = 0; i < 3; i++)
        for (set->card[i] = 0; map_figure[set->card[i]] != 1 << i;)
            set->card[i]++;
    begin(set->card[0], PHASE_TRADE, 1, &events);
    for (uint8_t i = 0; i < 3; i++)
        risk_game.card[set->card[i]] = 0;
    const risk_move_t move = {.verb = RISK_TRADE, .a = set->card[0], .b = set->card[1], .c = set->card[2]};
    if (risk_apply(&move, &events) != REASON_NONE) fail("the example's set is refused");
    set->worth = risk_set_worth(find(&events, EVENT_TRADE)->n);
    set->matched = find(&events, EVENT_MATCH)->n;
}
