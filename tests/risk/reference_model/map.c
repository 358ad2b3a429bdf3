/* The board: every territory with its continent, the figure on its card and all its neighbours. */
#include <assert.h>

#include "reference_model.h"

enum { NEIGHBOURS_MAX = 6, END = -1 };

static const struct {
    const char *name;
    ref_continent_t continent;
    ref_figure_t figure; /* on its card */
} facts[REF_TERRITORIES] = {
    [REF_ALASKA] = {"alaska", REF_NORTH_AMERICA, REF_FOOT},
    [REF_NORTHWEST_TERRITORY] = {"northwest_territory", REF_NORTH_AMERICA, REF_CANNON},
    [REF_GREENLAND] = {"greenland", REF_NORTH_AMERICA, REF_HORSE},
    [REF_ALBERTA] = {"alberta", REF_NORTH_AMERICA, REF_FOOT},
    [REF_ONTARIO] = {"ontario", REF_NORTH_AMERICA, REF_HORSE},
    [REF_QUEBEC] = {"quebec", REF_NORTH_AMERICA, REF_CANNON},
    [REF_WESTERN_UNITED_STATES] = {"western_united_states", REF_NORTH_AMERICA, REF_FOOT},
    [REF_EASTERN_UNITED_STATES] = {"eastern_united_states", REF_NORTH_AMERICA, REF_CANNON},
    [REF_CENTRAL_AMERICA] = {"central_america", REF_NORTH_AMERICA, REF_HORSE},
    [REF_VENEZUELA] = {"venezuela", REF_SOUTH_AMERICA, REF_CANNON},
    [REF_PERU] = {"peru", REF_SOUTH_AMERICA, REF_HORSE},
    [REF_BRAZIL] = {"brazil", REF_SOUTH_AMERICA, REF_CANNON},
    [REF_ARGENTINA] = {"argentina", REF_SOUTH_AMERICA, REF_FOOT},
    [REF_ICELAND] = {"iceland", REF_EUROPE, REF_FOOT},
    [REF_GREAT_BRITAIN] = {"great_britain", REF_EUROPE, REF_HORSE},
    [REF_SCANDINAVIA] = {"scandinavia", REF_EUROPE, REF_CANNON},
    [REF_NORTHERN_EUROPE] = {"northern_europe", REF_EUROPE, REF_HORSE},
    [REF_WESTERN_EUROPE] = {"western_europe", REF_EUROPE, REF_FOOT},
    [REF_SOUTHERN_EUROPE] = {"southern_europe", REF_EUROPE, REF_HORSE},
    [REF_UKRAINE] = {"ukraine", REF_EUROPE, REF_CANNON},
    [REF_NORTH_AFRICA] = {"north_africa", REF_AFRICA, REF_FOOT},
    [REF_EGYPT] = {"egypt", REF_AFRICA, REF_FOOT},
    [REF_EAST_AFRICA] = {"east_africa", REF_AFRICA, REF_CANNON},
    [REF_CONGO] = {"congo", REF_AFRICA, REF_HORSE},
    [REF_SOUTH_AFRICA] = {"south_africa", REF_AFRICA, REF_CANNON},
    [REF_MADAGASCAR] = {"madagascar", REF_AFRICA, REF_FOOT},
    [REF_URAL] = {"ural", REF_ASIA, REF_HORSE},
    [REF_SIBERIA] = {"siberia", REF_ASIA, REF_CANNON},
    [REF_YAKUTSK] = {"yakutsk", REF_ASIA, REF_HORSE},
    [REF_KAMCHATKA] = {"kamchatka", REF_ASIA, REF_HORSE},
    [REF_IRKUTSK] = {"irkutsk", REF_ASIA, REF_FOOT},
    [REF_AFGHANISTAN] = {"afghanistan", REF_ASIA, REF_FOOT},
    [REF_CHINA] = {"china", REF_ASIA, REF_HORSE},
    [REF_MONGOLIA] = {"mongolia", REF_ASIA, REF_CANNON},
    [REF_JAPAN] = {"japan", REF_ASIA, REF_FOOT},
    [REF_MIDDLE_EAST] = {"middle_east", REF_ASIA, REF_CANNON},
    [REF_INDIA] = {"india", REF_ASIA, REF_FOOT},
    [REF_SIAM] = {"siam", REF_ASIA, REF_CANNON},
    [REF_INDONESIA] = {"indonesia", REF_AUSTRALIA, REF_HORSE},
    [REF_NEW_GUINEA] = {"new_guinea", REF_AUSTRALIA, REF_HORSE},
    [REF_WESTERN_AUSTRALIA] = {"western_australia", REF_AUSTRALIA, REF_CANNON},
    [REF_EASTERN_AUSTRALIA] = {"eastern_australia", REF_AUSTRALIA, REF_FOOT},
};

/* (d) tells the neighbours of Venezuela, North Africa and Greenland, and Alaska to Kamchatka. Each border stands at
   both of its ends. */
static const int borders[REF_TERRITORIES][NEIGHBOURS_MAX + 1] = {
    [REF_ALASKA] = {REF_NORTHWEST_TERRITORY, REF_ALBERTA, REF_KAMCHATKA, END},
    [REF_NORTHWEST_TERRITORY] = {REF_ALASKA, REF_ALBERTA, REF_ONTARIO, REF_GREENLAND, END},
    [REF_GREENLAND] = {REF_ICELAND, REF_QUEBEC, REF_ONTARIO, REF_NORTHWEST_TERRITORY, END},
    [REF_ALBERTA] = {REF_ALASKA, REF_NORTHWEST_TERRITORY, REF_ONTARIO, REF_WESTERN_UNITED_STATES, END},
    [REF_ONTARIO] = {REF_NORTHWEST_TERRITORY, REF_GREENLAND, REF_QUEBEC, REF_EASTERN_UNITED_STATES,
                     REF_WESTERN_UNITED_STATES, REF_ALBERTA, END},
    [REF_QUEBEC] = {REF_GREENLAND, REF_ONTARIO, REF_EASTERN_UNITED_STATES, END},
    [REF_WESTERN_UNITED_STATES] = {REF_ALBERTA, REF_ONTARIO, REF_EASTERN_UNITED_STATES, REF_CENTRAL_AMERICA, END},
    [REF_EASTERN_UNITED_STATES] = {REF_QUEBEC, REF_ONTARIO, REF_WESTERN_UNITED_STATES, REF_CENTRAL_AMERICA, END},
    [REF_CENTRAL_AMERICA] = {REF_WESTERN_UNITED_STATES, REF_EASTERN_UNITED_STATES, REF_VENEZUELA, END},
    [REF_VENEZUELA] = {REF_CENTRAL_AMERICA, REF_PERU, REF_BRAZIL, END},
    [REF_PERU] = {REF_VENEZUELA, REF_BRAZIL, REF_ARGENTINA, END},
    [REF_BRAZIL] = {REF_VENEZUELA, REF_PERU, REF_ARGENTINA, REF_NORTH_AFRICA, END},
    [REF_ARGENTINA] = {REF_PERU, REF_BRAZIL, END},
    [REF_ICELAND] = {REF_GREENLAND, REF_GREAT_BRITAIN, REF_SCANDINAVIA, END},
    [REF_GREAT_BRITAIN] = {REF_ICELAND, REF_SCANDINAVIA, REF_NORTHERN_EUROPE, REF_WESTERN_EUROPE, END},
    [REF_SCANDINAVIA] = {REF_ICELAND, REF_GREAT_BRITAIN, REF_NORTHERN_EUROPE, REF_UKRAINE, END},
    [REF_NORTHERN_EUROPE] = {REF_GREAT_BRITAIN, REF_SCANDINAVIA, REF_UKRAINE, REF_SOUTHERN_EUROPE, REF_WESTERN_EUROPE,
                             END},
    [REF_WESTERN_EUROPE] = {REF_GREAT_BRITAIN, REF_NORTHERN_EUROPE, REF_SOUTHERN_EUROPE, REF_NORTH_AFRICA, END},
    [REF_SOUTHERN_EUROPE] = {REF_WESTERN_EUROPE, REF_NORTHERN_EUROPE, REF_UKRAINE, REF_MIDDLE_EAST, REF_EGYPT,
                             REF_NORTH_AFRICA, END},
    [REF_UKRAINE] = {REF_SCANDINAVIA, REF_NORTHERN_EUROPE, REF_SOUTHERN_EUROPE, REF_MIDDLE_EAST, REF_AFGHANISTAN,
                     REF_URAL, END},
    [REF_NORTH_AFRICA] = {REF_CONGO, REF_EAST_AFRICA, REF_EGYPT, REF_BRAZIL, REF_WESTERN_EUROPE, REF_SOUTHERN_EUROPE,
                          END},
    [REF_EGYPT] = {REF_NORTH_AFRICA, REF_EAST_AFRICA, REF_MIDDLE_EAST, REF_SOUTHERN_EUROPE, END},
    [REF_EAST_AFRICA] = {REF_EGYPT, REF_NORTH_AFRICA, REF_CONGO, REF_SOUTH_AFRICA, REF_MADAGASCAR, REF_MIDDLE_EAST,
                         END},
    [REF_CONGO] = {REF_NORTH_AFRICA, REF_EAST_AFRICA, REF_SOUTH_AFRICA, END},
    [REF_SOUTH_AFRICA] = {REF_CONGO, REF_EAST_AFRICA, REF_MADAGASCAR, END},
    [REF_MADAGASCAR] = {REF_EAST_AFRICA, REF_SOUTH_AFRICA, END},
    [REF_URAL] = {REF_UKRAINE, REF_SIBERIA, REF_CHINA, REF_AFGHANISTAN, END},
    [REF_SIBERIA] = {REF_URAL, REF_YAKUTSK, REF_IRKUTSK, REF_MONGOLIA, REF_CHINA, END},
    [REF_YAKUTSK] = {REF_SIBERIA, REF_IRKUTSK, REF_KAMCHATKA, END},
    [REF_KAMCHATKA] = {REF_YAKUTSK, REF_IRKUTSK, REF_MONGOLIA, REF_JAPAN, REF_ALASKA, END},
    [REF_IRKUTSK] = {REF_SIBERIA, REF_YAKUTSK, REF_KAMCHATKA, REF_MONGOLIA, END},
    [REF_AFGHANISTAN] = {REF_UKRAINE, REF_URAL, REF_CHINA, REF_INDIA, REF_MIDDLE_EAST, END},
    [REF_CHINA] = {REF_MONGOLIA, REF_SIBERIA, REF_URAL, REF_AFGHANISTAN, REF_INDIA, REF_SIAM, END},
    [REF_MONGOLIA] = {REF_JAPAN, REF_KAMCHATKA, REF_IRKUTSK, REF_SIBERIA, REF_CHINA, END},
    [REF_JAPAN] = {REF_KAMCHATKA, REF_MONGOLIA, END},
    [REF_MIDDLE_EAST] = {REF_UKRAINE, REF_AFGHANISTAN, REF_INDIA, REF_EAST_AFRICA, REF_EGYPT, REF_SOUTHERN_EUROPE, END},
    [REF_INDIA] = {REF_MIDDLE_EAST, REF_AFGHANISTAN, REF_CHINA, REF_SIAM, END},
    [REF_SIAM] = {REF_INDIA, REF_CHINA, REF_INDONESIA, END},
    [REF_INDONESIA] = {REF_SIAM, REF_NEW_GUINEA, REF_WESTERN_AUSTRALIA, END},
    [REF_NEW_GUINEA] = {REF_INDONESIA, REF_WESTERN_AUSTRALIA, REF_EASTERN_AUSTRALIA, END},
    [REF_WESTERN_AUSTRALIA] = {REF_INDONESIA, REF_NEW_GUINEA, REF_EASTERN_AUSTRALIA, END},
    [REF_EASTERN_AUSTRALIA] = {REF_NEW_GUINEA, REF_WESTERN_AUSTRALIA, END},
};

const char *ref_name(int territory_or_card) {
    if (territory_or_card == REF_JOKER_1) return "joker1";
    if (territory_or_card == REF_JOKER_2) return "joker2";
    assert(territory_or_card >= 0 && territory_or_card < REF_TERRITORIES);
    return facts[territory_or_card].name;
}

ref_continent_t ref_continent(int territory) {
    return facts[territory].continent;
}

/* The cards: each of two has all three figures (Les cartes). */
ref_figure_t ref_figure(int card) {
    return card < REF_TERRITORIES ? facts[card].figure : REF_ALL_THREE;
}

/* (a) */
int ref_continent_armies(ref_continent_t continent) {
    switch (continent) {
    case REF_NORTH_AMERICA:
    case REF_EUROPE:
        return 5;
    case REF_SOUTH_AMERICA:
    case REF_AUSTRALIA:
        return 2;
    case REF_AFRICA:
        return 3;
    default:
        assert(continent == REF_ASIA);
        return 7;
    }
}

int ref_neighbours(int territory, const int **list) {
    int count = 0;
    *list = borders[territory];
    while ((*list)[count] != END)
        count++;
    return count;
}

bool ref_adjacent(int a, int b) {
    const int *list;
    int count = ref_neighbours(a, &list);
    for (int i = 0; i < count; i++)
        if (list[i] == b) return true;
    return false;
}
