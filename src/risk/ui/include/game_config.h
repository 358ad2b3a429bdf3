/* game_config: what src/frontend is compiled with for RISK. */
#ifndef GAME_CONFIG_H
#define GAME_CONFIG_H

#include "seat.h"

typedef struct {
    uint8_t language; /* LANGUAGE_… */
    uint8_t players;  /* 2 to 6 */
    uint8_t deal;     /* 1: territories are dealt, else claimed */
    uint8_t defender; /* 1: defenders who are persons choose their dice */
    uint8_t pace;     /* PACE_… */
    uint8_t sound;    /* HEAR_… */
    uint8_t advice;   /* 1: the advice key works */
    seat_t seat[SEATS_MAX];
} settings_t;

enum {
    OPTION_PLAYERS,
    OPTION_START,
    OPTION_DEFENDER,
    OPTION_LANGUAGE,
    OPTION_PACE,
    OPTION_SOUND,
    OPTION_ADVICE,
    OPTION_DONE,
    OPTION_SEAT,
    OPTIONS
};
#define OPTIONS_HELP WORD_HELP_PLAYERS
#define OPTIONS_INKS palette_dialogue

typedef struct {
    char name[NAME_MAX + 1];
    uint16_t rounds;
    uint8_t players;
    uint8_t level; /* SEAT_…: the strongest rival */
} hall_t;
#define HALL_EMPTY(row)       (!(row).rounds)
#define HALL_BEFORE(row, now) ((uint16_t)((row).rounds - 1) < (now).rounds)
#define HALL_INKS             palette_dialogue

/* Sky and land of the loading picture. */
#define TITLE_SKY  VIDEO_PEN_0(10)
#define TITLE_LAND VIDEO_PEN_0(2)

#define GAME_FILE        "RISK"
#define GAME_LETTER      'R'
#define SETTINGS_VERSION 2

enum { MENU_PAPER = 88, MENU_TILES = 12, MENU_ROWS = MENU_PAPER + 10, MENU_STEP = 13, MENU_NARROW = 11 };

#endif
