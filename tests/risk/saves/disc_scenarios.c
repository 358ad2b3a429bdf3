/* The disc accesses of RISK. */
#include "disc_scenarios.h"
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
    {"hall", BOARD "ESC LEFT SPACE RIGHT SPACE RIGHT", "SPACE", "RISKOPT.SAV", false, false},
};
const unsigned scenario_count = sizeof ways / sizeof *ways;
const char way_language[] = "RISK.EN";

static risk_t table(void) {
    risk_t table;
    cpc_peek(driver_cpc, cpc_address(driver_cpc, "_risk_game"), &table, sizeof table);
    return table;
}

bool scenario_acts(void) {
    return table().players && table().seat == 0;
}

void scenario_crown(void) {
    risk_t now = table();
    if (!now.players || now.phase != PHASE_OVER) return;
    now.winner = 0;
    now.round = 9;
    cpc_poke(driver_cpc, cpc_address(driver_cpc, "_risk_game"), &now, sizeof now);
}
