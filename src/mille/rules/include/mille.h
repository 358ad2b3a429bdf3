/* mille: the rules of 1000 Bornes. One plain struct, moves in, events out; no I/O, no allocation.
 *
 *     mille_legal_t legal;
 *     mille_events_t events;
 *     mille_move_t move = {MILLE_DRAW, 0, 0};
 *
 *     mille_new(RULES_MICRO, 2, seed, &events);     deals the first hand
 *     mille_apply(&move, &events);                  seat 1, left of the dealer, draws
 *     mille_legal(&legal);                          bit i of legal.on[t]: slot i may be laid on team t
 *
 * There is one current game, mille_game, and every function here works on it. A Z80 reaches a fixed address in half
 * the bytes and half the time that a pointer costs. A program that holds several games swaps them in and out
 * (mille_swap).
 *
 * The game is a small state machine. mille_game.phase says which kind of move comes next, mille_game.seat whose move
 * it is:
 *
 *     DRAW ──draw──> PLAY ──play, discard──> DRAW of the next seat
 *       ^             │ ^
 *       │             │ └── a safety, where it brings a turn: one card is drawn, the same seat plays on
 *       │             ├──> COUP    a hazard landed and its victim holds the safety: coup or decline
 *       │             └──> EXTEND  a team stands at 700 and may ask for 1000: extend or stop
 *       └── next ── HAND_OVER <── trip completed, or no cards left;  next ──> MATCH_OVER at 5000 points
 *
 * Seats go round to the left: left of seat s sits seat s + 1. Team of seat s is s modulo the number of teams, so
 * partners sit opposite each other. Once the sabot is empty nobody draws and a turn begins in PLAY.
 */
#ifndef MILLE_H
#define MILLE_H

#include <stdint.h>
#include "cards.h"
#include "portable.h"
#include "rules.h"
#include "random.h"

#define HAND_DEALT 6
#define HAND_MAX   7
#define NOBODY     0xff /* no team, no seat */

typedef enum { PHASE_DRAW, PHASE_PLAY, PHASE_COUP, PHASE_EXTEND, PHASE_HAND_OVER, PHASE_MATCH_OVER } mille_phase_t;

typedef struct {
    uint8_t top;   /* the card that counts, CARD_NONE for an empty pile */
    uint8_t under; /* what a hazard on top has covered; CARD_NONE otherwise */
} mille_pile_t;

typedef struct {
    uint16_t points;      /* of the match, without the hand being played */
    mille_pile_t pile[2]; /* BATTLE, SPEED */
    uint8_t safeties;     /* exposed, as bits */
    uint8_t coups;        /* those of them that were coups fourrés */
    uint8_t stones[5];    /* how many 25, 50, 75, 100, 200 are laid */
    uint8_t km;           /* in steps of 25; redundant, computed from stones */
} mille_team_t;

/* After a coup fourré, where a safety among the two cards drawn brings two more (rules_t.blitz). */
enum {
    BLITZ_NONE,
    BLITZ_DRAWN, /* the cards after the fifth are those just drawn: a safety among them may be laid as a blitz */
    BLITZ_OWED,  /* that safety is laid: after one more card the seat draws up to seven and plays again */
};

typedef struct {
    random_t random;
    uint16_t hand_number; /* 1 for the first of the match */
    mille_team_t team[TEAMS_MAX];
    uint8_t rules;   /* row of rules_table */
    uint8_t players; /* 2, 3, 4 or 6 */
    uint8_t teams;   /* redundant: TEAMS_OF(players) */
    uint8_t phase;   /* mille_phase_t */
    uint8_t seat;    /* the seat to act */
    uint8_t turn;    /* the seat whose turn it is: differs from `seat` only in PHASE_COUP, where it is the attacker's */
    uint8_t dealer;  /* seat */
    uint8_t goal;    /* of this hand, in steps of 25 km */
    uint8_t attack;  /* in PHASE_COUP the hazard to answer, else CARD_NONE */
    uint8_t caller;  /* team that asked for the extension, or NOBODY */
    uint8_t finisher; /* team that completed the trip, or NOBODY */
    uint8_t winner;   /* of the match: a team, or NOBODY (also when it was abandoned) */
    uint8_t blitz;    /* BLITZ_… */
    uint8_t discard;  /* on top of the discard pile, or CARD_NONE */
    uint8_t left;     /* cards in the sabot */
    uint8_t held[PLAYERS_MAX];
    uint8_t hand[PLAYERS_MAX][HAND_MAX]; /* the first held[s] cards, then CARD_NONE */
    uint8_t seen[CARD_KINDS];            /* cards laid or discarded this hand, by kind */
    uint8_t sabot[CARD_MAX];             /* drawn from the end; CARD_NONE from sabot[left] on */
} mille_t;

#define MILLE_BYTES 238
_Static_assert(sizeof(mille_team_t) == 14, "the same bytes for every compiler");
_Static_assert(sizeof(mille_t) == MILLE_BYTES, "the same bytes for every compiler");

/* ---- moves ---- */

typedef enum {
    MILLE_DRAW,
    MILLE_PLAY,    /* slot on team */
    MILLE_DISCARD, /* slot */
    MILLE_COUP,    /* answer the hazard with its safety */
    MILLE_DECLINE, /* let the hazard stand */
    MILLE_EXTEND,  /* go on to 1000 km */
    MILLE_STAY,    /* end the hand at 700 km */
    MILLE_NEXT,    /* after the score sheet: add the points, then deal or end the match */
    MILLE_ABANDON, /* at any time: the match ends without a winner (document 001, B) */
    MILLE_VERBS
} mille_verb_t;

typedef struct {
    uint8_t verb;
    uint8_t slot; /* MILLE_PLAY, MILLE_DISCARD: place in the hand */
    uint8_t team; /* MILLE_PLAY: whose piles the card is laid on */
} mille_move_t;

/* Why a move is refused. REASON_DRAW_FIRST to REASON_MATCH_OVER follow mille_phase_t; from REASON_NO_ROLL on each has a
 * sentence on the screen. */
typedef enum {
    REASON_NONE,
    REASON_DRAW_FIRST,
    REASON_PLAY_NOW,
    REASON_ANSWER_ATTACK,
    REASON_ANSWER_EXTENSION,
    REASON_HAND_OVER,
    REASON_MATCH_OVER,
    REASON_NOT_HELD,        /* no card in that slot */
    REASON_NO_TEAM,         /* no such team */
    REASON_OWN_TEAM,        /* hazards go to rivals */
    REASON_RIVAL_TEAM,      /* everything else goes to one's own side */
    REASON_NO_ROLL,         /* distance: no Roll showing; others: not opened yet (rules_t, opening) */
    REASON_STOPPED,         /* distance: a hazard stands on the battle pile */
    REASON_LIMITED,         /* distance: only 25 and 50 under a Speed Limit */
    REASON_TOO_FAR,         /* distance: past the goal */
    REASON_TWO_200,         /* distance: two 200s are laid already */
    REASON_PROTECTED,       /* hazard: its safety is exposed */
    REASON_NOT_ROLLING,     /* hazard: the rival shows no Roll */
    REASON_STOPPED_ALREADY, /* hazard: a hazard stands there already */
    REASON_LIMITED_ALREADY, /* hazard: a Speed Limit stands there already */
    REASON_NOTHING_TO_CURE, /* remedy: its hazard is not there */
    REASON_WRONG_REMEDY,    /* remedy: another hazard is there */
    REASON_ROLLING_ALREADY, /* Roll on Roll */
    REASON_NO_NEED_TO_ROLL, /* Roll: Right of Way is exposed */
    REASON_COUNT
} mille_reason_t;

/* ---- events ---- */

typedef enum {
    EVENT_DEAL,    /* seat: the dealer; value: cards in the pack */
    EVENT_DRAW,    /* seat, card; value: cards left in the sabot */
    EVENT_EMPTY,   /* the last card has been drawn */
    EVENT_PLAY,    /* seat, card, slot; value: team it was laid on */
    EVENT_DISCARD, /* seat, card, slot */
    EVENT_COUP,    /* seat, card: the safety, slot; value: the hazard it answers */
    EVENT_DECLINE, /* seat, card: the safety kept; value: the hazard that stands */
    EVENT_SKIP,    /* seat: loses the turn */
    EVENT_LIFT,    /* seat, card: the hazard that a safety takes off the pile; value: team */
    EVENT_EXTEND,  /* seat; value: 1 the trip goes on to 1000 km, 0 it does not */
    EVENT_OVER,    /* the hand is over; value: team that completed the trip, or NOBODY */
    EVENT_WIN,     /* the match is over; value: team */
    EVENT_ABANDON, /* the match is over; seat: the one that gave up */
    EVENT_KINDS
} mille_event_kind_t;

typedef struct {
    uint8_t kind, seat, card, value; /* seat: the seat that acted; an unused card is CARD_NONE, an unused value 0 */
    uint8_t slot;                    /* for events that take a card out of a hand: its slot; otherwise 0 */
} mille_event_t;

#define EVENTS_MAX 12
typedef struct {
    uint8_t count;
    mille_event_t list[EVENTS_MAX];
} mille_events_t;

/* ---- the current game ---- */

extern mille_t mille_game;

/* A team and a hand of the current game: on a Z80 a call is shorter than a multiplication at each place. */
mille_team_t *mille_team(uint8_t team) PRESERVES(b, c, iyl, iyh);
uint8_t *mille_hand(uint8_t seat) PRESERVES(b, c, iyl, iyh);

/* Exchanges the current game with another one. PC only. */
void mille_swap(mille_t *other);

/* ---- moves and what they do ---- */

/* Starts a match and deals its first hand; seat 0 deals. Returns 0, with nothing changed, if the rulebook is not for
 * that number of players. */
uint8_t mille_new(uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events);

/* Makes a move. REASON_NONE: it is made, and `events` says what happened. Otherwise nothing has changed and `events` is
 * empty. */
mille_reason_t mille_apply(const mille_move_t *move, mille_events_t *events);

/* The result that mille_apply would return for this move. */
mille_reason_t mille_check(const mille_move_t *move);

typedef struct {
    uint8_t on[TEAMS_MAX]; /* bit i: slot i may be laid on that team's piles */
    uint8_t discard;       /* bit i: slot i may be discarded */
} mille_legal_t;

/* The legal uses of each card in the hand of the seat to act: all zero unless the phase is PHASE_PLAY. */
void mille_legal(mille_legal_t *legal);

/* Puts the cards of a hand into the order of cards.h. This changes the slots of the cards and nothing else. While a
 * blitz is possible or under way (BLITZ_…) the order stays, because the rules then tell the cards just drawn by their
 * slots. */
void mille_sort_hand(uint8_t seat);

/* ---- reading the game ---- */

/* The rulebook of the match, and the team of a seat. */
const rules_t *mille_rules(void) PRESERVES(b, c, iyl, iyh);
uint8_t mille_team_of(uint8_t seat) PRESERVES(b, c, d, e, iyl, iyh);
#define MILLE_BASE_GOAL (mille_rules()->goal[mille_game.players])

/* The cards of a family that may be laid on a team's piles, as bits: hazards by a rival, the others by the team itself.
 * Who lays them may have to open first: mille_legal knows. */
uint8_t mille_takes(uint8_t team, uint8_t family);

/* The hazard in force on a team's pile (BATTLE or SPEED), as a bit; 0 if there is none. */
uint8_t mille_live_hazard(uint8_t team, uint8_t pile);

/* How many cards of a kind the pack of this game holds. */
uint8_t mille_copies(uint8_t card);

/* ---- the score sheet ---- */

typedef struct {
    uint16_t line[LINE_COUNT]; /* LINE_MILESTONES … */
    uint16_t total;            /* of this hand */
} mille_sheet_t;

extern const uint16_t mille_line_worth[LINE_COUNT]; /* points for one of it */

void mille_score(uint8_t team, mille_sheet_t *sheet);

#endif
