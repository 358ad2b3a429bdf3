/* hotseat: several people at one machine. A person is asked to take the seat before cards of that seat can be seen. */
#ifndef HOTSEAT_H
#define HOTSEAT_H

#include <stdint.h>

extern uint8_t hotseat_people; /* persons in this match; 0 in a demonstration */

/* A match with these settings begins; in a demonstration nobody plays. */
void hotseat_begin(uint8_t demonstration);

uint8_t hotseat_is_person(uint8_t seat);

/* Is a person still in the game? */
uint8_t hotseat_is_alive(void);

/* Gives the screen to a person: at once if it is this person's already, or if nobody else plays. */
void hotseat_to(uint8_t seat);

#endif
