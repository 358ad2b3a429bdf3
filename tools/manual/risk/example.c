#include "example.h"

#include "fail.h"

/* A game of two in the middle of seat 0's turn, who holds nothing but that territory. */
static void begin(risk_t *game, uint8_t own, uint8_t phase, uint32_t seed, risk_events_t *events) {
    risk_new(game, 2, OPTION_DEAL, seed, events);
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        game->owner[t] = t != own;
        game->armies[t] = 4;
    }
    game->seat = game->turn = 0;
    game->round = 1;
    game->phase = phase;
    game->left[0] = game->left[1] = 0;
}

static const risk_event_t *find(const risk_events_t *events, uint8_t kind) {
    for (uint8_t i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return &events->list[i];
    fail("the example has no event %u", kind);
}

void example_throw(example_throw_t *thrown) {
    const risk_move_t move = {.verb = RISK_ATTACK, .a = EXAMPLE_BASE, .b = EXAMPLE_TARGET, .n = ATTACK_DICE_MAX};
    risk_t game;
    risk_events_t events;
    uint32_t seed = 0;
    do {
        begin(&game, EXAMPLE_BASE, PHASE_ATTACK, ++seed, &events);
        if (risk_apply(&game, &move, &events) != REASON_NONE) fail("the example's attack is refused");
        const risk_event_t *roll = find(&events, EVENT_ROLL), *loss = find(&events, EVENT_LOSS);
        *thrown = (example_throw_t){
            {roll->a, roll->b, roll->c},
            {roll->d, (uint8_t)roll->n},
            {loss->a, loss->b},
        };
    } while (thrown->lost[0] != 1 || thrown->attack[1] != thrown->defend[1] || thrown->attack[0] == 6);
}

void example_set(example_set_t *set) {
    risk_t game;
    risk_events_t events;
    for (uint8_t i = 0; i < 3; i++)
        for (set->card[i] = 0; map_figure[set->card[i]] != 1 << i;)
            set->card[i]++;
    begin(&game, set->card[0], PHASE_TRADE, 1, &events);
    for (uint8_t i = 0; i < 3; i++)
        game.card[set->card[i]] = 0;
    const risk_move_t move = {.verb = RISK_TRADE, .a = set->card[0], .b = set->card[1], .c = set->card[2]};
    if (risk_apply(&game, &move, &events) != REASON_NONE) fail("the example's set is refused");
    set->worth = risk_set_worth(find(&events, EVENT_TRADE)->n);
    set->matched = find(&events, EVENT_MATCH)->n;
}
