/* The keys that ask for help, and the one that saves. */
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

enum { LOG, SORT, LEAVE, ADVICE, SAVE, WISHES };
static const char letters[2 * WISHES] = {'L', 'J', 'S', 'T', 1, 1, 'H', 'C', 'D', 'D'}; /* two for each, or none */

/* The same by ↑, for those who have but a joystick; none of them by ↑ again. */
static uint8_t choose(void) {
    static const uint8_t words[] = {
        [LOG] = WORD_KEY_LOG, [SORT] = WORD_KEY_SORT, [LEAVE] = WORD_ABANDON, [ADVICE] = WORD_KEY_ADVICE};
    dialogue_offer(words, may_advise() ? sizeof words : ADVICE, LOG);
    return dialogue_answer();
}

uint8_t help_key(void) {
    uint8_t wanted = 0;
    char typed = keys_typed();
    while (wanted < sizeof letters && letters[wanted] != typed)
        wanted++;
    wanted >>= 1;
    if (wanted == WISHES) {
        if (!(keys_hit() & KEY_UP)) return HELP_NONE;
        wanted = choose();
    }
    switch (wanted) {
    case LOG:
        history_show();
        break;
    case SORT:
        mille_sort_hand(match_viewer);
        break;
    case LEAVE:
        return HELP_ABANDON;
    case ADVICE:
        if (may_advise()) advice_show();
        break;
    case SAVE:
        help_save();
    }
    return HELP_DONE;
}
