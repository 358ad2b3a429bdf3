/* What keeper.c keeps, and what it can be asked. */
#ifndef KEEPER_H
#define KEEPER_H

#include "keep.h"

#define KEEPER_BYTES 60
#define KEEPER_HEAD  ENVELOPE('T', 'M', 5, KEEPER_BYTES)

extern uint8_t number, answer;
void run_save(void); /* number → the disc, answer */
void run_load(void); /* the disc → number (0: none), answer */

#endif
