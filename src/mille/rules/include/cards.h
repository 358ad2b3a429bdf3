/* cards: the 106 cards of 1000 Bornes, as one byte each.
 *
 * The five hazards, their five remedies and the four safeties stand in the same order, so that one bit means the same
 * problem in every family:
 *
 *     bit      1           2                4          8               16
 *     hazard   Out of Gas  Flat Tire        Accident   Speed Limit     Stop
 *     remedy   Gasoline    Spare Tire       Repairs    End of Limit    Roll
 *     safety   Extra Tank  Puncture-Proof   Ace        Right of Way    (Right of Way again)
 *
 * A set of cards of one family is then a byte, and "is this hazard cured by that card" is an AND.
 */
#ifndef CARDS_H
#define CARDS_H

#include <stdint.h>

enum {
    CARD_25,
    CARD_50,
    CARD_75,
    CARD_100,
    CARD_200,
    CARD_OUT_OF_GAS,
    CARD_FLAT,
    CARD_ACCIDENT,
    CARD_LIMIT,
    CARD_STOP,
    CARD_GASOLINE,
    CARD_SPARE,
    CARD_REPAIRS,
    CARD_END_LIMIT,
    CARD_ROLL,
    CARD_TANK,
    CARD_PUNCTURE_PROOF,
    CARD_ACE,
    CARD_RIGHT_OF_WAY,
    CARD_KINDS,
    CARD_NONE = CARD_KINDS
};

enum { FAMILY_DISTANCE, FAMILY_HAZARD, FAMILY_REMEDY, FAMILY_SAFETY, FAMILY_NONE };

/* Bits within a family, see the table above. */
enum {
    BIT_25 = 1,
    BIT_50 = 2,
    BIT_75 = 4,
    BIT_100 = 8,
    BIT_200 = 16,
    BIT_GAS = 1,
    BIT_TYRE = 2,
    BIT_CRASH = 4,
    BIT_LIMIT = 8,
    BIT_STOP = 16,
    BIT_ROLL = 16,
    BIT_RIGHT_OF_WAY = 8,
    ALL_SAFETIES = 15,
    BATTLE_HAZARDS = BIT_GAS | BIT_TYRE | BIT_CRASH | BIT_STOP
};

/* A team's two piles: which one a hazard or remedy belongs on. */
enum { BATTLE, SPEED };

#define CARD_MAX     106 /* cards in the full pack */
#define CARD_STEP_KM 25  /* kilometres are counted in steps of 25, so that 1000 fits a byte */

extern const uint8_t card_family[CARD_KINDS + 1]; /* FAMILY_…, also for CARD_NONE */
extern const uint8_t card_bit[CARD_KINDS + 1];    /* its bit within the family, 0 for CARD_NONE */
extern const uint8_t card_copies[CARD_KINDS];     /* how many of it the full pack holds */
extern const uint8_t card_steps[CARD_200 + 1];    /* a distance card's length in steps of 25 km */

/* The hazards a set of safeties keeps away. Right of Way (8) answers Speed Limit (8) and Stop (16). */
#define SAFETY_AGAINST(safeties) ((uint8_t)((safeties) | (((safeties)&BIT_RIGHT_OF_WAY) << 1)))

/* The safety that answers a hazard. */
#define SAFETY_FOR(hazard)                                                                                             \
    ((uint8_t)((hazard) == CARD_STOP ? CARD_RIGHT_OF_WAY : (hazard) + (CARD_TANK - CARD_OUT_OF_GAS)))

/* The pile a hazard or remedy is laid on. */
#define CARD_PILE(card) ((uint8_t)((card) == CARD_LIMIT || (card) == CARD_END_LIMIT ? SPEED : BATTLE))

#endif
