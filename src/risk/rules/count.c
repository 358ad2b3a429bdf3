/* Counting territories, cards and armies, and the income they bring. */
#include "core.h"

uint8_t risk_adjacent(uint8_t from, uint8_t to) {
    return (map_near[from][to >> 3] & risk_bit[to & 7]) != 0;
}

/* Counts the entries of a list, one for each territory, that equal `wanted`. The byte comes before the pointer, because
 * SDCC passes both in registers then. */
static uint8_t count(uint8_t wanted, const uint8_t *list) {
    uint8_t found = 0, n = TERRITORIES;
    do {
        if (*list++ == wanted) found++;
    } while (--n);
    return found;
}

uint8_t risk_territories(uint8_t seat) {
    return count(seat, risk_game.owner);
}

uint8_t risk_cards(uint8_t place) {
    uint8_t found = count(place, risk_game.card);
    if (risk_game.card[JOKER_1] == place) found++;
    if (risk_game.card[JOKER_2] == place) found++;
    return found;
}

uint16_t risk_armies(uint8_t seat) {
    uint16_t sum = 0;
    uint8_t t;
    if (seat == risk_game.turn) sum = risk_game.pool;
    for (t = 0; (t = core_next_held(t, seat)) < TERRITORIES; t++)
        sum += risk_game.armies[t];
    return sum;
}

uint8_t risk_holds(uint8_t seat, uint8_t continent) {
    uint8_t t = map_first[continent], end = map_first[continent + 1];
    const uint8_t *owner = risk_game.owner + t;
    for (; t < end; t++)
        if (*owner++ != seat) return 0;
    return 1;
}

/* "une armée … pour chaque trois territoires", "un minimum de trois armées" (003, (a)) */
void risk_income(uint8_t seat, risk_income_t *income) {
    uint8_t c, armies = 0, held = risk_territories(seat);
    for (; held >= 3; held -= 3)
        armies++;
    income->territories = armies < 3 ? 3 : armies;
    armies = 0;
    for (c = 0; c < CONTINENTS; c++)
        if (risk_holds(seat, c)) armies += map_bonus[c];
    income->continents = armies;
}
