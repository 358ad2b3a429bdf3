/* settings: what the player has chosen. The options screen changes them, the game reads them. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "match_file.h"

#define SEAT_LEVEL(kind) ((uint8_t)((kind)-SEAT_EASY))

enum { PACE_SLOW, PACE_NORMAL, PACE_FAST, PACES };
enum { HEAR_ALL, HEAR_EFFECTS, HEAR_NOTHING, HEAR_CHOICES };

typedef struct {
    uint8_t players;  /* 2 to 6 */
    uint8_t deal;     /* 1: territories are dealt, else claimed */
    uint8_t defender; /* 1: a person who defends is asked for his dice */
    uint8_t pace;     /* PACE_… */
    uint8_t sound;    /* HEAR_… */
    uint8_t advice;   /* 1: the advice key answers */
    uint8_t language; /* LANGUAGE_…: what is in force is the words' */
    seat_t seat[PLAYERS_MAX];
} settings_t;

extern settings_t settings;
extern uint8_t settings_changed; /* since they were read or written */

/* Who sits there. */
const char *seat_name(uint8_t seat);

/* One person against two machines. */
void settings_reset(void);

/* Changes the language as words_load does; who has not got a name is "player" in the new one. settings.language is the one in
 * force then. */
uint8_t settings_speak(uint8_t language);

#endif
