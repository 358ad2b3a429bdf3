/* What the machine's best level would do in the person's place, and why. */
#include "advice.h"
#include "bot.h"
#include "dialogue.h"
#include "input.h"
#include "keys.h"
#include "settings.h"
#include "table.h"
#include "words.h"

/* What an advice names, by verb: the card, or the choice itself. */
static const uint8_t named[MILLE_NEXT] = {WORD_DRAW, 0, 0, WORD_COUP, WORD_NO, WORD_YES, WORD_NO};

static bot_advice_t advice;

const mille_move_t *advice_move(uint8_t level) {
    static bot_view_t view;
    bot_look(&match_game, match_game.seat, &view);
    bot_think(&view, level, &advice);
    return &advice.move;
}

void advice_show(void) {
    advice_move(BOT_HARD);
    word_key(0, named[advice.move.verb] ? named[advice.move.verb]
                                        : WORD_CARD_25 + match_game.hand[match_game.seat][advice.move.slot]);
    dialogue_say(0, word(advice.move.verb == MILLE_DISCARD ? WORD_ADVICE_DISCARD : WORD_ADVICE));
    dialogue_say(1, advice.why == WHY_NONE ? "" : word((uint8_t)(WORD_WHY_FINISH + advice.why - WHY_FINISH)));
    while (input_read() == INPUT_NONE)
        ;
}
