/* A hint in words. */
#include "advice.h"
#include "computer.h"
#include "card_text.h"
#include "dialogue.h"
#include "input.h"
#include "match_state.h"
#include "words.h"

/* The word that a hint names, by verb: the choice; 0: the card. */
static const uint8_t named[MILLE_VERBS] = {
    [MILLE_DRAW] = WORD_DRAW,  [MILLE_COUP] = WORD_COUP, [MILLE_DECLINE] = WORD_NO,
    [MILLE_EXTEND] = WORD_YES, [MILLE_STAY] = WORD_NO,
};

_Static_assert(WORD_WHY_STAY - WORD_WHY_FINISH == WHY_STAY - WHY_FINISH, "words.txt follows the order of WHY_…");

void advice_show(void) {
    static bot_advice_t advice;
    uint8_t word_named;
    advice = *computer_think(BOT_HARD);
    word_named = named[advice.move.verb];
    if (!word_named) word_named = CARD_WORD(mille_hand(mille_game.seat)[advice.move.slot]);
    word_key(0, word_named);
    dialogue_say(DIALOGUE_QUESTION, word(advice.move.verb == MILLE_DISCARD ? WORD_ADVICE_DISCARD : WORD_ADVICE));
    dialogue_say(DIALOGUE_ANSWERS,
                 advice.why == WHY_NONE ? "" : word((uint8_t)(WORD_WHY_FINISH + advice.why - WHY_FINISH)));
    input_any();
}
