/* tables: games in the middle of a match, at the question that a person is asked; shown until it is answered. */
#ifndef TABLES_H
#define TABLES_H

#include "mille.h"

extern mille_move_t tables_move; /* the answer to the last question */

void tables_two(void);
void tables_three(void);
void tables_four(void);
void tables_six(void);
void tables_coup(void);
void tables_classic(void);
void tables_classic_three(void);
void tables_second(void);
void tables_extend(void);

#endif
