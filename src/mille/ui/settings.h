/* settings: what the player has chosen. The options screen changes them, the match reads them. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include <stdint.h>
#include "save.h"

#define SEAT_LEVEL(kind) ((uint8_t)((kind)-SEAT_EASY))

enum { PACE_SLOW, PACE_NORMAL, PACE_FAST, PACES };
enum { HEAR_ALL, HEAR_EFFECTS, HEAR_NOTHING, HEAR_CHOICES };

typedef struct {
    uint8_t rules;    /* RULES_… */
    uint8_t players;  /* 2, 3, 4, 6: what the rulebook allows */
    uint8_t pace;     /* PACE_… */
    uint8_t sound;    /* HEAR_… */
    uint8_t classic;  /* 1: prompts are those of document 001; 0: quick ones */
    uint8_t advice;   /* 1: the advice key answers */
    uint8_t language; /* LANGUAGE_…, and KEYS_…: what is in force is the machine's and the words' */
    uint8_t keyboard;
    seat_t seat[PLAYERS_MAX];
} settings_t;

extern settings_t settings;
extern uint8_t settings_changed; /* since they were read or written */

/* Who sits there. */
const char *seat_name(uint8_t seat);

/* One person against the machine, MICRO. */
void settings_reset(void);

/* Whether the first player has not got a name yet. */
uint8_t settings_unnamed(void);

/* Changes the language as words_load does; who has not got a name is "player" in the new one. settings.language is the one in
 * force then. */
uint8_t settings_speak(uint8_t language);

#endif
