/* The help keys, and the one that saves. */
#include "help.h"
#include "advice.h"
#include "dialogue.h"
#include "hand.h"
#include "frontend_hooks.h"
#include "keys.h"
#include "history.h"
#include "match_state.h"
#include "settings.h"
#include "board.h"
#include "words.h"

void help_save(void) {
    uint8_t failed = save_match();
    board_draw();
    if (!failed) dialogue_say(DIALOGUE_EVENT, word(WORD_SAVED));
}

static uint8_t may_advise(void) {
    return settings.advice && mille_game.seat == match_viewer;
}

enum { HISTORY, SORT, ABANDON, ADVICE, SAVE, ACTIONS };
#define NO_LETTER 1
/* Two letters for each. */
static const char letters[2 * ACTIONS] = {
    [2 * HISTORY] = 'L', 'J', [2 * SORT] = 'S', 'T', [2 * ABANDON] = NO_LETTER, NO_LETTER,
    [2 * ADVICE] = 'H',  'C', [2 * SAVE] = 'D', 'D',
};

/* The same for a joystick, by ↑; another ↑ chooses none. */
static uint8_t choose(void) {
    static const uint8_t words[] = {
        [HISTORY] = WORD_KEY_LOG, [SORT] = WORD_KEY_SORT, [ABANDON] = WORD_ABANDON, [ADVICE] = WORD_KEY_ADVICE};
    dialogue_offer(words, may_advise() ? sizeof words : ADVICE, HISTORY);
    return dialogue_answer();
}

uint8_t help_key(void) {
    uint8_t action = 0;
    char typed = keys_typed();
    while (action < sizeof letters && letters[action] != typed)
        action++;
    action >>= 1;
    if (action == ACTIONS) {
        if (!(keys_hit() & KEY_UP)) return HELP_NONE;
        action = choose();
    }
    switch (action) {
    case HISTORY:
        history_show();
        break;
    case SORT:
        mille_sort_hand(match_viewer);
        break;
    case ABANDON:
        return HELP_ABANDON;
    case ADVICE:
        if (may_advise()) advice_show();
        break;
    case SAVE:
        help_save();
    }
    return HELP_DONE;
}
