/* seat: a player of a match, as in the saved files of every game. */
#ifndef SEAT_H
#define SEAT_H

#include <stdint.h>

#define NAME_MAX 7 /* "sept caractères maximum" (document 001, B) */

enum { SEAT_PERSON, SEAT_EASY, SEAT_MEDIUM, SEAT_HARD, SEAT_KINDS }; /* a person, or the machine player at a level */
#define SEAT_LEVEL(kind) ((uint8_t)((kind)-SEAT_EASY))

#define SEATS_MAX 6
typedef struct {
    uint8_t kind; /* SEAT_… */
    char name[NAME_MAX + 1];
} seat_t;

#endif
