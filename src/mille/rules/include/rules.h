/* rules: the published rulebooks, one row of data each. No code asks which rulebook is played: it reads the row. A
 * fifth rulebook is a fifth row.
 */
#ifndef RULES_H
#define RULES_H

#include <stdint.h>
#include "portable.h"

enum { RULES_MICRO, RULES_P62, RULES_P88, RULES_WM06, RULES_COUNT };

#define PLAYERS_MAX 6
#define TEAMS_MAX   3

/* The lines of the score sheet (document 004, "Score Sheet"), in its order. */
enum {
    LINE_MILESTONES,
    LINE_SAFETIES,
    LINE_COUPS,
    LINE_TRIP,
    LINE_DELAYED,
    LINE_SAFE_TRIP,
    LINE_SHUT_OUT,
    LINE_EXTENSION,
    LINE_COUNT
};

/* Which team scores a shut-out when rivals have no kilometre at the end of the hand. */
enum {
    SHUT_OUT_EACH_ALWAYS, /* for each rival at 0, trip completed or not */
    SHUT_OUT_ALL_BY_TRIP, /* once, to the team that completes the trip, if every rival is at 0 */
    SHUT_OUT_EACH_BY_TRIP /* to the team that completes the trip, for each rival at 0 */
};

/* Which teams score the extension when the team that asked for it fails: the team that completes the trip, or */
enum {
    EXTENSION_RIVALS_IF_BEATEN = 1, /* each rival of the caller, when one of them completes the trip */
    EXTENSION_RIVALS_IF_NOBODY = 2  /* each rival of the caller, when the cards run out */
};

/* The end of a hand when the sabot is empty. */
enum {
    PLAY_OUT_NOT,     /* the hand is over */
    PLAY_OUT_ALL,     /* every seat lays or discards to its last card */
    PLAY_OUT_LAYABLE, /* the hand goes on until nobody holds a card that can be laid */
};

typedef struct {
    uint8_t goal[PLAYERS_MAX + 1]; /* by number of players, in steps of 25 km; 0: not for that many */
    uint8_t extended_for;          /* bit n: with n players the trip may be extended to 1000 km */
    uint8_t short_pack;            /* hazards (bits) of which one is set aside with 2 or 3 players */
    uint8_t hazard_on_hazard;      /* a hazard may cover a live hazard */
    uint8_t safety_plays_on;    /* a safety laid in turn brings a card and another play; else it is this turn's card */
    uint8_t blitz;              /* a safety among the two cards drawn for a coup, laid at once, brings two more */
    uint8_t late_safety_cures;  /* a safety ends its hazard that stands already, though the card stays */
    uint8_t late_safety_lifts;  /* safeties (bits) that take such a hazard off its pile */
    uint8_t roll_with_priority; /* a Roll may be laid with Right of Way exposed, though it changes nothing */
    uint8_t opening;            /* before its first Roll or Right of Way a side lays nothing but safeties */
    uint8_t play_out;           /* PLAY_OUT_… */
    uint8_t shut_out;           /* SHUT_OUT_… */
    uint8_t extension_pays;     /* EXTENSION_… */
    uint8_t lines;              /* bit n: score line n exists */
} rules_t;

extern const rules_t rules_table[RULES_COUNT];

/* A row of the table: on a Z80 a call is shorter than computing the address at each place. */
const rules_t *rules_of(uint8_t row) PRESERVES(b, c, iyl, iyh);

#define STEPS(km)     ((km) / 25)
#define EXTENDED_GOAL STEPS(1000)
#define MATCH_POINTS  5000

/* The number of teams: 2 or 3 players play alone, 4 form two pairs, 6 form three. */
#define TEAMS_OF(players) ((uint8_t)((players) == 3 || (players) == 6 ? 3 : 2))

#endif
