#ifndef ADVICE_H
#define ADVICE_H
/*  advice: what the machine would do in the place of the seat to act. */
#include <stdint.h>
#include "mille.h"

const mille_move_t *advice_move(uint8_t level); /* BOT_… */
void advice_show(void);                         /* the best level's, and why, until a key is pressed */

#endif
