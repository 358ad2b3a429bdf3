/* The words of the command line. */
#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include "word.h"
#include "vocabulary.h"

const char *const card_words[CARDS + 1] = {[ALASKA] = "alaska",
                                           [NORTHWEST_TERRITORY] = "northwest_territory",
                                           [GREENLAND] = "greenland",
                                           [ALBERTA] = "alberta",
                                           [ONTARIO] = "ontario",
                                           [QUEBEC] = "quebec",
                                           [WESTERN_UNITED_STATES] = "western_united_states",
                                           [EASTERN_UNITED_STATES] = "eastern_united_states",
                                           [CENTRAL_AMERICA] = "central_america",
                                           [VENEZUELA] = "venezuela",
                                           [PERU] = "peru",
                                           [BRAZIL] = "brazil",
                                           [ARGENTINA] = "argentina",
                                           [ICELAND] = "iceland",
                                           [GREAT_BRITAIN] = "great_britain",
                                           [SCANDINAVIA] = "scandinavia",
                                           [NORTHERN_EUROPE] = "northern_europe",
                                           [WESTERN_EUROPE] = "western_europe",
                                           [SOUTHERN_EUROPE] = "southern_europe",
                                           [UKRAINE] = "ukraine",
                                           [NORTH_AFRICA] = "north_africa",
                                           [EGYPT] = "egypt",
                                           [EAST_AFRICA] = "east_africa",
                                           [CONGO] = "congo",
                                           [SOUTH_AFRICA] = "south_africa",
                                           [MADAGASCAR] = "madagascar",
                                           [URAL] = "ural",
                                           [SIBERIA] = "siberia",
                                           [YAKUTSK] = "yakutsk",
                                           [KAMCHATKA] = "kamchatka",
                                           [IRKUTSK] = "irkutsk",
                                           [AFGHANISTAN] = "afghanistan",
                                           [CHINA] = "china",
                                           [MONGOLIA] = "mongolia",
                                           [JAPAN] = "japan",
                                           [MIDDLE_EAST] = "middle_east",
                                           [INDIA] = "india",
                                           [SIAM] = "siam",
                                           [INDONESIA] = "indonesia",
                                           [NEW_GUINEA] = "new_guinea",
                                           [WESTERN_AUSTRALIA] = "western_australia",
                                           [EASTERN_AUSTRALIA] = "eastern_australia",
                                           [JOKER_1] = "joker1",
                                           [JOKER_2] = "joker2"};

const char *const continent_words[CONTINENTS + 1] = {[NORTH_AMERICA] = "north_america",
                                                     [SOUTH_AMERICA] = "south_america",
                                                     [EUROPE] = "europe",
                                                     [AFRICA] = "africa",
                                                     [ASIA] = "asia",
                                                     [AUSTRALIA] = "australia"};

const char *const reason_words[REASON_COUNT + 1] = {[REASON_NONE] = "none",
                                                    [REASON_CLAIM_NOW] = "claim-now",
                                                    [REASON_DEPLOY_NOW] = "deploy-now",
                                                    [REASON_TRADE_NOW] = "trade-now",
                                                    [REASON_PLACE_NOW] = "place-now",
                                                    [REASON_ATTACK_NOW] = "attack-now",
                                                    [REASON_DEFEND_NOW] = "defend-now",
                                                    [REASON_ADVANCE_NOW] = "advance-now",
                                                    [REASON_MOVE_NOW] = "move-now",
                                                    [REASON_GAME_OVER] = "game-over",
                                                    [REASON_NO_TERRITORY] = "no-such-territory",
                                                    [REASON_TAKEN] = "taken",
                                                    [REASON_NOT_YOURS] = "not-yours",
                                                    [REASON_OWN_TARGET] = "own-target",
                                                    [REASON_NOT_ADJACENT] = "not-adjacent",
                                                    [REASON_ONE_ARMY] = "one-army",
                                                    [REASON_NO_SUCH_DICE] = "no-such-dice",
                                                    [REASON_TOO_MANY_DICE] = "too-many-dice",
                                                    [REASON_NO_ARMIES] = "no-armies",
                                                    [REASON_POOL] = "more-than-pool",
                                                    [REASON_TOO_FEW] = "fewer-than-dice",
                                                    [REASON_LEAVE_ONE] = "leave-one",
                                                    [REASON_NOT_HELD] = "not-held",
                                                    [REASON_SAME_CARD] = "same-card",
                                                    [REASON_NO_SET] = "no-set",
                                                    [REASON_MUST_TRADE] = "must-trade"};

const char *figure_word(uint8_t figure) {
    static const char *const words[FIGURE_ALL + 1] = {
        [FIGURE_FOOT] = "foot", [FIGURE_HORSE] = "horse", [FIGURE_CANNON] = "cannon", [FIGURE_ALL] = "joker"};
    return words[figure];
}

long number_value(const char *word) {
    char *end;
    if (!isdigit((unsigned char)*word)) return -1;
    long value = strtol(word, &end, 10);
    return *end == 0 && value <= UINT16_MAX ? value : -1;
}

int territory_index(const char *word) {
    int place = word_index(word, card_words);
    if (place < 0) place = (int)number_value(word);
    return place < TERRITORIES ? place : -1;
}
