/* advice: what the best machine player would do in the person's place, and why. */
#ifndef ADVICE_H
#define ADVICE_H

void advice_show(void); /* in the dialogue, until a key is pressed */

#endif
