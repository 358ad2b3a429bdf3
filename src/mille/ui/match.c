/* A match: whoever is to act acts, and what happened is shown, until somebody has 5000 points or gives up. */
#include "advice.h"
#include "ask.h"
#include "bot.h"
#include "clock.h"
#include "input.h"
#include "pass.h"
#include "settings.h"
#include "show.h"
#include "table.h"

static mille_events_t events;
static mille_move_t move;
static uint8_t alone; /* nobody but machines: any key ends it */

static uint8_t is_person(uint8_t seat) {
    return !alone && settings.seat[seat].kind == SEAT_PERSON;
}

/* Who is to act shows in the bars. */
static void light_bar(void) {
    table_lit = MILLE_TEAM(&match_game, match_game.seat);
    table_draw_bars();
}

static void decide(void) {
    if (match_game.phase == PHASE_HAND_OVER) {
        sheet_show(alone);
        table_clear();
        move.verb = MILLE_NEXT;
    } else if (pass_coup(&move)) {
        return;
    } else if (is_person(match_game.seat)) {
        light_bar();
        pass_to(match_game.seat);
        ask_move(&move);
    } else {
        light_bar();
        move = *advice_move(alone ? BOT_MEDIUM : SEAT_LEVEL(settings.seat[match_game.seat].kind));
    }
}

static uint8_t play(void) {
    uint8_t seat;
    table_seat = 0;
    input_touched = 0;
    alone |= !pass_count();
    for (seat = settings.players; seat--;)
        if (is_person(seat)) table_seat = seat;
    table_hidden = pass_count() > 1;
    if (!mille_new(&match_game, settings.rules, settings.players, clock_seed(), &events)) return MATCH_LEFT;
    table_team = MILLE_TEAM(&match_game, table_seat);
    for (;;) {
        if (match_game.phase == PHASE_MATCH_OVER) break;
        show_events(&events);
        if (alone && input_touched) return MATCH_LEFT;
        pass_note(&events);
        pass_hide();
        decide();
        mille_apply(&match_game, &move, &events);
    }
    return match_game.winner == NOBODY ? MATCH_LEFT : MATCH_WON;
}

uint8_t match_play(void) {
    alone = 0;
    return play();
}

void match_demo(void) {
    alone = 1;
    play();
}
