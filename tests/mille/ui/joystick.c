/* A joystick alone reaches and leaves everything, with one button; and with two the second one is ESC. */
#include <string.h>

#include "ask.h"
#include "ask_card.h"
#include "hall_of_fame.h"
#include "host.h"
#include "saves.h"
#include "history.h"
#include "advice.h"
#include "match_state.h"
#include "hotseat.h"
#include "screens.h"
#include "settings.h"
#include "stick.h"
#include "tables.h"
#include "tap.h"
#include "words.h"

STICK_VOID(options_show, (void), ())
STICK_VOID(rules_show, (void), ())
STICK_BYTE(presentation_show, (void), ())
STICK_VOID(hall_show, (uint8_t barred), (barred))
STICK_VOID(ask_name, (void), ())
STICK_VOID(history_show, (void), ())
STICK_VOID(advice_show, (void), ())
STICK_BYTE(ask_card, (uint8_t purpose), (purpose))
STICK_BYTE(ask_rival, (uint8_t slot), (slot))
STICK_VOID(hotseat_to, (uint8_t seat), (seat))
STICK_BYTE(load_match, (void), ())

/* Nothing was kept: there is a page that says so. */
static void kept_match(void) {
    host_disc(0);
    ok(menu_show() == MENU_TITLE, "no kept match, no disc");
}

static void sheet(void) {
    mille_events_t events;
    mille_new(&match_game, RULES_P62, 2, 1, &events);
    match_game.phase = PHASE_HAND_OVER;
    score_sheet_show(0);
}

static void winner(void) {
    match_game.phase = PHASE_MATCH_OVER;
    match_game.winner = 1;
    hotseat_begin(0);
    ok(!winner_show(), "no other match");
}

/* Abandon, at a question of yes or no, answers neither. */
static void leave_coup(void) {
    ask_leaves = 0;
    tables_coup();
    ok(ask_leaves, "the match is left");
}

static void stay_at_coup(void) {
    ask_leaves = 0;
    tables_coup();
    ok(!ask_leaves, "the match is not left");
}

static void leave_discard(void) {
    ask_leaves = 0;
    tables_two();
    ok(ask_leaves, "the match is left, and the card stays in the hand");
}

/* The machine alone: the button asks whether it shall end. */
static void abandon(void) {
    settings.seat[0].kind = SEAT_EASY;
    stick_eager = 1;
    play_match(MENU_MATCH);
    ok(match_game.winner == NOBODY, "a match is given up");
}

int main(int count, char **arguments) {
    if (count != 2) tap_die("use: joystick DISC");
    host_disc(arguments[1]);
    stick_play("the title", stick_title, "F");
    stick_play("menu and pages", stick_menu, "DDF DDF F UUUF DDDF FFFFFF DF RLF DF F L");
    stick_play("a new match", stick_new_match, "F F");
    stick_play("a kept match", kept_match, "DF RRRF L");
    stick_play("a card", tables_two, "RLF");
    stick_play("a card discarded, after all", tables_two, "DRF DF");
    stick_play("help, and none of it", tables_two, "UUF");
    stick_play("the log", tables_two, "UF F F");
    stick_play("a hint", tables_two, "URRRF F F");
    stick_play("given up", tables_two, "URRF LF");
    stick_play("a rival, another one, none, and one", tables_three, "F RU F D F F");
    stick_play("the hand is passed", tables_four, "F F");
    stick_play("a coup fourré", tables_coup, "F");
    stick_play("a coup fourré, and the match given up instead", leave_coup, "URRF LF");
    stick_play("a coup fourré, the match given up, not given up, and the coup", stay_at_coup, "URRF F F");
    stick_play("a card discarded, and the match given up instead", leave_discard, "D URRF LF");
    stick_play("the extension", tables_extend, "F");
    stick_play("classic: a card for a coup, back, a card drawn", tables_classic, "RF D F");
    stick_play("classic: discarding, back, a card played", tables_second, "RF D F F");
    stick_play("the sheet", sheet, "F");
    stick_play("the end of a match", winner, "RF");
    stick_play("a match of machines", abandon, "F LF");
    stick_play("the second button in the menu", stick_menu, "B");
    stick_play("the second button at a rival", tables_three, "F B F F");
    static const stick_screen_t *const seen[] = {
        &visits_options_show, &visits_rules_show, &visits_presentation_show, &visits_hall_show,
        &visits_name_show,    &visits_log_show,   &visits_advice_show,       &visits_ask_card,
        &visits_ask_rival,    &visits_pass_to,    &visits_kept_load_match};
    for (unsigned i = 0; i < sizeof seen / sizeof *seen; i++)
        stick_visited(seen[i]);
    return tap_done();
}
