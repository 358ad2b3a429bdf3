/* hotseat: several people at one computer. Between two of them the hand lies face down until the next one is ready;
 * and a person who could answer an attack out of turn is asked in the same way as one who could not. */
#ifndef HOTSEAT_H
#define HOTSEAT_H

#include "mille.h"

extern uint8_t hotseat_people; /* in this match; 0: only bots play, and a key asks whether to end it … */
extern uint8_t hotseat_demo;   /* … or, in a demonstration, ends it */

/* Begins a match with the present settings; in a demonstration only bots play. The first person is the viewer. */
void hotseat_begin(uint8_t demonstration);

uint8_t hotseat_is_person(uint8_t seat);

/* Whether a person is in the winning team; if only bots play, every victory counts. NOBODY: no victory. */
uint8_t hotseat_is_victory(uint8_t team);

/* Gives the screen to a person, without a word if it is theirs already. */
void hotseat_to(uint8_t seat);

/* Hides the hand if another player acts next and people share the screen. */
void hotseat_hide(void);

/* Notes an attack; hotseat_coup asks the people it hit. Returns 1 if that decided the move. */
void hotseat_note(const mille_events_t *events);
uint8_t hotseat_coup(mille_move_t *move);

#endif
