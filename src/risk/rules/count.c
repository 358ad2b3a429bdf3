/* Reading the table: territories, armies, continents, and what they bring. */
#include "core.h"

uint8_t risk_adjacent(uint8_t from, uint8_t to) {
    const uint8_t *near = map_neighbours[from];
    for (; *near != NOWHERE; near++)
        if (*near == to) return 1;
    return 0;
}

uint8_t risk_territories(const risk_t *game, uint8_t seat) {
    const uint8_t *owner = game->owner;
    uint8_t n, held = 0;
    for (n = TERRITORIES; n; n--)
        if (*owner++ == seat) held++;
    return held;
}

uint16_t risk_armies(const risk_t *game, uint8_t seat) {
    const uint8_t *owner = game->owner;
    const uint16_t *armies = game->armies;
    uint16_t sum = seat == game->turn ? game->pool : 0;
    uint8_t n;
    for (n = TERRITORIES; n; n--, armies++)
        if (*owner++ == seat) sum += *armies;
    return sum;
}

uint8_t risk_holds(const risk_t *game, uint8_t seat, uint8_t continent) {
    uint8_t t = map_first[continent], end = map_first[continent + 1];
    const uint8_t *owner = game->owner + t;
    for (; t < end; t++)
        if (*owner++ != seat) return 0;
    return 1;
}

/* "une armée … pour chaque trois territoires", "un minimum de trois armées" (003, (a)) */
void risk_income(const risk_t *game, uint8_t seat, risk_income_t *income) {
    uint8_t c, armies = 0, held = risk_territories(game, seat);
    for (; held >= 3; held -= 3)
        armies++;
    income->territories = armies < 3 ? 3 : armies;
    armies = 0;
    for (c = 0; c < CONTINENTS; c++)
        if (risk_holds(game, seat, c)) armies += map_bonus[c];
    income->continents = armies;
}
