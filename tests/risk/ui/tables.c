/* A game in the middle of a match, for the tests of screens. */
#include "tables.h"

#include "ask.h"
#include "hotseat.h"
#include "match_state.h"
#include "settings.h"

void tables_six(uint8_t phase) {
    risk_events_t events;
    settings.players = 6;
    hotseat_people = 1;
    match_skip = 0;
    ask_begin();
    match_clear();
    risk_new(6, RISK_OPTION_DEAL, 7, &events);
    risk_game.seat = risk_game.turn = 0;
    risk_game.phase = phase;
}
