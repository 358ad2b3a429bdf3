/* game_config: the constants and types of 1000 Bornes that src/frontend is compiled with. */
#ifndef GAME_CONFIG_H
#define GAME_CONFIG_H

#include "seat.h"

typedef struct {
    uint8_t language; /* LANGUAGE_…, and below KEYS_… */
    uint8_t keyboard;
    uint8_t rules;   /* RULES_… */
    uint8_t players; /* 2, 3, 4 or 6, as the rulebook allows */
    uint8_t pace;    /* PACE_… */
    uint8_t sound;   /* HEAR_… */
    uint8_t classic; /* 1: the prompts of document 001; 0: quick ones */
    uint8_t advice;  /* 1: the key for a hint works */
    seat_t seat[SEATS_MAX];
} settings_t;

enum {
    OPTION_RULES,
    OPTION_PLAYERS,
    OPTION_LANGUAGE,
    OPTION_PACE,
    OPTION_SOUND,
    OPTION_KEYBOARD,
    OPTION_PROMPTS,
    OPTION_ADVICE,
    OPTION_DONE,
    OPTION_SEAT,
    OPTIONS
};
#define OPTIONS_HELP WORD_HELP_RULES
#define OPTIONS_INKS palette_options

typedef struct {
    char name[NAME_MAX + 1];
    uint16_t points;
    uint16_t hands;
    uint8_t rules; /* RULES_… */
    uint8_t level; /* SEAT_…: the strongest rival */
} hall_t;
#define HALL_EMPTY(row)       (!(row).points)
#define HALL_BEFORE(row, now) ((row).points >= (now).points)
#define HALL_INKS             palette_rules

/* Sky and land of the loading picture. */
#define TITLE_SKY  VIDEO_PEN_0(3)
#define TITLE_LAND VIDEO_PEN_0(11)

#define GAME_FILE        "MILLE"
#define GAME_LETTER      '1'
#define SETTINGS_VERSION 2

enum { MENU_PAPER = 101, MENU_TILES = 11, MENU_ROWS = MENU_PAPER + 6, MENU_STEP = 13, MENU_NARROW = 11 };

#endif
