/*  Fewer keys: advice that is played or leads the cursor, several armies at once in set-up, the rest by the machine,
    conquests one after the other, no hand-over while nothing is hidden. */
#include <string.h>

#include "ask.h"
#include "audio.h"
#include "board.h"
#include "bot.h"
#include "clock.h"
#include "computer.h"
#include "host.h"
#include "input.h"
#include "keys.h"
#include "match_state.h"
#include "hotseat.h"
#include "pick.h"
#include "screens.h"
#include "settings.h"
#include "show_events.h"
#include "tables.h"
#include "tap.h"

static risk_events_t events;

static void begin(const char *script) {
    settings_reset();
    settings.pace = PACE_FAST;
    host_reset();
    host_limit(6000);
    host_script_text(script, "shortcuts");
    audio_apply();
}

/* A game of six in this phase, with this many armies everywhere. */
static void set_up(uint8_t phase, uint16_t armies, const char *script) {
    begin(script);
    tables_six(phase);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = risk_game.owner[t] ? 1 : armies;
    memset(risk_game.left, 0, sizeof risk_game.left);
    if (phase == PHASE_PLACE) risk_game.pool = 9;
    if (phase == PHASE_DEPLOY) memset(risk_game.left, 12, PLAYERS_MAX);
    pick_at = 0;
    board_draw();
}

static void test_advice(void) {
    risk_move_t advised, move;
    set_up(PHASE_PLACE, 3, "5 tap H\n40 tap H\n");
    advised = computer_think(RISK_BOT_HARD)->move;
    ask_move(&move);
    ok(!memcmp(&move, &advised, sizeof move), "H twice makes the advised move");
    set_up(PHASE_PLACE, 3, "5 tap H\n40 tap SPACE\n60 tap SPACE\n");
    ask_move(&move);
    ok(move.verb == RISK_PLACE && move.a == advised.a && move.n == 1,
       "H and SPACE leave the cursor on the advised one");
    set_up(PHASE_ATTACK, 50, "5 tap H\n40 tap SPACE\n60 tap SPACE\n80 tap SPACE\n100 tap SPACE\n");
    advised = computer_think(RISK_BOT_HARD)->move;
    ask_move(&move);
    ok(move.verb == RISK_ATTACK && move.a == advised.a && move.b == advised.b,
       "the cursor goes to the advised base, then to the advised target");
    set_up(PHASE_ATTACK, 50, "5 tap SPACE\n30 tap H\n60 tap H\n");
    ask_move(&move);
    ok(!memcmp(&move, &advised, sizeof move), "advice is played from the question for a target, too");
    ok(match_memory.base == advised.a && match_memory.target == advised.b, "the advised battle may go on");
    set_up(PHASE_ADVANCE, 9, "5 tap H\n40 tap H\n");
    risk_game.from = 0;
    while (risk_game.owner[risk_game.from])
        risk_game.from++;
    risk_game.to = map_neighbours[risk_game.from][0];
    risk_game.owner[risk_game.to] = 0;
    risk_game.dice = 3;
    advised = computer_think(RISK_BOT_HARD)->move;
    ask_move(&move);
    ok(move.verb == RISK_ADVANCE && move.n == advised.n, "and from the question for a number");
}

/* Advice to hand in a set, taken on the page of the cards. */
static void test_trade(void) {
    risk_move_t move;
    set_up(PHASE_TRADE, 3, "20 tap H\n60 tap H\n");
    for (uint8_t card = 0; card < 5; card++)
        risk_game.card[card] = 0;
    ask_move(&move);
    ok(move.verb == RISK_TRADE && risk_check(&move) == REASON_NONE && !cards_shown,
       "and on the page of the cards, which then gives way to the board");
}

/* One person's moves in set-up; the others pass. Returns how many went to `territory`. */
static int deployed(unsigned moves, uint8_t territory) {
    risk_move_t move;
    int count = 0;
    while (moves--) {
        ask_move(&move);
        if (risk_check(&move) != REASON_NONE) return -1;
        count += move.a == territory;
        risk_apply(&move, &events);
        risk_game.seat = risk_game.turn = 0;
    }
    return count;
}

static void test_setup(void) {
    uint8_t territory;
    set_up(PHASE_DEPLOY, 1, "5 tap RETURN\n");
    for (territory = 0; risk_game.owner[territory];)
        territory++;
    pick_at = territory;
    ok(deployed(10, territory) == 10, "RETURN in set-up puts ten armies into a territory, one per round");
    set_up(PHASE_DEPLOY, 1, "5 tap ESC\n30 tap LEFT\n50 tap SPACE\n");
    ok(deployed(12, TERRITORIES) == 0 && !risk_game.left[0], "the machine places the rest if it is asked to");
    begin("5 tap ESC\n30 tap LEFT\n50 tap SPACE\n");
    match_clear();
    ask_begin();
    hotseat_people = 1;
    risk_new(2, 0, 7, &events);
    for (int i = 0; i < TERRITORIES / 2; i++) {
        risk_game.seat = risk_game.turn = 0;
        deployed(1, TERRITORIES);
    }
    ok(risk_territories(0) == TERRITORIES / 2, "and claims the rest");
}

/* From Kamchatka, until won: each further conquest takes three keys. */
static void test_conquests(void) {
    risk_move_t move;
    int conquests = 0;
    begin("5 tap SPACE\n25 tap SPACE\n45 tap RIGHT\n55 tap SPACE\n200 tap SPACE\n"
          "220 tap SPACE\n240 tap SPACE\n400 tap SPACE\n"
          "420 tap SPACE\n440 tap SPACE\n600 tap SPACE\n");
    tables_six(PHASE_ATTACK);
    hotseat_people = 1;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = t != KAMCHATKA;
        risk_game.armies[t] = 1;
    }
    risk_game.armies[KAMCHATKA] = 900;
    risk_game.players = 2;
    memset(risk_game.left, 0, sizeof risk_game.left);
    board_draw();
    while (conquests < 3) {
        ask_move(&move);
        show_move(&move);
        risk_apply(&move, &events);
        show_events(&events);
        conquests += move.verb == RISK_ADVANCE;
    }
    ok(risk_territories(0) == 4, "three conquests with three keys each, the first with one more");
}

/* ---- a match of two persons: who is asked to take the seat ---- */

static unsigned passes;
void __real_hotseat_to(uint8_t seat);
void __wrap_hotseat_to(uint8_t seat);

void __wrap_hotseat_to(uint8_t seat) {
    passes++;
    __real_hotseat_to(seat);
}

static void test_hotseat(void) {
    begin("300 tap ESC\n330 tap LEFT\n350 tap SPACE\n400 tap ESC\n430 tap LEFT\n450 tap SPACE\n"
          "1500 tap SPACE\n1520 tap ESC\n1550 tap LEFT\n1570 tap SPACE\n1600 tap RIGHT\n1620 tap SPACE\n");
    settings.players = 2;
    settings.seat[0].kind = settings.seat[1].kind = SEAT_PERSON;
    passes = 0;
    play_match(MENU_MATCH);
    ok(passes == 1, "two persons set up without a hand-over; the first turn has one (%u)", passes);
}

static void test_settle(void) {
    begin("3 tap SPACE\n");
    input_settle();
    uint16_t frames = clock_frames();
    ok(input_pause(10) == 0 && clock_frames() - frames == 10, "a key pressed before a question does not answer it");
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    test_advice();
    test_trade();
    test_setup();
    test_conquests();
    test_hotseat();
    test_settle();
    return tap_done();
}
