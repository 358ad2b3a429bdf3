/* An advice in words. */
#include "advice.h"
#include "dialogue.h"
#include "input.h"
#include "risk_bot.h"
#include "say.h"
#include "words.h"

_Static_assert(WORD_WHY_STAY - WORD_WHY_CLAIM_CONTINENT == WHY_STAY - WHY_CLAIM_CONTINENT,
               "words.txt follows the order of WHY_…");

/* What an advice names, by verb: a sentence of its own, or else a territory. */
static const uint8_t named[RISK_VERBS] = {
    [RISK_TRADE] = WORD_ADVICE_TRADE,
    [RISK_KEEP] = WORD_ADVICE_KEEP,
    [RISK_STOP] = WORD_ADVICE_STOP,
    [RISK_STAY] = WORD_ADVICE_STOP,
};

void advice_show(void) {
    static risk_advice_t advice;
    uint8_t key;
    risk_bot_look(&risk_table, &risk_bot_view);
    risk_bot_think(&risk_bot_view, RISK_BOT_HARD, &advice);
    key = named[advice.move.verb];
    if (!key) {
        word_key(0, TERRITORY_WORD(advice.move.verb == RISK_ATTACK || advice.move.verb == RISK_FREE ? advice.move.b
                                   : advice.move.verb == RISK_ADVANCE                               ? risk_table.to
                                                                                                    : advice.move.a));
        key = WORD_ADVICE;
    }
    dialogue_say(DIALOGUE_QUESTION, word(key));
    dialogue_say(DIALOGUE_ANSWERS, advice.why == WHY_NONE
                                       ? ""
                                       : word((uint8_t)(WORD_WHY_CLAIM_CONTINENT + advice.why - WHY_CLAIM_CONTINENT)));
    input_any();
}
