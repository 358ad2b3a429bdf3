/* One look over the whole board. */
#include <string.h>
#include "core.h"

survey_t by_continent[CONTINENTS];
survey_t by_seat[PLAYERS_MAX];
uint16_t danger[TERRITORIES];

#define C1 NORTH_AMERICA
#define C2 SOUTH_AMERICA
#define C3 EUROPE
#define C4 AFRICA
#define C5 ASIA
#define C6 AUSTRALIA
const uint8_t continent_of[TERRITORIES] = {C1, C1, C1, C1, C1, C1, C1, C1, C1, C2, C2, C2, C2, C3,
                                           C3, C3, C3, C3, C3, C3, C4, C4, C4, C4, C4, C4, C5, C5,
                                           C5, C5, C5, C5, C5, C5, C5, C5, C5, C5, C6, C6, C6, C6};

static const uint8_t bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

/* Which continents and which rivals an own territory can attack, as bits; its danger. */
static uint8_t continents, rivals;

static void look_around(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint16_t sum = 0;
    uint8_t n, owner, seat = the_view->seat;
    continents = rivals = 0;
    for (; (n = *near) != NOWHERE; near++) {
        owner = the_view->owner[n];
        if (owner == seat || owner == NOBODY) continue;
        sum += the_view->armies[n];
        continents |= bit[continent_of[n]];
        rivals |= bit[owner];
    }
    danger[t] = sum;
}

/* Adds the armies that can leave a territory to everything it can attack. */
static void add_force(survey_t *to, uint8_t bits, uint16_t armies) {
    for (; bits; bits >>= 1, to++)
        if (bits & 1) to->force += armies;
}

void survey(void) {
    uint8_t t, owner, c, seat = the_view->seat;
    uint16_t armies;
    survey_t *continent;
    memset(by_continent, 0, sizeof by_continent);
    memset(by_seat, 0, sizeof by_seat);
    for (t = 0; t < TERRITORIES; t++) {
        owner = the_view->owner[t];
        armies = the_view->armies[t];
        c = continent_of[t];
        continent = &by_continent[c];
        if (t == map_first[c])
            continent->holder = owner;
        else if (continent->holder != owner)
            continent->holder = NOBODY;
        danger[t] = 0;
        if (owner == NOBODY) continue;
        if (owner == seat) {
            continent->own++;
            look_around(t);
            if (armies) armies--;
            add_force(by_continent, continents, armies);
            add_force(by_seat, rivals, armies);
        } else {
            continent->armies += armies;
            continent->rivals++;
            by_seat[owner].armies += armies;
            by_seat[owner].rivals++;
        }
    }
}
