/* Advice as text. */
#include "advice.h"
#include "dialogue.h"
#include "input.h"
#include "computer.h"
#include "event_text.h"
#include "words.h"

_Static_assert(WORD_WHY_STAY - WORD_WHY_CLAIM_CONTINENT == WHY_STAY - WHY_CLAIM_CONTINENT,
               "words.txt follows the order of WHY_…");

static const uint8_t sentence[RISK_VERBS] = {
    [RISK_CLAIM] = WORD_ADVICE,     [RISK_DEPLOY] = WORD_ADVICE,    [RISK_TRADE] = WORD_ADVICE_TRADE,
    [RISK_KEEP] = WORD_ADVICE_KEEP, [RISK_PLACE] = WORD_ADVICE,     [RISK_ATTACK] = WORD_ADVICE_WAY,
    [RISK_DEFEND] = WORD_ADVICE,    [RISK_ADVANCE] = WORD_ADVICE,   [RISK_STOP] = WORD_ADVICE_STOP,
    [RISK_FREE] = WORD_ADVICE_WAY,  [RISK_STAY] = WORD_ADVICE_STOP,
};

void advice_show(void) {
    static bot_advice_t advice;
    dialogue_hush(); /* shows at once that the key works */
    advice = *computer_think(RISK_BOT_HARD);
    word_key(0, TERRITORY_WORD(advice.move.a));
    word_key(1, TERRITORY_WORD(advice.move.b));
    if (advice.move.verb == RISK_DEFEND) word_key(0, (uint8_t)(WORD_DICE_1 + advice.move.n - 1));
    if (advice.move.verb == RISK_ADVANCE) word_number(0, advice.move.n);
    dialogue_say(DIALOGUE_QUESTION, word(sentence[advice.move.verb]));
    dialogue_say(DIALOGUE_ANSWERS, advice.why == WHY_NONE
                                       ? ""
                                       : word((uint8_t)(WORD_WHY_CLAIM_CONTINENT + advice.why - WHY_CLAIM_CONTINENT)));
    input_any();
}
