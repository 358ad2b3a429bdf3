/* The worth of a territory in this turn: continents to take or to break, rivals to eliminate. */
#include "bot_core.h"

static uint8_t continent_worth[CONTINENTS], continent_why[CONTINENTS];
static uint8_t seat_worth[PLAYERS_MAX];

uint8_t goals_why;

static uint8_t at_most_255(uint16_t n) {
    return n > 255 ? 255 : (uint8_t)n;
}

/* n, at most 255, divided by a number of territories. */
static uint8_t share(uint16_t n, uint8_t among) {
    return (uint8_t)(at_most_255(n) / among);
}

/* Can these rivals be beaten in this turn? One army stays behind in every territory. */
static uint8_t in_reach(const survey_t *there) {
    uint16_t force = (uint16_t)(there->force + bot_view.pool), armies = there->armies;
    if (force <= there->rivals) return 0;
    force -= there->rivals;
    while (armies > 255 || force > 255) {
        armies >>= 1;
        force >>= 1;
    }
    return (uint16_t)(armies << 4) <= (uint16_t)((uint8_t)force * WEIGHT(W_NEED));
}

void goals(void) {
    uint8_t c, s, bonus;
    const survey_t *there = by_continent;
    for (c = 0; c < CONTINENTS; c++, there++) {
        continent_worth[c] = 0;
        bonus = map_bonus[c];
        if (there->rivals == 0) continue;
        continent_why[c] = WHY_TAKE;
        if (in_reach(there)) {
            continent_worth[c] = share((uint16_t)(bonus * WEIGHT(W_TAKE)), there->rivals);
        } else if (there->own) {
            continent_worth[c] = share((uint16_t)(bonus * WEIGHT(W_APPROACH)), there->rivals);
        }
        if (there->holder != NOBODY) { /* a rival's */
            continent_worth[c] = at_most_255((uint16_t)(bonus * WEIGHT(W_BREAK)));
            continent_why[c] = WHY_BREAK;
        }
    }
    there = by_seat;
    for (s = 0; s < bot_view.players; s++, there++) {
        seat_worth[s] = 0;
        if (there->rivals && in_reach(there))
            seat_worth[s] = share((uint16_t)(WEIGHT(W_ELIMINATE) + bot_view.held[s] * WEIGHT(W_LOOT)), there->rivals);
    }
}

uint8_t goals_worth(uint8_t territory) {
    uint8_t c = map_continent[territory], of_continent = continent_worth[c];
    uint8_t of_seat = seat_worth[bot_view.owner[territory]], first = bot_view.captured ? 0 : WEIGHT(W_CARD);
    goals_why = first ? WHY_CARD : WHY_WEAK;
    if (of_continent > WEIGHT(W_LAND)) goals_why = continent_why[c];
    if (of_seat > of_continent) goals_why = WHY_ELIMINATE;
    if (own_near[territory] > 1) first += (uint8_t)((own_near[territory] - 1) * WEIGHT(W_CLOSE));
    return at_most_255((uint16_t)(WEIGHT(W_LAND) + first + of_continent + of_seat));
}
