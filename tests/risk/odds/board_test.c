/* Properties of the map and the pack. */
#include "reference_model.h"
#include "risk.h"
#include "tap.h"

/* ---- the map ---- */

static const int degrees[REF_TERRITORIES] = {
    [REF_ALASKA] = 3,
    [REF_NORTHWEST_TERRITORY] = 4,
    [REF_GREENLAND] = 4,
    [REF_ALBERTA] = 4,
    [REF_ONTARIO] = 6,
    [REF_QUEBEC] = 3,
    [REF_WESTERN_UNITED_STATES] = 4,
    [REF_EASTERN_UNITED_STATES] = 4,
    [REF_CENTRAL_AMERICA] = 3,
    [REF_VENEZUELA] = 3,
    [REF_PERU] = 3,
    [REF_BRAZIL] = 4,
    [REF_ARGENTINA] = 2,
    [REF_ICELAND] = 3,
    [REF_GREAT_BRITAIN] = 4,
    [REF_SCANDINAVIA] = 4,
    [REF_NORTHERN_EUROPE] = 5,
    [REF_WESTERN_EUROPE] = 4,
    [REF_SOUTHERN_EUROPE] = 6,
    [REF_UKRAINE] = 6,
    [REF_NORTH_AFRICA] = 6,
    [REF_EGYPT] = 4,
    [REF_EAST_AFRICA] = 6,
    [REF_CONGO] = 3,
    [REF_SOUTH_AFRICA] = 3,
    [REF_MADAGASCAR] = 2,
    [REF_URAL] = 4,
    [REF_SIBERIA] = 5,
    [REF_YAKUTSK] = 3,
    [REF_KAMCHATKA] = 5,
    [REF_IRKUTSK] = 4,
    [REF_AFGHANISTAN] = 5,
    [REF_CHINA] = 6,
    [REF_MONGOLIA] = 5,
    [REF_JAPAN] = 2,
    [REF_MIDDLE_EAST] = 6,
    [REF_INDIA] = 4,
    [REF_SIAM] = 3,
    [REF_INDONESIA] = 3,
    [REF_NEW_GUINEA] = 3,
    [REF_WESTERN_AUSTRALIA] = 3,
    [REF_EASTERN_AUSTRALIA] = 2,
};

static bool symmetric(void) {
    for (int a = 0; a < REF_TERRITORIES; a++) {
        if (ref_adjacent(a, a)) return false;
        for (int b = 0; b < REF_TERRITORIES; b++)
            if (ref_adjacent(a, b) != ref_adjacent(b, a)) return false;
    }
    return true;
}

/* How many territories can be reached from the first. */
static int reached(void) {
    int queue[REF_TERRITORIES] = {0}, count = 1;
    bool seen[REF_TERRITORIES] = {true};
    for (int i = 0; i < count; i++) {
        const int *list;
        int neighbours = ref_neighbours(queue[i], &list);
        for (int k = 0; k < neighbours; k++) {
            if (seen[list[k]]) continue;
            seen[list[k]] = true;
            queue[count++] = list[k];
        }
    }
    return count;
}

static void test_borders(void) {
    int pairs = 0, inside = 0, sum = 0, wrong_degree = 0;
    for (int a = 0; a < REF_TERRITORIES; a++) {
        const int *list;
        wrong_degree += ref_neighbours(a, &list) != degrees[a];
        for (int b = a + 1; b < REF_TERRITORIES; b++) {
            if (!ref_adjacent(a, b)) continue;
            pairs++;
            sum += a * b;
            inside += ref_continent(a) == ref_continent(b);
        }
    }
    ok(symmetric(), "every border stands at both of its ends");
    ok(pairs == 83 && sum == 44366, "83 pairs of territories touch, the sum of their products is 44366: %d, %d", pairs,
       sum);
    ok(inside == 69, "69 of them lie inside a continent: %d", inside);
    ok(wrong_degree == 0, "each territory has as many neighbours as on the board");
    ok(reached() == REF_TERRITORIES, "every territory can be reached from every other");
}

static void test_continents(void) {
    static const struct {
        int size, doors, armies;
        const char *name;
    } expected[REF_CONTINENTS] = {
        [REF_NORTH_AMERICA] = {9, 3, 5, "North America"},
        [REF_SOUTH_AMERICA] = {4, 2, 2, "South America"},
        [REF_EUROPE] = {7, 4, 5, "Europe"},
        [REF_AFRICA] = {6, 3, 3, "Africa"},
        [REF_ASIA] = {12, 5, 7, "Asia"},
        [REF_AUSTRALIA] = {4, 1, 2, "Australia"},
    };
    for (ref_continent_t c = 0; c < REF_CONTINENTS; c++) {
        int size = 0, doors = 0;
        for (int t = 0; t < REF_TERRITORIES; t++) {
            if (ref_continent(t) != c) continue;
            const int *list;
            int neighbours = ref_neighbours(t, &list), out = 0;
            for (int k = 0; k < neighbours; k++)
                out += ref_continent(list[k]) != c;
            size++;
            doors += out > 0;
        }
        ok(size == expected[c].size && doors == expected[c].doors && ref_continent_armies(c) == expected[c].armies,
           "%s: %d territories, %d with a way out, %d armies", expected[c].name, size, doors, ref_continent_armies(c));
    }
}

/* ---- the pack: sets among cards drawn at random, and what they are worth ---- */

typedef struct {
    int all, with_set;
} hands_t;

/* Every hand of this many cards, from the given card on. */
static void count_hands(hands_t *hands, ref_pile_t *hand, int from, int cards) {
    if (hand->count == cards) {
        hands->all++;
        hands->with_set += ref_has_set(hand);
        return;
    }
    for (int card = from; card < REF_CARDS; card++) {
        ref_put(hand, card);
        count_hands(hands, hand, card + 1, cards);
        hand->count--;
    }
}

static hands_t hands_of(int cards) {
    ref_pile_t hand = {.count = 0};
    hands_t hands = {0, 0};
    count_hands(&hands, &hand, 0, cards);
    return hands;
}

static void test_cards(void) {
    static const int value[] = {4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45};
    int figures[REF_ALL_THREE + 1] = {0}, wrong = 0;
    for (int card = 0; card < REF_CARDS; card++)
        figures[ref_figure(card)]++;
    ok(figures[REF_FOOT] == 14 && figures[REF_HORSE] == 14 && figures[REF_CANNON] == 14 && figures[REF_ALL_THREE] == 2,
       "44 cards: 14 of each figure and two jokers");
    hands_t three = hands_of(3), four = hands_of(4), five = hands_of(5);
    ok(three.with_set * 473L == three.all * 200L, "200 of 473 hands of three cards are a set");
    ok(four.with_set * 19393L == four.all * 15844L, "15844 of 19393 hands of four cards hold a set");
    ok(five.with_set == five.all, "all %d hands of five cards hold a set", five.all);
    for (int n = 1; n <= 12; n++)
        wrong += ref_set_value(n) != value[n - 1];
    ok(wrong == 0, "sets are worth 4, 6, 8, 10, 12, 15, 20, 25, then 5 more each; the 12th is worth 45");
}

/* ---- the tables of the game are the same ---- */

static bool same_borders(void) {
    for (uint8_t a = 0; a < TERRITORIES; a++) {
        const int *list;
        int count = 0, last = -1;
        for (const uint8_t *near = map_neighbours[a]; *near != NOWHERE; near++, count++) {
            if (*near <= last || !ref_adjacent(a, *near)) return false;
            last = *near;
        }
        if (count != ref_neighbours(a, &list)) return false;
        for (uint8_t b = 0; b < TERRITORIES; b++)
            if ((risk_adjacent(a, b) != 0) != ref_adjacent(a, b)) return false;
    }
    return true;
}

static bool same_continents(void) {
    for (uint8_t c = 0; c < CONTINENTS; c++) {
        if (map_bonus[c] != ref_continent_armies((ref_continent_t)c)) return false;
        for (uint8_t t = map_first[c]; t < map_first[c + 1]; t++)
            if (ref_continent(t) != (ref_continent_t)c || map_continent[t] != c) return false;
    }
    return map_first[0] == 0 && map_first[CONTINENTS] == TERRITORIES;
}

static bool same_sets(void) {
    for (uint8_t a = 0; a < CARDS; a++)
        for (uint8_t b = 0; b < CARDS; b++)
            for (uint8_t c = 0; c < CARDS; c++)
                if (a != b && a != c && b != c)
                    if ((risk_is_set(a, b, c) != 0) != ref_is_set((const int[]){a, b, c})) return false;
    return true;
}

static void test_game(void) {
    static const int bits[] = {[REF_FOOT] = FIGURE_FOOT,
                               [REF_HORSE] = FIGURE_HORSE,
                               [REF_CANNON] = FIGURE_CANNON,
                               [REF_ALL_THREE] = FIGURE_ALL};
    int figures = 0, values = 0;
    for (int card = 0; card < CARDS; card++)
        figures += map_figure[card] == bits[ref_figure(card)];
    for (uint16_t n = 1; n <= SETS_MAX; n++)
        values += risk_set_worth(n) == ref_set_value(n);
    ok(same_borders(), "the game has the same borders");
    ok(same_continents(), "the game has the same continents, worth the same");
    ok(figures == CARDS, "the game has the same figures on its cards");
    ok(same_sets(), "the game takes the same three cards for a set, in any order");
    ok(values == SETS_MAX, "the game's sets are worth the same, up to the %uth", SETS_MAX);
}

int main(void) {
    test_borders();
    test_continents();
    test_cards();
    test_game();
    return tap_done();
}
