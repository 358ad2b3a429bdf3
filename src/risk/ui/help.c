/* The help keys: each shows a page over the board, then the board again. */
#include "help.h"
#include "advice.h"
#include "dialogue.h"
#include "frontend_hooks.h"
#include "keys.h"
#include "board.h"
#include "hotseat.h"
#include "statistics.h"
#include "screens.h"
#include "settings.h"
#include "words.h"

/* The seat whose cards may be shown: the person who is asked, or the only person at this machine; else NOBODY. */
static uint8_t reader(void) {
    uint8_t seat = risk_game.seat;
    if (hotseat_is_person(seat)) return seat;
    if (hotseat_people > 1) return NOBODY;
    for (seat = 0; !hotseat_is_person(seat);)
        seat++;
    return seat;
}

static uint8_t show_cards(void) {
    uint8_t seat = reader();
    if (seat == NOBODY) return 0;
    if (risk_cards(seat)) {
        cards_show(seat);
        board_draw();
    } else {
        dialogue_alert(word(WORD_CARDS_NONE));
    }
    return 1;
}

void help_save(void) {
    uint8_t failed = save_match();
    board_draw();
    if (!failed) dialogue_say(DIALOGUE_EVENT, word(WORD_SAVED));
}

/* The same by ↑, for a joystick: the letter of a key, or 0 for none. */
static char choose(void) {
    enum { PICK_LOG, PICK_TABLE, PICK_CARDS, PICK_ADVICE, PICKS };
    static const uint8_t words[PICKS] = {[PICK_LOG] = WORD_KEY_LOG,
                                         [PICK_TABLE] = WORD_KEY_TABLE,
                                         [PICK_CARDS] = WORD_KEY_CARDS,
                                         [PICK_ADVICE] = WORD_KEY_ADVICE};
    static const char letters[PICKS] = {[PICK_LOG] = 'L', [PICK_TABLE] = 'T', [PICK_CARDS] = 'V', [PICK_ADVICE] = 'H'};
    uint8_t picked;
    dialogue_offer(words, (uint8_t)(PICK_ADVICE + settings.advice), 0);
    picked = dialogue_answer();
    return picked < PICKS ? letters[picked] : 0;
}

uint8_t help(uint8_t asked) {
    char typed = keys_typed();
    if (!hotseat_people || risk_game.phase == PHASE_OVER) return 0; /* any key ends a demonstration */
    if (asked && keys_hit() & KEY_UP) {
        typed = choose();
        if (!typed) return 1;
    }
    switch (typed) {
    case 'L':
    case 'J':
        history_show();
        break;
    case 'T':
        statistics_show();
        break;
    case 'V':
        return show_cards();
    case 'H':
    case 'C':
        if (!settings.advice || !asked) return 0;
        advice_show();
        return 1;
    case 'D':
        if (asked) help_save();
        return asked;
    default:
        return 0;
    }
    board_draw();
    return 1;
}
