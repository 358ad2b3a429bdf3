/* The loop of a match: the seat to act moves and the events are shown, until a team wins or a player abandons. */
#include "ask.h"
#include "clock.h"
#include "computer.h"
#include "dialogue.h"
#include "input.h"
#include "history.h"
#include "match_state.h"
#include "hotseat.h"
#include "show_events.h"
#include "screens.h"
#include "settings.h"
#include "board.h"

static mille_events_t events;
static mille_move_t move;
static uint8_t watched; /* 1: the last move was the machine's */

_Static_assert(SEAT_LEVEL(SEAT_EASY) == BOT_EASY && SEAT_LEVEL(SEAT_HARD) == BOT_HARD,
               "seats follow the order of BOT_…");

static void decide(void) {
    if (mille_game.phase == PHASE_HAND_OVER) {
        score_sheet_show(!hotseat_people);
        board_clear();
        move.verb = MILLE_NEXT;
        return;
    }
    if (hotseat_coup(&move)) return;
    board_light(mille_team_of(mille_game.seat));
    if (hotseat_is_person(mille_game.seat)) {
        if (watched) input_settle();
        hotseat_to(mille_game.seat);
        ask_move(&move);
        watched = 0;
    } else {
        watched = 1;
        move = computer_think(seat_level(mille_game.seat))->move;
    }
}

static void play(uint8_t way) {
    input_interrupted = watched = 0;
    if (way == MENU_RESUME) {
        events.count = 0;
        events.list[0].kind = EVENT_DEAL;
        /* if the last play was an attack, people are asked about it again */
        if (history_plays.count && mille_game.phase != PHASE_PLAY)
            events.list[0] = history_plays.list[history_plays.count - 1];
        board_draw();
    } else if (!mille_new(settings.rules, settings.players, clock_seed(), &events)) {
        return;
    }
    for (;;) {
        if (mille_game.phase == PHASE_MATCH_OVER) break;
        show_events(&events);
        if (!hotseat_people && input_interrupted) {
            if (hotseat_demo || ask_sure()) return;
            dialogue_hush();
            input_interrupted = 0;
        }
        hotseat_note(&events);
        hotseat_hide();
        decide();
        mille_apply(&move, &events);
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
