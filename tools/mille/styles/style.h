/* style: opponents that play as people do. What each kind of move is worth to them is a set of numbers, and the numbers
 * make the style. They test the machine player, share nothing with it but the view of a seat, and are on no disc.
 *
 *     STYLE_HOARDER   keeps every safety for its coup fourré as long as the hand may last
 *     STYLE_ATTACKER  stops a driving rival before anything else
 *     STYLE_RACER     kilometres first, and the cards that bring more of them
 *     STYLE_COUNTER   counts the unseen cards
 *
 *     style.c   what each move is worth
 *     styles.c  the numbers
 */
#ifndef STYLE_H
#define STYLE_H

#include "bot.h"

enum { STYLE_HOARDER, STYLE_ATTACKER, STYLE_RACER, STYLE_COUNTER, STYLES };

/* All numbers are on one scale; only their order matters. A held card is worth its keep_… number, and discarding it
 * costs that. */
typedef struct {
    /* moves */
    int16_t finish;        /* completes the trip */
    int16_t drive;         /* kilometres, … */
    int16_t drive_step;    /* … for each 25 of them */
    int16_t safe_trip;     /* what the first 200 of the hand costs */
    int16_t exact;         /* the next card of the hand will complete the trip */
    int16_t cure;          /* the remedy for what stops us, … */
    int16_t cure_and_roll; /* … with the Roll at hand, or none needed */
    int16_t roll;
    int16_t end_limit;
    int16_t end_limit_card; /* more for each 75, 100 or 200 of the hand */
    int16_t stop;           /* stops a rival, … */
    int16_t stop_step;      /* … for each 25 km the rival is past half-way, … */
    int16_t stop_at_zero;   /* … that has no kilometre yet, … */
    int16_t stop_few_cures; /* … for each of its cures, of six, that is no longer unseen, … */
    int16_t stop_into_coup; /* … if the safety is unseen */
    int16_t limit;          /* a Speed Limit, with the same */
    int16_t other_rival;    /* subtracted for a hazard on a rival that is not the leader */
    /* safeties */
    int16_t safety_frees; /* its hazard stands on our pile */
    int16_t safety_now;   /* the hand may end before its hazard is played, or all its hazards have been seen */
    int16_t safety_early; /* any other time */
    int16_t hold_turns;   /* turns before the end of the sabot when the hand "may end", … */
    int16_t hold_steps;   /* … or so many steps between a driving rival and the goal */
    int16_t hold_out;     /* hold while at least so many of its hazards are unseen */
    /* what a card of the hand is worth */
    int16_t keep_distance, keep_step;
    int16_t keep_hazard, keep_limit;
    int16_t keep_remedy, keep_end_limit, keep_roll;
    int16_t keep_out;     /* more for each unseen card that this one answers */
    int16_t keep_second;  /* percent of it that a second one of the kind is worth; a third is worth nothing */
    int16_t keep_covered; /* a remedy for what a held safety answers */
    /* the extension */
    int16_t extend_cards; /* in the sabot, at least */
    int16_t extend_rival; /* steps of the leading rival, at most */
} style_t;

extern const style_t style_table[STYLES];

/* The move of the seat that looks, which must be the seat to act. */
void style_think(int style, const bot_view_t *view, mille_move_t *move);

#endif
