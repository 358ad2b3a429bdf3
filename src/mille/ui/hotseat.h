/* pass: several people at one machine. Between two of them the hand lies face down until the next one says go; and a person
 * who could answer an attack out of turn is asked in the same way as one who could not.
 */
#ifndef HOTSEAT_H
#define HOTSEAT_H

#include "mille.h"

extern uint8_t hotseat_people; /* in this match; 0: it is played by machines alone, and a key asks to end it … */
extern uint8_t hotseat_demo;   /* … or in a demonstration ends it */

/* A match with these settings begins; in a demonstration nobody plays. The first person looks at the table. */
void hotseat_begin(uint8_t demonstration);

uint8_t hotseat_is_person(uint8_t seat);

/* Whether somebody who sits here is of the team; where nobody sits here, every victory is one. NOBODY: it is none. */
uint8_t hotseat_is_victory(uint8_t team);

/* Gives the screen to a person: at once if it is theirs already. */
void hotseat_to(uint8_t seat);

/* Hides the hand if somebody other than its owner is to act next and people share the screen. */
void hotseat_hide(void);

/* Remembers an attack; hotseat_coup asks the people it hit. True if that decided the move. */
void hotseat_note(const mille_events_t *events);
uint8_t hotseat_coup(mille_move_t *move);

#endif
