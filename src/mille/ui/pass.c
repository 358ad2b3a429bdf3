/* Several people at one machine. */
#include "pass.h"
#include "ask.h"
#include "dialogue.h"
#include "hand.h"
#include "input.h"
#include "settings.h"
#include "table.h"
#include "words.h"

static mille_event_t attack; /* the last one, while nobody has been asked about it; kind EVENT_DEAL: none */

uint8_t pass_count(void) {
    uint8_t seat, people = 0;
    for (seat = 0; seat < settings.players; seat++)
        if (settings.seat[seat].kind == SEAT_PERSON) people++;
    return people;
}

void pass_hide(void) {
    if (match_game.seat == table_seat || table_hidden || pass_count() < 2) return;
    table_hidden = 1;
    hand_draw(0);
}

void pass_to(uint8_t seat) {
    if (seat == table_seat && !table_hidden) return;
    table_hidden = 1;
    table_seat = seat;
    hand_shown = match_game.held[seat];
    hand_draw(0);
    word_text(0, settings.seat[seat].name);
    dialogue_say(0, word(WORD_PASS_TO));
    dialogue_say(1, word(WORD_PASS_GO));
    while (input_read() != INPUT_OK)
        ;
    table_hidden = 0;
    hand_draw(0);
}

void pass_note(const mille_events_t *events) {
    attack = events->list[0];
    if (events->count == 0 || attack.kind != EVENT_PLAY || card_family[attack.card] != FAMILY_HAZARD)
        attack.kind = EVENT_DEAL;
}

/* Whoever is next in turn anyway gets the screen without a word about coups; the others of the team are all asked. */
uint8_t pass_coup(mille_move_t *move) {
    static uint8_t next, seat, waits;
    if (attack.kind != EVENT_PLAY || pass_count() < 2) return 0;
    attack.kind = EVENT_DEAL;
    next = (uint8_t)(attack.seat + 1);
    if (next == match_game.players) next = 0;
    waits = match_game.phase == PHASE_COUP ? match_game.seat : NOBODY;
    for (seat = attack.value; seat < match_game.players; seat += match_game.teams) {
        if (seat == next || settings.seat[seat].kind != SEAT_PERSON) continue;
        pass_to(seat);
        word_key(0, (uint8_t)(WORD_CARD_25 + attack.card));
        move->verb = MILLE_DECLINE;
        if (ask_yes(WORD_ANSWER)) {
            move->verb = MILLE_COUP;
            if (seat != waits) dialogue_alert(word(WORD_NO_COUP));
        }
        if (seat == waits) return 1;
    }
    return 0;
}
