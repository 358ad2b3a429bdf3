/* The numbers of the rules that the text of the manual can use: {=territories}. */
#include "example.h"
#include "game.h"
#include "risk.h"

/* Armies of each player at the start. */
static unsigned armies_of(uint8_t players) {
    risk_events_t events;
    risk_new(players, 0, 1, &events);
    return events.list[0].n;
}

/* The income of a seat with a single territory. */
static unsigned least_income(void) {
    risk_events_t events;
    risk_income_t income;
    risk_new(PLAYERS_MIN, 0, 1, &events);
    risk_game.owner[0] = 0;
    risk_income(0, &income);
    return income.territories;
}

const char *values_find(const char *name) {
    example_set_t set;
    example_set(&set);
    const value_t values[] = {
        {"territories", TERRITORIES},
        {"cards", CARDS},
        {"jokers", CARDS - TERRITORIES},
        {"players", PLAYERS_MAX},
        {"attack-dice", ATTACK_DICE_MAX},
        {"defend-dice", DEFEND_DICE_MAX},
        {"full", HAND_FULL},
        {"least", least_income()},
        {"armies-2", armies_of(2)},
        {"armies-3", armies_of(3)},
        {"armies-4", armies_of(4)},
        {"armies-5", armies_of(5)},
        {"armies-6", armies_of(6)},
        {"set", set.worth},
        {"match", set.matched},
        {"set-and-match", set.worth + set.matched},
    };
    return values_among(values, sizeof values / sizeof *values, name);
}
