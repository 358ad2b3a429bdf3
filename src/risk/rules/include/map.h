/* map: the board. 42 territories on six continents, their borders, and the figure on each territory's card.
 *
 *     for (near = map_neighbours[PERU]; *near != NOWHERE; near++) …          VENEZUELA, BRAZIL, ARGENTINA
 *     for (t = map_first[EUROPE]; t < map_first[EUROPE + 1]; t++) …          the territories of a continent
 *
 * The order is that of the lists A to F in document 003. List F of the scan repeats Asia; its four territories and the
 * borders that no sentence names are those of the classic board.
 */
#ifndef MAP_H
#define MAP_H

#include <stdint.h>

#define NOWHERE 0xff /* no territory */

typedef enum {
    ALASKA,
    NORTHWEST_TERRITORY,
    GREENLAND,
    ALBERTA,
    ONTARIO,
    QUEBEC,
    WESTERN_UNITED_STATES,
    EASTERN_UNITED_STATES,
    CENTRAL_AMERICA,
    VENEZUELA,
    PERU,
    BRAZIL,
    ARGENTINA,
    ICELAND,
    GREAT_BRITAIN,
    SCANDINAVIA,
    NORTHERN_EUROPE,
    WESTERN_EUROPE,
    SOUTHERN_EUROPE,
    UKRAINE,
    NORTH_AFRICA,
    EGYPT,
    EAST_AFRICA,
    CONGO,
    SOUTH_AFRICA,
    MADAGASCAR,
    URAL,
    SIBERIA,
    YAKUTSK,
    KAMCHATKA,
    IRKUTSK,
    AFGHANISTAN,
    CHINA,
    MONGOLIA,
    JAPAN,
    MIDDLE_EAST,
    INDIA,
    SIAM,
    INDONESIA,
    NEW_GUINEA,
    WESTERN_AUSTRALIA,
    EASTERN_AUSTRALIA,
    TERRITORIES
} map_territory_t;

typedef enum { NORTH_AMERICA, SOUTH_AMERICA, EUROPE, AFRICA, ASIA, AUSTRALIA, CONTINENTS } map_continent_t;

/* Continent c is made of the territories from map_first[c] to map_first[c + 1] - 1. */
extern const uint8_t map_first[CONTINENTS + 1];

/* The continent of each territory. */
extern const uint8_t map_continent[TERRITORIES];

/* Armies for holding a whole continent at the start of a turn. */
extern const uint8_t map_bonus[CONTINENTS];

/* The neighbours of a territory, the targets of attacks and free moves: in rising order, ended by NOWHERE. */
#define NEIGHBOURS_MAX 6
extern const uint8_t map_neighbours[TERRITORIES][NEIGHBOURS_MAX + 1];

/* The same neighbours as bits: bit t & 7 of byte t >> 3. */
extern const uint8_t map_near[TERRITORIES][6];

/* ---- the pack: card n shows territory n, then the jokers ---- */

#define JOKER_1 TERRITORIES
#define JOKER_2 (TERRITORIES + 1)
#define CARDS   (TERRITORIES + 2)

/* Figures are bits, because a joker has all three: see risk_is_set. */
#define FIGURE_FOOT   1 /* soldier on foot */
#define FIGURE_HORSE  2 /* soldier on horseback */
#define FIGURE_CANNON 4
#define FIGURE_ALL    7

extern const uint8_t map_figure[CARDS];

#endif
