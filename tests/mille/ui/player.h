/* player: plays through the screens of the PC build. For every decision of a person it has an intended move, and
 * presses the keys that the screen asks for until the game makes that move. The linker redirects the functions named in
 * PLAYER_WRAPS (see build.mk) to it, so it knows which question is on the screen. */
#ifndef PLAYER_H
#define PLAYER_H

#include <stdbool.h>
#include <stdint.h>
#include "digest.h"
#include "mille.h"

typedef struct {
    uint32_t frames, moves; /* frames shown, moves made */
    uint32_t alerts;        /* illegal choices tried on purpose */
    uint32_t helps;         /* times the history or a hint was asked for */
    int ended;              /* the match is over */
    char problem[200];      /* the first problem found; empty: none */
} player_report_t;

extern player_report_t player_report;

/* A match so far, as the player recorded it. */
typedef struct {
    uint32_t seed;
    mille_t twin;          /* the same match, played with the intended moves alone */
    digest_t shown, meant; /* all events of the match on the screen and of the twin */
    digest_t history;      /* the history before every move */
    player_report_t report;
} player_record_t;
const player_record_t *player_record(void);

/* Starts a new record. A move depends on the seed, on its number and on the match, and on nothing else. */
void player_begin(uint32_t seed);

/* Continues a match on another machine. */
void player_go_on(const player_record_t *from);

/* Plays a match until a person is asked for that move or a later one; then saves it by its key, and the machine is
 * switched off. Returns false if the match ended before. */
bool player_saves(uint32_t move, void (*match)(void), player_record_t *until);

#endif
