/* The observation of the current game. */
#include <string.h>

#include "observation.h"

/* Written out one by one, so that neither side depends on the order of the other. */
static const int territories[CARDS] = {
    [ALASKA] = REF_ALASKA,
    [NORTHWEST_TERRITORY] = REF_NORTHWEST_TERRITORY,
    [GREENLAND] = REF_GREENLAND,
    [ALBERTA] = REF_ALBERTA,
    [ONTARIO] = REF_ONTARIO,
    [QUEBEC] = REF_QUEBEC,
    [WESTERN_UNITED_STATES] = REF_WESTERN_UNITED_STATES,
    [EASTERN_UNITED_STATES] = REF_EASTERN_UNITED_STATES,
    [CENTRAL_AMERICA] = REF_CENTRAL_AMERICA,
    [VENEZUELA] = REF_VENEZUELA,
    [PERU] = REF_PERU,
    [BRAZIL] = REF_BRAZIL,
    [ARGENTINA] = REF_ARGENTINA,
    [ICELAND] = REF_ICELAND,
    [GREAT_BRITAIN] = REF_GREAT_BRITAIN,
    [SCANDINAVIA] = REF_SCANDINAVIA,
    [NORTHERN_EUROPE] = REF_NORTHERN_EUROPE,
    [WESTERN_EUROPE] = REF_WESTERN_EUROPE,
    [SOUTHERN_EUROPE] = REF_SOUTHERN_EUROPE,
    [UKRAINE] = REF_UKRAINE,
    [NORTH_AFRICA] = REF_NORTH_AFRICA,
    [EGYPT] = REF_EGYPT,
    [EAST_AFRICA] = REF_EAST_AFRICA,
    [CONGO] = REF_CONGO,
    [SOUTH_AFRICA] = REF_SOUTH_AFRICA,
    [MADAGASCAR] = REF_MADAGASCAR,
    [URAL] = REF_URAL,
    [SIBERIA] = REF_SIBERIA,
    [YAKUTSK] = REF_YAKUTSK,
    [KAMCHATKA] = REF_KAMCHATKA,
    [IRKUTSK] = REF_IRKUTSK,
    [AFGHANISTAN] = REF_AFGHANISTAN,
    [CHINA] = REF_CHINA,
    [MONGOLIA] = REF_MONGOLIA,
    [JAPAN] = REF_JAPAN,
    [MIDDLE_EAST] = REF_MIDDLE_EAST,
    [INDIA] = REF_INDIA,
    [SIAM] = REF_SIAM,
    [INDONESIA] = REF_INDONESIA,
    [NEW_GUINEA] = REF_NEW_GUINEA,
    [WESTERN_AUSTRALIA] = REF_WESTERN_AUSTRALIA,
    [EASTERN_AUSTRALIA] = REF_EASTERN_AUSTRALIA,
    [JOKER_1] = REF_JOKER_1,
    [JOKER_2] = REF_JOKER_2,
};

int observation_card(uint8_t card) {
    return card < CARDS ? territories[card] : OBSERVATION_NOWHERE;
}

int observation_territory(uint8_t territory) {
    return territory < TERRITORIES ? territories[territory] : OBSERVATION_NOWHERE;
}

uint8_t observation_game_card(int card) {
    uint8_t found = 0;
    while (found < CARDS && territories[found] != card)
        found++;
    return found < CARDS ? found : NOWHERE;
}

uint8_t observation_game_territory(int territory) {
    return territory < REF_TERRITORIES ? observation_game_card(territory) : NOWHERE;
}

static int seat_or_nobody(uint8_t seat) {
    return seat == NOBODY ? REF_NOBODY : seat;
}

static void see_seat(observation_seat_t *seen, uint8_t seat) {
    static const ref_continent_t continents[CONTINENTS] = {
        [NORTH_AMERICA] = REF_NORTH_AMERICA,
        [SOUTH_AMERICA] = REF_SOUTH_AMERICA,
        [EUROPE] = REF_EUROPE,
        [AFRICA] = REF_AFRICA,
        [ASIA] = REF_ASIA,
        [AUSTRALIA] = REF_AUSTRALIA,
    };
    risk_income_t income;
    risk_income(seat, &income);
    seen->holds = risk_territories(seat);
    seen->out = !RISK_ALIVE(seat);
    seen->standing = risk_armies(seat);
    seen->counted = risk_game.left[seat];
    seen->has_set = risk_has_set(seat);
    seen->for_territories = income.territories;
    seen->for_continents = income.continents;
    for (uint8_t c = 0; c < CONTINENTS; c++)
        seen->continent[continents[c]] = risk_holds(seat, c);
}

static void see_range(observation_options_t *options, uint8_t base, int at) {
    risk_range_t range;
    risk_numbers(base, &range);
    options->low[at] = range.low;
    options->high[at] = range.high;
}

static void see_base(observation_options_t *options, uint8_t base) {
    risk_mask_t mask;
    risk_targets(base, &mask);
    see_range(options, base, territories[base]);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        options->target[territories[base]][territories[t]] = MASK_HAS(mask, t);
}

static void see_sets(observation_t *observed) {
    int card[REF_SET];
    risk_move_t keep = {.verb = RISK_KEEP};
    observed->options.keep = risk_check(&keep) == REASON_NONE;
    for (int n = 0; observation_triple(observed, n, card); n++) {
        risk_move_t trade = {.verb = RISK_TRADE,
                             .a = observation_game_card(card[0]),
                             .b = observation_game_card(card[1]),
                             .c = observation_game_card(card[2])};
        observed->options.set[n] = risk_check(&trade) == REASON_NONE;
    }
}

static void see_options(observation_t *observed) {
    risk_mask_t mask;
    bool bases = risk_game.phase == PHASE_ATTACK || risk_game.phase == PHASE_MOVE;
    risk_choices(&mask);
    for (uint8_t i = 0; i < CARDS; i++) {
        observed->options.choice[territories[i]] = MASK_HAS(mask, i);
        if (bases && MASK_HAS(mask, i)) see_base(&observed->options, i);
    }
    if (risk_game.phase == PHASE_TRADE) see_sets(observed);
    if (risk_game.phase == PHASE_PLACE || risk_game.phase == PHASE_DEFEND || risk_game.phase == PHASE_ADVANCE)
        see_range(&observed->options, NOWHERE, 0);
}

void observation_of_game(observation_t *observed) {
    static const ref_phase_t phases[] = {
        [PHASE_CLAIM] = REF_TO_CLAIM,     [PHASE_DEPLOY] = REF_TO_REINFORCE, [PHASE_TRADE] = REF_TO_HAND_IN,
        [PHASE_PLACE] = REF_TO_PLACE,     [PHASE_ATTACK] = REF_TO_ATTACK,    [PHASE_DEFEND] = REF_TO_DEFEND,
        [PHASE_ADVANCE] = REF_TO_ADVANCE, [PHASE_MOVE] = REF_TO_MOVE_FREELY, [PHASE_OVER] = REF_OVER,
    };
    memset(observed, 0, sizeof *observed);
    observed->phase = (int)phases[risk_game.phase];
    observed->seat = risk_game.seat;
    observed->turn = risk_game.turn;
    observed->first = risk_game.starter;
    observed->round = risk_game.round;
    observed->to_place = risk_game.pool;
    observed->sets = risk_game.sets;
    observed->captured = risk_game.captured;
    observed->winner = seat_or_nobody(risk_game.winner);
    observed->base = observation_territory(risk_game.from);
    observed->target = observation_territory(risk_game.to);
    observed->dice = risk_game.dice;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        observed->owner[territories[t]] = seat_or_nobody(risk_game.owner[t]);
        observed->armies[territories[t]] = risk_game.armies[t];
    }
    for (uint8_t card = 0; card < CARDS; card++) {
        uint8_t place = risk_game.card[card];
        observed->card[territories[card]] = place == IN_PACK      ? OBSERVATION_PACK
                                            : place == IN_DISCARD ? OBSERVATION_DISCARDS
                                                                  : place;
    }
    for (uint8_t seat = 0; seat < risk_game.players; seat++) {
        observed->cards[seat] = risk_cards(seat);
        see_seat(&observed->of[seat], seat);
    }
    observed->cards[OBSERVATION_PACK] = risk_cards(IN_PACK);
    observed->cards[OBSERVATION_DISCARDS] = risk_cards(IN_DISCARD);
    see_options(observed);
}
