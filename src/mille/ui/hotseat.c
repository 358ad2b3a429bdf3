/* The hot seat: several people at one computer. */
#include "hotseat.h"
#include "ask.h"
#include "dialogue.h"
#include "hand.h"
#include "help.h"
#include "input.h"
#include "keys.h"
#include "history.h"
#include "match_state.h"
#include "settings.h"
#include "words.h"

uint8_t hotseat_people, hotseat_demo;
static mille_event_t attack; /* the last attack, until people were asked about it; kind EVENT_DEAL: none */

uint8_t hotseat_is_person(uint8_t seat) {
    return hotseat_people && seat_at(seat)->kind == SEAT_PERSON;
}

uint8_t hotseat_is_victory(uint8_t team) {
    uint8_t seat = team, won = !hotseat_people;
    if (seat == NOBODY) return 0;
    for (; seat < mille_game.players; seat += mille_game.teams)
        won |= hotseat_is_person(seat);
    return won;
}

void hotseat_begin(uint8_t demonstration) {
    uint8_t seat = settings.players;
    match_viewer = hotseat_people = 0;
    hotseat_demo = demonstration;
    if (!demonstration)
        while (seat--)
            if (seat_at(seat)->kind == SEAT_PERSON) {
                hotseat_people++;
                match_viewer = seat;
            }
    match_home = (uint8_t)(match_viewer % TEAMS_OF(settings.players));
    match_hidden = hotseat_people > 1;
}

void hotseat_hide(void) {
    if (mille_game.seat == match_viewer || match_hidden || hotseat_people < 2) return;
    match_hidden = 1;
    hand_draw(0);
}

void hotseat_to(uint8_t seat) {
    if (seat == match_viewer && !match_hidden) return;
    match_hidden = 1;
    match_viewer = seat;
    match_shown = mille_game.held[seat];
    hand_draw(0);
    word_text(0, seat_name(seat));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_PASS_TO));
    dialogue_say(DIALOGUE_ANSWERS, word(WORD_PASS_GO));
    while (input_read() != INPUT_OK)
        if (HELP_IS_LOG(keys_typed())) history_show();
    match_hidden = 0;
    hand_draw(0);
}

void hotseat_note(const mille_events_t *events) {
    attack = events->list[0];
    if (attack.kind != EVENT_PLAY || card_family[attack.card] != FAMILY_HAZARD) attack.kind = EVENT_DEAL;
}

/* A person who is next in turn anyway is not asked here; all others of the team are. */
uint8_t hotseat_coup(mille_move_t *move) {
    static uint8_t next, seat, waits;
    if (attack.kind != EVENT_PLAY || hotseat_people < 2) return 0;
    attack.kind = EVENT_DEAL;
    next = (uint8_t)(attack.seat + 1);
    if (next == mille_game.players) next = 0;
    waits = mille_game.phase == PHASE_COUP ? mille_game.seat : NOBODY;
    for (seat = attack.value; seat < mille_game.players; seat += mille_game.teams) {
        if (seat == next || !hotseat_is_person(seat)) continue;
        hotseat_to(seat);
        move->verb = ask_coup(attack.card, seat != waits); /* on yes for the one who can */
        if (seat == waits || move->verb == MILLE_ABANDON) return 1;
        if (move->verb == MILLE_COUP) dialogue_alert(word(WORD_NO_COUP));
    }
    return 0;
}
