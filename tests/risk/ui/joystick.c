/* A joystick with two buttons reaches and leaves every screen: the first button pressed is SPACE, the other is ESC. */
#include "ask.h"
#include "host.h"
#include "frontend_hooks.h"
#include "board.h"
#include "screens.h"
#include "joystick.h"
#include "tables.h"
#include "tap.h"

JOYSTICK_BYTE(cards_choose, (risk_move_t * move), (move))
JOYSTICK_VOID(statistics_show, (void), ())
JOYSTICK_VOID(cards_show, (uint8_t seat), (seat))

/* Asks a person in a game of six, who answers with this verb. */
static void ask(uint8_t phase, uint8_t verb) {
    risk_move_t move;
    tables_six(phase);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = 5;
    for (uint8_t i = 0; i < 3; i++)
        risk_game.card[i * 3] = 0; /* three of a kind */
    risk_game.pool = phase == PHASE_PLACE ? 3 : 0;
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
    risk_game.winner = 0;
    ok(!winner_show(), "no other game");
}

int main(int count, char **arguments) {
    if (count != 2) tap_die("use: joystick DISC");
    host_disc(arguments[1]);
    joystick_play("the title", joystick_title, "F");
    joystick_play("menu and pages", joystick_menu, "DDF DF F UUF DDDF FF DF RF DF F B");
    joystick_play("back without a second button", joystick_menu, "L");
    joystick_play("a new game", joystick_new_match, "F");
    joystick_play("a kept game", joystick_menu, "DF RRRF B");
    joystick_play("cards kept", trade, "FFB");
    joystick_play("an army placed", place, "RLF");
    joystick_play("an attack, another base, three dice", attack, "F B F F F");
    joystick_play("no attack", stop, "B F");
    joystick_play("log, table, cards and advice", stop, "BUFF BURFFF BURRFF BURRRFF BUB BF");
    joystick_play("given up, after all", abandon, "B RF B LF RF");
    joystick_play("nobody moves", stay, "F B B");
    joystick_play("the end of a game", winner, "RF");
    static const joystick_screen_t *const own[] = {&visits_cards_choose, &visits_statistics_show, &visits_cards_show};
    joystick_visited(own, sizeof own / sizeof *own);
    return tap_done();
}
