/* No screen of the Z80 shows a card that its player may not see: cpc_hidden_test BINARY
 *
 * Every seat is asked for a move, with one to six persons at the machine. Then cards are exchanged between places that
 * are hidden from it, and all screens must stay the same; an exchange of its own cards must change them. */
#include <string.h>

#include "cpc_driver.h"
#include "host.h"
#include "hotseat.h"
#include "match_state.h"
#include "random.h"
#include "settings.h"
#include "tap.h"
#include "z80_calls.h"

static uint64_t seen; /* a hash of all screens so far */

void __wrap_host_shot(const char *path);
void __wrap_host_shot(const char *path) {
    (void)path;
    seen = (seen ^ driver_print()) * 0x9E3779B97F4A7C15u;
}

static random_t dice;

/* Exchanges the places of two cards. `own`: one of them is the seat's, the other is not; else neither is. */
static void exchange(uint8_t seat, bool own) {
    for (;;) {
        uint8_t a = random_below(&dice, CARDS), b = random_below(&dice, CARDS);
        uint8_t *at = &risk_game.card[a], *to = &risk_game.card[b], was = *at;
        if (was == *to || (was == seat) != own || *to == seat) continue;
        if (own && a >= JOKER_1 && b >= JOKER_1) continue; /* they look the same */
        *at = *to;
        *to = was;
        return;
    }
}

/* The hash of the screens: passing the seat, the board, its cards, advice, the history. */
static uint64_t screens(uint8_t seat, const risk_t *game) {
    static const char script[] = "50 shot b\n60 tap V\n80 shot c\n90 tap SPACE\n110 shot d\n"
                                 "120 tap H\n160 shot e\n170 tap SPACE\n190 tap L\n210 shot f\n220 tap SPACE\n"
                                 "240 shot g\n250 tap SPACE\n270 tap SPACE\n290 tap SPACE\n";
    risk_move_t move;
    seen = 0;
    risk_game = *game;
    host_reset();
    host_limit(3000);
    match_clear();
    z80_call("_hotseat_begin", 0, NULL, 0);
    z80_call("_ask_begin", 0, NULL, 0);
    z80_call("_board_draw", 0, NULL, 0);
    if (hotseat_people > 1) host_script_text("20 shot a\n30 tap SPACE\n", "pass");
    host_script_text(script, "hidden");
    z80_call("_hotseat_to", seat, NULL, 0);
    z80_call("_ask_move", 0, &move, sizeof move);
    return seen;
}

/* A game of so many players, the first of them persons, in which this seat places its last army. */
static void set_up(uint8_t players, uint8_t persons, uint8_t seat) {
    risk_events_t events;
    settings.players = players;
    for (uint8_t s = 0; s < PLAYERS_MAX; s++)
        settings.seat[s].kind = s < persons ? SEAT_PERSON : SEAT_MEDIUM;
    risk_new(players, RISK_OPTION_DEAL, 7, &events);
    memset(risk_game.left, 0, sizeof risk_game.left);
    memset(risk_game.card, IN_PACK, CARDS);
    for (uint8_t s = 0; s < players; s++)
        for (uint8_t cards = 0; cards < 4;) {
            uint8_t card = random_below(&dice, CARDS);
            if (risk_game.card[card] != IN_PACK) continue;
            risk_game.card[card] = s;
            cards++;
        }
    risk_game.round = 5;
    risk_game.seat = risk_game.turn = seat;
    risk_game.phase = PHASE_PLACE;
    risk_game.pool = 1;
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    random_seed(&dice, 1959);
    z80_calls_start(arguments[1]);
    z80_call("_settings_reset", 0, NULL, 0);
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        for (uint8_t persons = 1; persons <= players; persons++)
            for (uint8_t seat = 0; seat < persons; seat++) {
                set_up(players, persons, seat);
                risk_t game = risk_game;
                screens(seat, &game); /* the cursor stays where the last move was */
                uint64_t shown = screens(seat, &game);
                risk_game = game;
                for (unsigned i = 0; i < 20; i++)
                    exchange(seat, false);
                risk_t other = risk_game;
                bool same = screens(seat, &other) == shown;
                risk_game = game;
                exchange(seat, true);
                other = risk_game;
                bool differs = screens(seat, &other) != shown;
                if (!same || !differs) printf("# same %d differs %d\n", same, differs);
                ok(same && differs, "%u players, %u persons: seat %u sees its own cards and no other", players, persons,
                   seat);
            }
    return tap_done();
}
