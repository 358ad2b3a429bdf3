/* A joystick of two buttons alone reaches and leaves everything: the one that is pressed first is SPACE, the other is ESC. */
#include "advice.h"
#include "ask.h"
#include "hall_of_fame.h"
#include "host.h"
#include "saves.h"
#include "board.h"
#include "screens.h"
#include "settings.h"
#include "stick.h"
#include "tap.h"

STICK_VOID(options_show, (void), ())
STICK_VOID(rules_show, (void), ())
STICK_BYTE(presentation_show, (void), ())
STICK_VOID(hall_show, (uint8_t barred), (barred))
STICK_BYTE(load_match, (void), ())
STICK_BYTE(cards_choose, (risk_move_t * move), (move))
STICK_VOID(history_show, (void), ())
STICK_VOID(statistics_show, (void), ())
STICK_VOID(cards_show, (uint8_t seat), (seat))
STICK_VOID(advice_show, (void), ())

/* What a person is asked in the middle of a game of six, who answers with this verb. */
static void ask(uint8_t phase, uint8_t verb) {
    risk_events_t events;
    risk_move_t move;
    settings.players = 6;
    hotseat_people = 1;
    match_skip = 0;
    ask_begin();
    board_forget();
    risk_new(&risk_table, 6, OPTION_DEAL, 7, &events);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_table.armies[t] = 5;
    for (uint8_t i = 0; i < 3; i++)
        risk_table.card[i * 3] = 0; /* three of a kind */
    risk_table.seat = risk_table.turn = 0;
    risk_table.phase = phase;
    risk_table.pool = phase == PHASE_PLACE ? 3 : 0;
    board_draw();
    ask_move(&move);
    ok(move.verb == verb, "phase %d ends with verb %d", phase, move.verb);
}

static void trade(void) {
    ask(PHASE_TRADE, RISK_KEEP);
}

static void place(void) {
    ask(PHASE_PLACE, RISK_PLACE);
}

static void attack(void) {
    ask(PHASE_ATTACK, RISK_ATTACK);
}

static void stop(void) {
    ask(PHASE_ATTACK, RISK_STOP);
}

static void abandon(void) {
    ask(PHASE_ATTACK, RISK_ABANDON);
}

static void stay(void) {
    ask(PHASE_MOVE, RISK_STAY);
}

static void winner(void) {
    risk_table.winner = 0;
    ok(!winner_show(), "no other game");
}

int main(int count, char **arguments) {
    if (count != 2) tap_die("use: joystick DISC");
    host_disc(arguments[1]);
    stick_play("the title", stick_title, "F");
    stick_play("menu and pages", stick_menu, "DDF DF F UUF DDDF F DF RF DF F B");
    stick_play("back without a second button", stick_menu, "L");
    stick_play("a new game", stick_new_match, "F");
    stick_play("a kept game", stick_menu, "DF RRRF B");
    stick_play("cards kept", trade, "FFB");
    stick_play("an army placed", place, "RLF");
    stick_play("an attack, another base, three dice", attack, "F B F F F");
    stick_play("no attack", stop, "B F");
    stick_play("log, table, cards and advice", stop, "BUFF BURFFF BURRFF BURRRFF BUB BF");
    stick_play("given up, after all", abandon, "B RF B LF RF");
    stick_play("nobody moves", stay, "F B B");
    stick_play("the end of a game", winner, "RF");
    static const stick_screen_t *const seen[] = {
        &visits_options_show,    &visits_rules_show,   &visits_presentation_show, &visits_hall_show,
        &visits_kept_load_match, &visits_cards_choose, &visits_log_show,          &visits_table_show,
        &visits_cards_show,      &visits_advice_show};
    for (unsigned i = 0; i < sizeof seen / sizeof *seen; i++)
        stick_visited(seen[i]);
    return tap_done();
}
