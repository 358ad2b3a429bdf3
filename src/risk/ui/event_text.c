/* Events as sentences: a table of words and their arguments. */
#include "event_text.h"
#include "settings.h"
#include "words.h"

_Static_assert(WORD_TERRITORY_EASTERN_AUSTRALIA - WORD_TERRITORY_ALASKA == EASTERN_AUSTRALIA &&
                   WORD_JOKER_1 == WORD_TERRITORY_ALASKA + JOKER_1,
               "words.txt follows the order of the territories and cards");

enum { NONE, SEAT, SEAT_A, PLACE_A, PLACE_B, NUMBER_B, NUMBER_C, NUMBER_D, NUMBER, WORTH };

static const struct {
    uint8_t key, argument[3];
} sentence[EVENT_KINDS] = {
    [EVENT_SETUP] = {WORD_SAY_SETUP, {SEAT, NUMBER}},
    [EVENT_DEAL] = {WORD_SAY_DEAL, {NONE}},
    [EVENT_CLAIM] = {WORD_SAY_CLAIM, {SEAT, PLACE_A}},
    [EVENT_DEPLOY] = {WORD_SAY_DEPLOY, {SEAT, PLACE_A}},
    [EVENT_BEGIN] = {WORD_SAY_BEGIN, {SEAT}},
    [EVENT_INCOME] = {WORD_SAY_INCOME, {NUMBER, NUMBER_B}},
    [EVENT_TRADE] = {WORD_SAY_TRADE, {SEAT, WORTH}},
    [EVENT_MATCH] = {WORD_SAY_MATCH, {PLACE_A}},
    [EVENT_PLACE] = {WORD_SAY_PLACE, {SEAT, NUMBER, PLACE_A}},
    [EVENT_ATTACK] = {WORD_SAY_ATTACK, {PLACE_A, PLACE_B}},
    [EVENT_LOSS] = {WORD_SAY_LOSS, {NUMBER_C, NUMBER_D}},
    [EVENT_CAPTURE] = {WORD_SAY_CAPTURE, {SEAT, PLACE_A}},
    [EVENT_ADVANCE] = {WORD_SAY_ADVANCE, {NUMBER, PLACE_B}},
    [EVENT_OUT] = {WORD_SAY_OUT, {SEAT, NUMBER, SEAT_A}},
    [EVENT_FREE] = {WORD_SAY_ADVANCE, {NUMBER, PLACE_B}},
    [EVENT_CARD] = {WORD_SAY_CARD, {SEAT}},
    [EVENT_SHUFFLE] = {WORD_SAY_SHUFFLE, {NUMBER}},
    [EVENT_OPEN] = {WORD_SAY_OPEN, {SEAT}},
};

char *event_text(const risk_event_t *event) {
    uint8_t i, key = sentence[event->kind].key;
    if (!key) return 0;
    for (i = 0; i < 3; i++)
        switch (sentence[event->kind].argument[i]) {
        case SEAT:
            word_text(i, seat_name(event->seat));
            break;
        case SEAT_A:
            word_text(i, seat_name(event->a));
            break;
        case PLACE_A:
            word_key(i, TERRITORY_WORD(event->a));
            break;
        case PLACE_B:
            word_key(i, TERRITORY_WORD(event->b));
            break;
        case NUMBER_B:
            word_number(i, event->b);
            break;
        case NUMBER_C:
            word_number(i, event->c);
            break;
        case NUMBER_D:
            word_number(i, event->d);
            break;
        case NUMBER:
            word_number(i, event->n);
            break;
        case WORTH:
            word_number(i, risk_set_worth(event->n));
            break;
        }
    return word(key);
}
