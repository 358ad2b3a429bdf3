/* The equipment: players, board, cards (003, ÉQUIPEMENT, PRÉPARATION, LES CARTES, LA PLANCHETTE, (d)). */
#include <string.h>
#include "fixture.h"

static void players(void) {
    risk_t before = risk_game;
    for (uint8_t n = 0; n <= PLAYERS_MAX + 2; n++) {
        bool fits = n >= 2 && n <= 6;
        EXPECT(risk_new(n, 0, 1, &events) == fits);
        EXPECT(fits || memcmp(&risk_game, &before, sizeof before) == 0);
        risk_game = before;
    }
    EXPECT(!risk_new(2, RISK_OPTION_BITS + 1, 1, &events));
}

static void continents(void) {
    static const int sizes[CONTINENTS] = {
        [NORTH_AMERICA] = 9, [SOUTH_AMERICA] = 4, [EUROPE] = 7, [AFRICA] = 6, [ASIA] = 12, [AUSTRALIA] = 4,
    };
    for (uint8_t t = 0; t < TERRITORIES; t++)
        EXPECT(t >= map_first[map_continent[t]] && t < map_first[map_continent[t] + 1]);
    EXPECT(TERRITORIES == 42 && map_first[0] == 0 && map_first[CONTINENTS] == TERRITORIES);
    for (int c = 0; c < CONTINENTS; c++)
        EXPECT(map_first[c + 1] - map_first[c] == sizes[c]);
}

/* Whole lists, from the first to the last territory. */
static bool is_continent(uint8_t continent, uint8_t first, uint8_t last) {
    return map_first[continent] == first && map_first[continent + 1] == last + 1;
}

static void north_america(void) {
    EXPECT(is_continent(NORTH_AMERICA, ALASKA, CENTRAL_AMERICA));
}
static void south_america(void) {
    EXPECT(is_continent(SOUTH_AMERICA, VENEZUELA, ARGENTINA));
}
static void europe(void) {
    EXPECT(is_continent(EUROPE, ICELAND, UKRAINE));
}
static void africa(void) {
    EXPECT(is_continent(AFRICA, NORTH_AFRICA, MADAGASCAR));
}
static void asia(void) {
    EXPECT(is_continent(ASIA, URAL, SIAM));
}
static void australia(void) {
    EXPECT(is_continent(AUSTRALIA, INDONESIA, EASTERN_AUSTRALIA));
}

static void islands(void) {
    static const uint8_t own[] = {ICELAND, GREAT_BRITAIN, MADAGASCAR, JAPAN, NEW_GUINEA};
    for (int i = 0; i < 5; i++)
        EXPECT(own[i] < TERRITORIES && map_neighbours[own[i]][0] != NOWHERE && map_neighbours[own[i]][1] != NOWHERE);
}

static void pack(void) {
    EXPECT(CARDS == 44);
    risk_new(6, 0, 9, &events);
    EXPECT(risk_cards(IN_PACK) == 44 && risk_cards(IN_DISCARD) == 0);
}

static void pack_shuffled(void) {
    uint8_t first[2];
    for (uint32_t seed = 0, n = 0; n < 2; seed++) { /* two seeds, two first cards */
        even_board(2);
        random_seed(&risk_game.random, seed);
        hold(0, PERU, 3);
        hold(1, BRAZIL, 1);
        turn(0, PHASE_ATTACK);
        take(PERU, BRAZIL);
        random_seed(&risk_game.random, seed);
        EXPECT(act(RISK_STOP) && (risk_game.phase != PHASE_MOVE || act(RISK_STAY)) && happened(EVENT_CARD) == 1);
        if (n == 1 && event_of(EVENT_CARD)->a == first[0]) continue;
        first[n++] = event_of(EVENT_CARD)->a;
    }
    EXPECT(first[0] != first[1]);
}

static void jokers(void) {
    EXPECT(map_figure[JOKER_1] == FIGURE_ALL && map_figure[JOKER_2] == FIGURE_ALL && JOKER_2 == CARDS - 1);
}

static void one_figure(void) {
    int count[FIGURE_ALL + 1] = {0};
    for (int t = 0; t < TERRITORIES; t++)
        count[map_figure[t]]++;
    EXPECT(count[FIGURE_FOOT] == 14 && count[FIGURE_HORSE] == 14 && count[FIGURE_CANNON] == 14);
}

static void one_card_each(void) {
    EXPECT(JOKER_1 == TERRITORIES); /* card t shows territory t, and there is no other before the jokers */
}

/* A territory has exactly these neighbours, and each has it. */
static void borders(uint8_t territory, const uint8_t *near, int count) {
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        bool listed = memchr(near, t, (size_t)count) != NULL;
        EXPECT(risk_adjacent(territory, t) == listed && risk_adjacent(t, territory) == listed);
    }
}

static void venezuela(void) {
    static const uint8_t near[] = {CENTRAL_AMERICA, PERU, BRAZIL};
    borders(VENEZUELA, near, 3);
}
static void north_africa(void) {
    static const uint8_t near[] = {CONGO, EAST_AFRICA, EGYPT, BRAZIL, WESTERN_EUROPE, SOUTHERN_EUROPE};
    borders(NORTH_AFRICA, near, 6);
}
static void greenland(void) {
    static const uint8_t near[] = {ICELAND, QUEBEC, ONTARIO, NORTHWEST_TERRITORY};
    borders(GREENLAND, near, 4);
}
static void argentina(void) {
    static const uint8_t near[] = {PERU, BRAZIL};
    borders(ARGENTINA, near, 2);
}

static void alaska_kamchatka(void) {
    EXPECT(risk_adjacent(ALASKA, KAMCHATKA) && risk_adjacent(KAMCHATKA, ALASKA));
}

/* The lists and the bits of the map say the same, both ways. */
static void pairs(void) {
    int count = 0;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        uint8_t bits[6] = {0};
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++, count++) {
            bits[*near >> 3] |= (uint8_t)(1 << (*near & 7));
            EXPECT(risk_adjacent(*near, t) && *near != t);
        }
        EXPECT(memcmp(bits, map_near[t], sizeof bits) == 0);
    }
    EXPECT(count == 2 * 83);
}

/* Lines over the sea join what has no common border. */
static void across_water(void) {
    EXPECT(risk_adjacent(BRAZIL, NORTH_AFRICA) && risk_adjacent(GREENLAND, ICELAND) && risk_adjacent(JAPAN, MONGOLIA));
    EXPECT(risk_adjacent(MADAGASCAR, SOUTH_AFRICA) && risk_adjacent(SIAM, INDONESIA));
    EXPECT(!risk_adjacent(ARGENTINA, SOUTH_AFRICA) && !risk_adjacent(MADAGASCAR, WESTERN_AUSTRALIA));
}

/* An army is a number, tens need no changing; and far more than a box of sixty are there. */
static void many_armies(void) {
    hold(0, PERU, 59000);
    turn(0, PHASE_PLACE);
    EXPECT(place(PERU, 3) && risk_game.armies[PERU] == 59003);
}

static void box(void) {
    even_board(2);
    hold(0, PERU, 1);
    hold(0, ALASKA, (uint16_t)(BOX_ARMIES - 22));
    begin(0);
    EXPECT(risk_armies(0) == BOX_ARMIES && event_of(EVENT_INCOME)->a == 7 && event_of(EVENT_INCOME)->n == 2);
    EXPECT(place(PERU, 2) && risk_game.phase == PHASE_ATTACK);
    even_board(2);
    hold(0, ALASKA, (uint16_t)(BOX_ARMIES - 20));
    give_set(0);
    begin(0);
    EXPECT(risk_game.phase == PHASE_TRADE && risk_game.pool == 0 && trade(IRKUTSK, AFGHANISTAN, EASTERN_AUSTRALIA));
    EXPECT(risk_game.phase == PHASE_ATTACK && risk_armies(0) == BOX_ARMIES);
}

const sentence_t board_sentences[] = {
    {"players", "two to six players, and no other number", players},
    {"continents", "six continents of 9, 4, 7, 6, 12 and 4 territories", continents},
    {"north_america", "nine territories from Alaska to Central America", north_america},
    {"south_america", "four territories from Venezuela to Argentina", south_america},
    {"europe", "seven territories from Iceland to Ukraine", europe},
    {"africa", "six territories from North Africa to Madagascar", africa},
    {"asia", "twelve territories from Ural to Siam", asia},
    {"australia", "four territories from Indonesia to Eastern Australia", australia},
    {"islands", "Iceland, Great Britain, Madagascar, Japan and New Guinea are territories", islands},
    {"pack", "44 cards lie in the pack before the first turn", pack},
    {"pack_shuffled", "the pack is shuffled: the first card is random", pack_shuffled},
    {"jokers", "two jokers have all three figures", jokers},
    {"one_figure", "every other card has one figure", one_figure},
    {"one_card_each", "there is one card for each territory", one_card_each},
    {"venezuela", "from Venezuela: Central America, Peru, Brazil", venezuela},
    {"north_africa", "from North Africa: six territories, three of them across water", north_africa},
    {"greenland", "to Greenland: from Iceland, Quebec, Ontario, Northwest Territory", greenland},
    {"argentina", "Argentina borders on Peru and Brazil alone", argentina},
    {"alaska_kamchatka", "Alaska and Kamchatka are neighbours both ways", alaska_kamchatka},
    {"pairs", "83 pairs of neighbours", pairs},
    {"across_water", "lines across water join territories", across_water},
    {"many_armies", "armies are counted in ones and may be many", many_armies},
    {"box", "an empty box gives no more armies", box},
    {0}};
