/* The sentences of events: a table of words. */
#include "event_text.h"
#include "card_text.h"
#include "settings.h"
#include "words.h"

/* The sentence of each kind of event; 0: none. The player of the screen must not learn of a declined coup fourré, and
 * the end of a match has a screen of its own. */
static const uint8_t sentence[EVENT_KINDS] = {
    [EVENT_DEAL] = WORD_SAY_DEAL,       [EVENT_EMPTY] = WORD_SAY_EMPTY, [EVENT_PLAY] = WORD_SAY_PLAY,
    [EVENT_DISCARD] = WORD_SAY_DISCARD, [EVENT_COUP] = WORD_SAY_COUP,   [EVENT_SKIP] = WORD_SAY_SKIP,
    [EVENT_LIFT] = WORD_SAY_LIFT,       [EVENT_EXTEND] = WORD_SAY_STAY, [EVENT_OVER] = WORD_SAY_TRIP,
};

/* Some kinds have a second sentence, which is the next word. */
_Static_assert(WORD_SAY_ATTACK == WORD_SAY_PLAY + 1 && WORD_SAY_OVER == WORD_SAY_TRIP + 1,
               "words.txt has the second sentence after the first");

char *event_text(const mille_event_t *event) {
    uint8_t key = sentence[event->kind];
    if (!key) return 0;
    word_text(0, seat_name(event->seat));
    if (event->card != CARD_NONE) word_key(1, CARD_WORD(event->card));
    if (event->value < TEAMS_MAX) word_text(2, seat_name(event->value));
    if (key == WORD_SAY_PLAY && card_family[event->card] == FAMILY_HAZARD) key++;
    if (key == WORD_SAY_TRIP && event->value == NOBODY) key++;
    if (key == WORD_SAY_STAY && event->value) key = WORD_SAY_EXTEND;
    return word(key);
}
