/* reference_model: a second, slow reading of the rules of 1000 Bornes, written only from the rulebooks.
 *
 * It shares nothing with the rules of the game. Each of the 106 cards is an individual that lies in exactly one pile,
 * as on a real table; nothing is packed, and nothing is stored that the piles show. The differential test deals the
 * same cards to both and plays the same moves on both; any difference is a mistake of one of them.
 *
 *     ref_open(&table, REF_P62, 4);
 *     ref_deal(&table, hands, draw_pile, count);          first card drawn first
 *     why = ref_draw(&table);                             NULL: done; otherwise the reason, and nothing has changed
 *     why = ref_play(&table, REF_ROLL, 1);
 *
 * Rulebooks are cited as Micro (the manual of the home computer game), 1962, 1962F (the same in French), 1988 and
 * 2006.
 */
#ifndef REFERENCE_MODEL_H
#define REFERENCE_MODEL_H

#include <stdbool.h>

typedef enum { REF_MICRO, REF_P62, REF_P88, REF_WM06, REF_BOOKS } ref_book_t;

typedef enum {
    REF_KM_25,
    REF_KM_50,
    REF_KM_75,
    REF_KM_100,
    REF_KM_200,
    REF_OUT_OF_GAS,
    REF_FLAT_TIRE,
    REF_ACCIDENT,
    REF_SPEED_LIMIT,
    REF_STOP,
    REF_GASOLINE,
    REF_SPARE_TIRE,
    REF_REPAIRS,
    REF_END_OF_LIMIT,
    REF_ROLL,
    REF_EXTRA_TANK,
    REF_PUNCTURE_PROOF,
    REF_DRIVING_ACE,
    REF_RIGHT_OF_WAY,
    REF_KINDS
} ref_kind_t;

typedef enum { REF_DISTANCE, REF_HAZARD, REF_REMEDY, REF_SAFETY } ref_family_t;

enum { REF_CARDS = 106, REF_SEATS = 6, REF_TEAMS = 3, REF_DEALT = 6, REF_NOBODY = -1 };

typedef struct {
    ref_kind_t kind;
    int number; /* 0 to 105, all different */
} ref_card_t;

typedef struct {
    const ref_card_t *card[REF_CARDS]; /* the last one lies on top */
    int count;
} ref_pile_t;

typedef struct {
    ref_pile_t battle, speed, distance;
    ref_pile_t preventions; /* safeties laid straight */
    ref_pile_t crosswise;   /* safeties laid as a coup fourré */
} ref_team_t;

typedef enum { REF_NO_BONUS, REF_CALLER_OR_OPPONENTS, REF_CALLER_OR_BEATEN, REF_FIRST_THERE } ref_extension_bonus_t;
typedef enum { REF_ANYBODY_AT_ZERO, REF_ALL_AT_ZERO, REF_EACH_AT_ZERO } ref_shut_out_t;

/* The effect of a safety laid in turn on its hazard on top of the pile. */
typedef enum {
    REF_MUST_BE_REMEDIED, /* nothing; only Right of Way takes its hazards off */
    REF_COUNTS_NO_LONGER, /* the card stays, but counts as remedied */
    REF_TAKEN_OFF,        /* the card goes to the discard pile */
} ref_late_safety_t;

/* When a hand is over after the draw pile is empty. */
typedef enum {
    REF_OVER_AT_ONCE,
    REF_OVER_WHEN_ALL_IS_PLAYED,    /* the last card of the last hand is laid or discarded */
    REF_OVER_WHEN_NOTHING_PLAYABLE, /* as soon as no seat holds a card that can be laid */
} ref_end_t;

/* The rules of a rulebook for a number of players. */
typedef struct {
    int goal;
    bool may_extend;
    bool left_out[REF_KINDS]; /* one card of this kind stays in the box */
    bool hazard_on_hazard;
    bool safety_gives_turn; /* a safety laid in turn: draw and play again; else it is the card of this turn */
    bool opening;           /* nothing but a Roll or a safety is laid by a side that has laid no Roll or Right of Way */
    bool lightning;         /* a safety among the two cards drawn for a coup fourré, laid at once, brings two more */
    ref_late_safety_t late_safety;
    ref_end_t end;
    bool delayed_action;
    ref_extension_bonus_t extension_bonus;
    ref_shut_out_t shut_out;
} ref_rules_t;

typedef enum {
    REF_TO_DEAL,
    REF_TO_DRAW,
    REF_TO_PLAY,
    REF_TO_ANSWER_COUP,
    REF_TO_ANSWER_EXTENSION,
    REF_HAND_OVER,
    REF_MATCH_OVER
} ref_phase_t;

typedef struct {
    ref_rules_t rules;
    int players, teams;
    ref_card_t deck[REF_CARDS];
    ref_pile_t box, draw, discard, hand[REF_SEATS];
    ref_team_t team[REF_TEAMS];
    ref_phase_t phase;
    int hand_number; /* 1 for the first of the match */
    int dealer;
    int seat; /* the seat to act */
    int goal;
    int attacker;               /* the seat that played the hazard which a coup fourré may answer */
    ref_pile_t *struck;         /* the pile it lies on */
    const ref_card_t *fresh[2]; /* a lightning action: the two cards just drawn, or NULL */
    int owing;                  /* the seat that lays one more card and then draws two again, or nobody */
    int extension_caller;       /* the team, or nobody */
    int finisher;               /* the team that completed the trip, or nobody */
    bool delayed;               /* and it did so with the draw pile empty */
    int points[REF_TEAMS];
    int winner;
} ref_table_t;

typedef struct {
    int milestones, safeties, coups, trip, delayed, safe_trip, shut_out, extension, total;
} ref_score_t;

/* books.c */
ref_rules_t ref_read_rules(ref_book_t book, int players);

/* cards.c */
const char *ref_name(ref_kind_t kind);
ref_family_t ref_family(ref_kind_t kind);
int ref_miles(ref_kind_t kind);
int ref_copies(ref_kind_t kind);
ref_kind_t ref_remedy_of(ref_kind_t hazard);
ref_kind_t ref_safety_of(ref_kind_t hazard);
void ref_put(ref_pile_t *pile, const ref_card_t *card);
const ref_card_t *ref_take(ref_pile_t *pile, ref_kind_t kind);
const ref_card_t *ref_take_top(ref_pile_t *pile);
bool ref_shows(const ref_pile_t *pile, ref_kind_t kind);
int ref_count(const ref_pile_t *pile, ref_kind_t kind);

/* legal.c: NULL if the card may be played there, otherwise the reason */
const char *ref_why_not(const ref_table_t *table, ref_kind_t kind, int team);
const char *ref_why_piles_refuse(const ref_table_t *table, ref_kind_t kind, int team);
bool ref_anything_playable(const ref_table_t *table);
bool ref_stopped(const ref_table_t *table, int team);
bool ref_limited(const ref_team_t *team);
bool ref_exposed(const ref_team_t *team, ref_kind_t safety);
int ref_team_miles(const ref_team_t *team);
int ref_team_of(const ref_table_t *table, int seat);

/* turns.c: NULL if done, otherwise the reason */
void ref_open(ref_table_t *table, ref_book_t book, int players);
const char *ref_deal(ref_table_t *table, ref_kind_t hand[][REF_DEALT], const ref_kind_t *draw_pile, int draw_count);
const char *ref_draw(ref_table_t *table);
const char *ref_play(ref_table_t *table, ref_kind_t kind, int team);
const char *ref_discard(ref_table_t *table, ref_kind_t kind);
const char *ref_answer_coup(ref_table_t *table, bool yes);
const char *ref_answer_extension(ref_table_t *table, bool yes);
const char *ref_next_hand(ref_table_t *table);
const char *ref_card_astray(const ref_table_t *table);

/* score.c */
ref_score_t ref_score(const ref_table_t *table, int team);
int ref_match_winner(const ref_table_t *table);

#endif
