/* What the machine's best level would do in the person's place, and why; and the keys that ask for help. */
#include "table.h"
#include "help.h"
#include "bot.h"
#include "keys.h"
#include "settings.h"
#include "widgets.h"
#include "words.h"

/* What an advice names, by verb: the card, or the choice itself. */
static const uint8_t named[MILLE_NEXT] = {WORD_DRAW, 0, 0, WORD_COUP, WORD_NO, WORD_YES, WORD_NO};

static bot_advice_t advice;

const mille_move_t *think_of(uint8_t level) {
    static bot_view_t view;
    bot_look(&match_game, match_game.seat, &view);
    bot_think(&view, level, &advice);
    return &advice.move;
}

void advice_show(void) {
    think_of(BOT_HARD);
    word_key(0, named[advice.move.verb] ? named[advice.move.verb]
                                        : WORD_CARD_25 + match_game.hand[match_game.seat][advice.move.slot]);
    dialogue_say(0, word(advice.move.verb == MILLE_DISCARD ? WORD_ADVICE_DISCARD : WORD_ADVICE));
    dialogue_say(1, advice.why == WHY_NONE ? "" : word((uint8_t)(WORD_WHY_FINISH + advice.why - WHY_FINISH)));
    while (ui_input() == INPUT_NONE)
        ;
}

uint8_t help_key(void) {
    switch (keys_typed()) {
    case 'L':
    case 'J':
        log_show();
        return 1;
    case 'H':
    case 'C':
        if (!settings.advice || match_game.seat != table_seat) return 0;
        advice_show();
        return 1;
    default:
        return 0;
    }
}
