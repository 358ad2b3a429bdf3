/* A survey of the whole board, made for every attack. The work on the neighbours of a territory is assembly on the CPC
 * (cpc/), with a C twin for the PC (host/survey_around.c). */
#include <string.h>
#include "bot_core.h"

_Static_assert(sizeof(survey_t) == 8, "found by shifting");
_Static_assert(NEIGHBOURS_MAX == 6 && NOBODY == 0xff && NOWHERE == 0xff, "as in cpc/survey_around.s");

survey_t by_continent[CONTINENTS];
survey_t by_seat[PLAYERS_MAX];
uint16_t danger[TERRITORIES];
uint8_t own_near[TERRITORIES];

uint8_t survey_continents, survey_rivals;
uint16_t survey_armies, survey_leaving;

/* Own territories with fewer armies are skipped. */
static uint8_t least;

/* The territories from t on that belong to one continent. */
static void survey_continent(survey_t *continent, uint8_t t, uint8_t end) {
    static uint8_t own, others, holder;
    static uint16_t against, here, *in_danger;
    const uint16_t *armies = bot_view.armies + t;
    const uint8_t *owners = bot_view.owner + t;
    uint8_t owner;
    survey_t *rival;
    own = others = 0;
    against = 0;
    holder = *owners;
    in_danger = danger + t;
    for (; t < end; t++) {
        owner = *owners++;
        here = *armies++;
        if (owner != holder) holder = NOBODY;
        if (owner == bot_view.seat) {
            own++;
            if (here < least) {
                *in_danger++ = 0;
                continue;
            }
            survey_around(t);
            *in_danger++ = survey_armies;
            if (here < 2) continue;
            survey_leaving = (uint16_t)(here - 1);
            survey_add_force(survey_continents, by_continent);
            survey_add_force(survey_rivals, by_seat);
            continue;
        }
        *in_danger++ = 0;
        if (owner == NOBODY) continue;
        others++;
        against += here;
        rival = &by_seat[owner];
        rival->armies += here;
        rival->rivals++;
    }
    continent->own = own;
    continent->rivals = others;
    continent->armies = against;
    continent->holder = holder;
}

void survey(void) {
    uint8_t c;
    least = bot_view.phase == PHASE_ATTACK ? 2 : 0; /* attacks start from bases only */
    memset(by_continent, 0, sizeof by_continent);
    memset(by_seat, 0, sizeof by_seat);
    memset(own_near, 0, sizeof own_near);
    for (c = 0; c < CONTINENTS; c++)
        survey_continent(&by_continent[c], map_first[c], map_first[c + 1]);
}
