/* advice: the move that the strongest level would make in the person's place, and its reason. */
#ifndef ADVICE_H
#define ADVICE_H

void advice_show(void); /* in the dialogue, until a key is pressed */

#endif
