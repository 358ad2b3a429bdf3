/* RISK's own binary in the simulated CPC: the key V shows the cards of the seat that looks. */
#include <stddef.h>
#include "board.h"
#include "cpc_driver.h"
#include "risk.h"
#include "settings.h"
#include "tap.h"

enum { EVERY_SEAT = (1 << PLAYERS_MAX) - 1 };

static uint8_t shown; /* the seat whose cards were shown, or NOBODY */

/* Stands in for cards_show(seat): SDCC passes the seat in A. */
static void record(cpc_t *cpc, void *user) {
    (void)user;
    shown = (uint8_t)(cpc_reg(cpc, regAF) >> 8);
}

/* Persons have these seats, the machine has the others. */
static void seat_persons(unsigned seats) {
    uint8_t *people = driver_variable("_hotseat_people");
    *people = 0;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        bool person = seats >> seat & 1;
        driver_setting(offsetof(settings_t, seat[seat].kind), person ? SEAT_PERSON : SEAT_EASY);
        *people = (uint8_t)(*people + person);
    }
}

static uint8_t *of_game(size_t offset) {
    return driver_variable("_risk_game") + offset;
}

/* A game of six, until its only person, at the first seat, has been to act for a second, and so is being asked. */
static bool start(const char *binary) {
    driver_start(binary);
    cpc_stub(driver_cpc, cpc_address(driver_cpc, "_cards_show"), record, NULL);
    while (!*of_game(offsetof(risk_t, players))) {
        driver_setting(offsetof(settings_t, players), PLAYERS_MAX);
        driver_setting(offsetof(settings_t, pace), PACE_FAST);
        seat_persons(1);
        if (!driver_press_once("SPACE", 40)) return false;
    }
    for (unsigned still = 0; still < 50; still++) {
        if (!driver_next_wait()) return false;
        if (*of_game(offsetof(risk_t, seat))) still = 0;
    }
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++)
        *of_game(offsetof(risk_t, card) + seat) = seat;
    return true;
}

/* V is pressed while this seat is to act. */
static uint8_t look(unsigned persons, uint8_t seat) {
    seat_persons(persons);
    *of_game(offsetof(risk_t, seat)) = seat;
    shown = NOBODY;
    return driver_press_once("V", 60) ? shown : NOBODY;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    if (!start(words[1])) tap_die("a game of six starts");
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++) {
        uint8_t together = look(EVERY_SEAT, seat), alone = look(1u << seat, seat);
        ok(together == seat, "seat %u of six persons sees its own cards (%u)", seat, together);
        ok(alone == seat, "seat %u among machines sees its own cards (%u)", seat, alone);
    }
    return tap_done();
}
