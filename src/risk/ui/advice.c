/* Advice as text. */
#include "advice.h"
#include "board.h"
#include "dialogue.h"
#include "input.h"
#include "keys.h"
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

bot_advice_t advice_given;
uint8_t advice_state;

void advice_show(void) {
    dialogue_hush(); /* shows at once that the key works */
    advice_given = *computer_think(RISK_BOT_HARD);
    word_key(0, TERRITORY_WORD(advice_given.move.a));
    word_key(1, TERRITORY_WORD(advice_given.move.b));
    if (advice_given.move.verb == RISK_DEFEND) word_key(0, (uint8_t)(WORD_DICE_1 + advice_given.move.n - 1));
    if (advice_given.move.verb == RISK_ADVANCE) word_number(0, advice_given.move.n);
    dialogue_say(DIALOGUE_QUESTION, word(sentence[advice_given.move.verb]));
    dialogue_say(DIALOGUE_ANSWERS,
                 advice_given.why == WHY_NONE
                     ? ""
                     : word((uint8_t)(WORD_WHY_CLAIM_CONTINENT + advice_given.why - WHY_CLAIM_CONTINENT)));
    board_below(word(WORD_KEYS_ADVICE));
    input_any();
    advice_state = keys_typed() == 'H' || keys_typed() == 'C' ? ADVICE_ACCEPTED : ADVICE_SHOWN;
}
