/* A game: whoever is to act acts, and what happened is shown, until somebody holds the world or gives up. */
#include "ask.h"
#include "audio.h"
#include "clock.h"
#include "dialogue.h"
#include "help.h"
#include "input.h"
#include "keys.h"
#include "board.h"
#include "bot.h"
#include "screens.h"
#include "settings.h"
#include "show_events.h"
#include "words.h"

static risk_events_t events;
static risk_move_t move;
static bot_advice_t advice;
static uint8_t sitting;  /* the person who was asked last, or NOBODY */
static uint8_t answered; /* 1: a question that was answered stands in its line */
static uint8_t watched;  /* 1: the machines play on by themselves, and nobody has to be asked whether they should */

_Static_assert(SEAT_LEVEL(SEAT_EASY) == RISK_BOT_EASY && SEAT_LEVEL(SEAT_HARD) == RISK_BOT_HARD,
               "seats follow the order of RISK_BOT_…");

/* Several persons at one machine: the next one sits down before his cards can be seen. */
static void sit_down(uint8_t seat) {
    uint8_t touched = input_interrupted;
    if (sitting == seat) return;
    sitting = seat;
    if (hotseat_people < 2) return;
    word_text(0, seat_name(seat));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_PASS_TO));
    dialogue_say(DIALOGUE_ANSWERS, word(WORD_KEYS_GO_ON));
    while (input_read() != INPUT_OK)
        ;
    input_interrupted = touched; /* a battle that goes on by itself is not stopped by this key */
}

static uint8_t people_alive(void) {
    uint8_t seat;
    for (seat = 0; seat < risk_table.players; seat++)
        if (hotseat_is_person(seat) && RISK_ALIVE(&risk_table, seat)) return 1;
    return 0;
}

static void decide(void) {
    uint8_t seat = risk_table.seat;
    if (hotseat_is_person(seat)) {
        match_skip = 0;
        sit_down(seat);
        ask_move(&move);
        answered = 1;
        return;
    }
    if (answered) dialogue_hush();
    answered = 0;
    input_frame(); /* also when nothing is waited for: the keys are read, and a sound goes on */
    help(0);
    if (keys_hit() & KEY_FIRE) match_skip = 0;
    if (match_skip && !watched && !people_alive()) {
        watched = 1;
        move.verb = RISK_ABANDON;
        if (ask_leave()) return;
    }
    bot_look(&risk_table, &bot_view);
    advice.move = match_memory.advised;
    if (!bot_go_on(&bot_view, seat_level(seat), &advice)) bot_think(&bot_view, seat_level(seat), &advice);
    match_memory.advised = move = advice.move;
}

static void play(uint8_t way) {
    uint8_t options = 0;
    if (settings.deal) options |= OPTION_DEAL;
    if (settings.defender && hotseat_people) options |= OPTION_ASK_DEFENDER;
    input_interrupted = match_skip = 0;
    watched = !hotseat_people;
    sitting = NOBODY;
    ask_begin();
    if (way == MENU_RESUME) {
        events.count = 0;
    } else {
        board_forget();
        risk_new(&risk_table, settings.players, options, clock_seed(), &events);
    }
    board_draw();
    sound_play(TUNE_WAR);
    for (;;) {
        show_events(&events);
        if (risk_table.phase == PHASE_OVER) break;
        if (!hotseat_people && input_interrupted) return;
        decide();
        show_move(&move);
        risk_apply(&risk_table, &move, &events);
    }
}

void play_match(uint8_t way) {
    uint8_t seat;
    hotseat_people = 0;
    for (seat = 0; seat < settings.players; seat++)
        if (seat_at(seat)->kind == SEAT_PERSON) hotseat_people++;
    play(way);
}

void play_demo(void) {
    hotseat_people = 0;
    play(MENU_MATCH);
}
