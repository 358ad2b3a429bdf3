/* The neighbours of a territory: the C twins of cpc/survey_around.s and cpc/survey_add_force.s. */
#include "bot_core.h"

void survey_add_force(uint8_t bits, survey_t *to) {
    for (; bits; bits >>= 1, to++)
        if (bits & 1) to->force += survey_leaving;
}

void survey_around(uint8_t t) {
    survey_continents = survey_rivals = 0;
    survey_armies = 0;
    for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++) {
        uint8_t n = *near, owner = bot_view.owner[n];
        if (owner == bot_view.seat) continue;
        own_near[n]++;
        if (owner == NOBODY) continue;
        survey_rivals |= risk_bit[owner];
        survey_continents |= risk_bit[map_continent[n]];
        survey_armies += bot_view.armies[n];
    }
}
