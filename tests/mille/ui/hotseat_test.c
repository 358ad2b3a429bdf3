/*  Several people at one machine: hotseat_test DISC. What SPACE answers to an attack, and keys pressed too early. */
#include "audio.h"
#include "board.h"
#include "clock.h"
#include "frontend_hooks.h"
#include "host.h"
#include "hotseat.h"
#include "input.h"
#include "settings.h"
#include "tap.h"

/* Three persons. The first attacks the third, who is asked out of turn and presses SPACE twice: to take the seat, and
 * to answer. Returns the answer. */
static uint8_t answer(uint8_t holds_safety) {
    mille_events_t events;
    mille_move_t move = {0};
    host_reset();
    host_limit(2000);
    host_script_text("20 tap SPACE\n60 tap SPACE\n", "hotseat");
    settings_reset();
    settings.rules = RULES_P62;
    settings.players = 3;
    for (int i = 0; i < 3; i++)
        settings.seat[i].kind = SEAT_PERSON;
    audio_apply();
    mille_new(RULES_P62, 3, 7, &events);
    hotseat_begin(0);
    board_draw();
    mille_game.turn = 0;
    mille_game.attack = CARD_FLAT;
    mille_game.phase = holds_safety ? PHASE_COUP : PHASE_DRAW;
    mille_game.seat = holds_safety ? 2 : 1;
    events.count = 1;
    events.list[0] = (mille_event_t){.kind = EVENT_PLAY, .seat = 0, .card = CARD_FLAT, .value = 2};
    hotseat_note(&events);
    return hotseat_coup(&move) ? move.verb : MILLE_DECLINE;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    ok(answer(1) == MILLE_COUP, "the answer stands on yes for a person who holds the safety");
    ok(answer(0) == MILLE_DECLINE, "on no for one who does not");
    host_reset();
    host_script_text("3 tap SPACE\n", "early");
    input_settle();
    uint16_t frames = clock_frames();
    ok(!input_pause(10) && clock_frames() - frames == 10, "a key pressed before a question does not answer it");
    return tap_done();
}
