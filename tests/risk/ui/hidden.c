/*  Several persons at one machine: whose cards the key V shows, and to whom. */
#include "audio.h"
#include "help.h"
#include "host.h"
#include "keys.h"
#include "board.h"
#include "hotseat.h"
#include "screens.h"
#include "settings.h"
#include "tap.h"

static uint8_t shown; /* the seat whose cards were laid open, or NOBODY */

void __wrap_cards_show(uint8_t seat);
void __wrap_cards_show(uint8_t seat) {
    shown = seat;
}

static char typed;
char __wrap_keys_typed(void);
char __wrap_keys_typed(void) {
    return typed;
}

/* Seats 0 and 2 or 0 alone are persons, each seat has a card; V is pressed while this seat is to act. */
static uint8_t look(uint8_t people, uint8_t seat) {
    risk_events_t events;
    settings_reset();
    settings.seat[2].kind = people > 1 ? SEAT_PERSON : SEAT_EASY;
    hotseat_people = people;
    risk_new(3, RISK_OPTION_DEAL, 1, &events);
    for (uint8_t s = 0; s < 3; s++)
        risk_game.card[s] = s;
    risk_game.phase = PHASE_ATTACK;
    risk_game.seat = risk_game.turn = seat;
    shown = NOBODY;
    typed = 'V';
    help(hotseat_is_person(seat));
    return shown;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    host_reset();
    settings_reset();
    audio_apply();
    ok(look(2, 0) == 0 && look(2, 2) == 2, "a person who is asked sees the own cards");
    ok(look(2, 1) == NOBODY, "while the machine plays nobody's are shown where two persons may be looking");
    ok(look(1, 1) == 0, "a person alone at the machine sees them at any time");
    ok(look(0, 0) == NOBODY, "a demonstration shows none");
    return tap_done();
}
