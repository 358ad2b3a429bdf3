/* The scenarios in which RISK uses the disc. */
#include "disc_scenarios.h"
#include <string.h>
#include "cpc_driver.h"
#include "risk.h"

#define MENU    "SPACE "
#define OPTIONS MENU "DOWN DOWN SPACE "
#define BOARD   MENU "SPACE ASKED "
const scenario_t ways[] = {
    {"save", BOARD, "D", "RISK.SAV", true, false},
    {"options", OPTIONS "DOWN DOWN RIGHT", "ESC", "RISKOPT.SAV", false, false},
    {"resume", MENU "DOWN", "SPACE", "RISK.SAV", false, true}, /* the bar is on the first line again */
    {"language", OPTIONS "DOWN DOWN DOWN DOWN DOWN DOWN", "RIGHT", way_language, true, false},
    {"hall", BOARD "ESC LEFT LEFT SPACE RIGHT SPACE RIGHT", "SPACE", "RISKOPT.SAV", false, false},
};
const unsigned scenario_count = sizeof ways / sizeof *ways;
const char way_language[] = "RISK.EN";

static risk_t game(void) {
    risk_t copy;
    memcpy(&copy, driver_variable("_risk_game"), sizeof copy);
    return copy;
}

bool scenario_acts(void) {
    return game().players && game().seat == 0;
}

void scenario_crown(void) {
    risk_t now = game();
    if (!now.players || now.phase != PHASE_OVER) return;
    now.winner = 0;
    now.round = 9;
    memcpy(driver_variable("_risk_game"), &now, sizeof now);
}
