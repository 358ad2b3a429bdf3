/* advice: what the machine would do in the place of the seat to act, and why. */
#ifndef ADVICE_H
#define ADVICE_H

/* In the lines of dialogue, until a key is pressed. */
void advice_show(void);

#endif
