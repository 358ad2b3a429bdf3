/* A match: the seat to act moves, the events are shown, until a player has won or gives up. */
#include "ask.h"
#include "audio.h"
#include "board.h"
#include "clock.h"
#include "computer.h"
#include "dialogue.h"
#include "help.h"
#include "hotseat.h"
#include "input.h"
#include "keys.h"
#include "match_state.h"
#include "screens.h"
#include "settings.h"
#include "show_events.h"
#include "words.h"

static risk_events_t events;
static risk_move_t move;
static uint8_t answered; /* 1: a question that was answered is still shown */
static uint8_t watched;  /* 1: no person is left, and the machines play to the end without asking */

static void decide(void) {
    uint8_t seat = risk_game.seat;
    if (hotseat_is_person(seat)) {
        if (!answered) input_settle();
        match_skip = 0;
        if (risk_game.phase > PHASE_DEPLOY) hotseat_to(seat); /* in set-up nothing is hidden */
        ask_move(&move);
        answered = 1;
        return;
    }
    if (answered) dialogue_hush();
    answered = 0;
    input_frame(); /* reads the keys and plays sound, also while nothing is waited for */
    help(0);
    if (keys_hit() & (KEY_LEFT | KEY_RIGHT | KEY_UP | KEY_DOWN)) match_skip = 0;
    if (match_skip && !watched && !hotseat_is_alive()) {
        watched = 1;
        move.verb = RISK_ABANDON;
        if (ask_leave()) return;
    }
    computer_move(seat_level(seat), &move);
}

static void play(uint8_t way) {
    uint8_t options = 0;
    if (settings.deal) options |= RISK_OPTION_DEAL;
    if (settings.defender && hotseat_people) options |= RISK_OPTION_ASK_DEFENDER;
    input_interrupted = match_skip = answered = 0;
    watched = !hotseat_people;
    ask_begin();
    if (way == MENU_RESUME) {
        events.count = 0;
    } else {
        match_clear();
        risk_new(settings.players, options, clock_seed(), &events);
    }
    board_draw();
    sound_play(TUNE_WAR);
    for (;;) {
        show_events(&events);
        if (risk_game.phase == PHASE_OVER) break;
        if (!hotseat_people && input_interrupted) return;
        decide();
        show_move(&move);
        risk_apply(&move, &events);
    }
}

void play_match(uint8_t way) {
    hotseat_begin(0);
    play(way);
}

void play_demo(void) {
    hotseat_begin(1);
    play(MENU_MATCH);
}
