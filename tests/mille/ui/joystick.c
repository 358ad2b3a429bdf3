/* A joystick alone reaches and leaves every screen with one button; a second button is ESC. */
#include "ask.h"
#include "ask_card.h"
#include "host.h"
#include "frontend_hooks.h"
#include "match_state.h"
#include "hotseat.h"
#include "screens.h"
#include "settings.h"
#include "joystick.h"
#include "tables.h"
#include "tap.h"

JOYSTICK_VOID(ask_name, (void), ())
JOYSTICK_BYTE(ask_card, (uint8_t purpose), (purpose))
JOYSTICK_BYTE(ask_rival, (uint8_t slot), (slot))
JOYSTICK_VOID(hotseat_to, (uint8_t seat), (seat))

/* There is no disc: a page says so. */
static void no_saved_match(void) {
    host_disc(0);
    ok(menu_show() == MENU_TITLE, "without a disc no saved match is loaded");
}

static void sheet(void) {
    mille_events_t events;
    mille_new(RULES_P62, 2, 1, &events);
    mille_game.phase = PHASE_HAND_OVER;
    score_sheet_show(0);
}

static void winner(void) {
    mille_game.phase = PHASE_MATCH_OVER;
    mille_game.winner = 1;
    hotseat_begin(0);
    ok(!winner_show(), "another match is declined");
}

/* To abandon at a yes-or-no question answers neither. */
static void leave_coup(void) {
    tables_coup();
    ok(tables_move.verb == MILLE_ABANDON, "the match is abandoned");
}

static void stay_at_coup(void) {
    tables_coup();
    ok(tables_move.verb == MILLE_COUP, "the match is not abandoned");
}

static void leave_discard(void) {
    tables_two();
    ok(tables_move.verb == MILLE_ABANDON, "the match is abandoned, and the card stays in the hand");
}

/* A match between bots: the button asks whether to end it. */
static void abandon(void) {
    settings.seat[0].kind = SEAT_EASY;
    joystick_eager = 1;
    play_match(MENU_MATCH);
    ok(mille_game.winner == NOBODY, "a match is abandoned");
}

int main(int count, char **arguments) {
    if (count != 2) tap_die("use: joystick DISC");
    host_disc(arguments[1]);
    joystick_play("the title", joystick_title, "F");
    joystick_play("menu and pages", joystick_menu, "DDF DDF F UUUF DDDF FFFFFF DF RLF DF F L");
    joystick_play("a new match", joystick_new_match, "F F");
    joystick_play("a saved match", no_saved_match, "DF RRRF L");
    joystick_play("a card", tables_two, "RLF");
    joystick_play("a card discarded, after all", tables_two, "DRF DF");
    joystick_play("help, and back", tables_two, "UUF");
    joystick_play("the history", tables_two, "UF F F");
    joystick_play("a hint", tables_two, "URRRF F F");
    joystick_play("abandoned", tables_two, "URRF LF");
    joystick_play("a rival, another one, back, and one", tables_three, "F RU F D F F");
    joystick_play("the hand is passed", tables_four, "F F");
    joystick_play("a coup fourré", tables_coup, "F");
    joystick_play("a coup fourré, and the match abandoned instead", leave_coup, "URRF LF");
    joystick_play("a coup fourré, abandoning, not after all, and the coup", stay_at_coup, "URRF F F");
    joystick_play("a card discarded, and the match abandoned instead", leave_discard, "D URRF LF");
    joystick_play("the extension", tables_extend, "F");
    joystick_play("classic: a card for a coup, back, a card drawn", tables_classic, "RF D F");
    joystick_play("classic: discarding, back, a card played", tables_second, "RF D F F");
    joystick_play("the sheet", sheet, "F");
    joystick_play("the end of a match", winner, "RF");
    joystick_play("a match between bots", abandon, "F LF");
    joystick_play("the second button in the menu", joystick_menu, "B");
    joystick_play("the second button at a rival", tables_three, "F B F F");
    static const joystick_screen_t *const own[] = {&visits_ask_name, &visits_ask_card, &visits_ask_rival,
                                                   &visits_hotseat_to};
    joystick_visited(own, sizeof own / sizeof *own);
    return tap_done();
}
