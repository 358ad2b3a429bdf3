/* A player who sits at the keys of the PC build: for every decision of a person it has a move in mind, and presses
 * what the screen asks for until the game makes that move. The linker gives it the functions named in PLAYER_WRAPS (see
 * build.mk): so it knows which question is on the screen, and the keys it presses are all the game gets.
 */
#ifndef PLAYER_H
#define PLAYER_H

#include <stdbool.h>
#include <stdint.h>
#include "digest.h"
#include "mille.h"

typedef struct {
    uint32_t frames, moves; /* frames shown, moves made */
    uint32_t alerts;        /* illegal choices tried on purpose */
    uint32_t helps;         /* times the log or an advice was asked for */
    int ended;              /* the match is over */
    char problem[200];      /* the first thing that was not as it should be; empty: nothing */
} player_report_t;

extern player_report_t player_report;

/* A match so far, as the player remembers it. */
typedef struct {
    uint32_t seed;
    mille_t twin;          /* the same match, driven with the moves in mind and nothing else */
    digest_t shown, meant; /* every event of either */
    digest_t log;          /* the log before every move */
    player_report_t report;
} player_story_t;
const player_story_t *player_story(void);

/* Forgets everything; `seed` makes its choices: a move depends on it, on its number and on the match, and on nothing else. */
void player_begin(uint32_t seed);

/* Goes on with a match at another machine. */
void player_go_on(const player_story_t *story);

/* Plays a match until a person is asked for that move, or for one after it; then saves it by the key for it, and the power goes.
 * False if the match was over before. */
bool player_saves(uint32_t move, void (*match)(void), player_story_t *until);

#endif
