/* advice: the move the machine player would make for the seat to act, and why. */
#ifndef ADVICE_H
#define ADVICE_H

#include "bot.h"

/* Shows it in the lines of dialogue until a key is pressed. The key of advice pressed again accepts it: then nothing
 * more is to be picked. After another key the cursor goes to it. */
void advice_show(void);
extern bot_advice_t advice_given;
enum { ADVICE_NONE, ADVICE_SHOWN, ADVICE_ACCEPTED };
extern uint8_t advice_state;

#endif
