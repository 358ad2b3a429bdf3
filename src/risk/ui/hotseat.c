/* Several people at one machine. */
#include "hotseat.h"
#include "dialogue.h"
#include "input.h"
#include "risk.h"
#include "settings.h"
#include "words.h"

uint8_t hotseat_people;
static uint8_t asked; /* the person who was asked last, or NOBODY */

void hotseat_begin(uint8_t demonstration) {
    uint8_t seat = settings.players;
    asked = NOBODY;
    hotseat_people = 0;
    if (demonstration) return;
    while (seat--)
        if (seat_at(seat)->kind == SEAT_PERSON) hotseat_people++;
}

uint8_t hotseat_is_person(uint8_t seat) {
    return hotseat_people && seat_at(seat)->kind == SEAT_PERSON;
}

uint8_t hotseat_is_alive(void) {
    uint8_t seat;
    for (seat = 0; seat < risk_game.players; seat++)
        if (hotseat_is_person(seat) && RISK_ALIVE(seat)) return 1;
    return 0;
}

void hotseat_to(uint8_t seat) {
    uint8_t interrupted = input_interrupted;
    if (asked == seat) return;
    asked = seat;
    if (hotseat_people < 2) return;
    word_text(0, seat_name(seat));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_PASS_TO));
    dialogue_say(DIALOGUE_ANSWERS, word(WORD_KEYS_GO_ON));
    while (input_read() != INPUT_OK)
        ;
    input_interrupted = interrupted; /* this key does not stop a battle that goes on by itself */
}
