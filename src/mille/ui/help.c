/* The keys that ask for help. */
#include "help.h"
#include "advice.h"
#include "dialogue.h"
#include "hand.h"
#include "keys.h"
#include "log.h"
#include "match.h"
#include "settings.h"
#include "words.h"

static uint8_t may_advise(void) {
    return settings.advice && match_game.seat == match_viewer;
}

enum { LOG, SORT, LEAVE, ADVICE };

/* The same by ↑, for those who have but a joystick. */
static uint8_t choose(void) {
    static const uint8_t words[] = {
        [LOG] = WORD_KEY_LOG, [SORT] = WORD_KEY_SORT, [LEAVE] = WORD_ABANDON, [ADVICE] = WORD_KEY_ADVICE};
    uint8_t picked;
    dialogue_offer(words, may_advise() ? sizeof words : ADVICE, LOG);
    do
        picked = dialogue_answer();
    while (picked == CHOICE_TYPED);
    return picked;
}

uint8_t help_key(void) {
    uint8_t wanted;
    switch (keys_typed()) {
    case 'L':
    case 'J':
        wanted = LOG;
        break;
    case 'S':
    case 'T':
        wanted = SORT;
        break;
    case 'H':
    case 'C':
        wanted = ADVICE;
        break;
    default:
        if (!(keys_hit() & KEY_UP)) return HELP_NONE;
        wanted = choose();
    }
    if (wanted == LOG) log_show();
    if (wanted == SORT) hand_sort();
    if (wanted == ADVICE && may_advise()) advice_show();
    return wanted == LEAVE ? HELP_ABANDON : HELP_DONE;
}
