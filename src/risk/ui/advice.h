/* advice: the move the machine player would make for the seat to act, and why. */
#ifndef ADVICE_H
#define ADVICE_H

/* Shows it in the lines of dialogue until a key is pressed. */
void advice_show(void);

#endif
