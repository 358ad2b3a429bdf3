/* The pack: families, bits and numbers of the cards. */
#include "cards.h"

const uint8_t card_family[CARD_KINDS + 1] = {
    [CARD_25] = FAMILY_DISTANCE,           [CARD_50] = FAMILY_DISTANCE,
    [CARD_75] = FAMILY_DISTANCE,           [CARD_100] = FAMILY_DISTANCE,
    [CARD_200] = FAMILY_DISTANCE,          [CARD_OUT_OF_GAS] = FAMILY_HAZARD,
    [CARD_FLAT] = FAMILY_HAZARD,           [CARD_ACCIDENT] = FAMILY_HAZARD,
    [CARD_LIMIT] = FAMILY_HAZARD,          [CARD_STOP] = FAMILY_HAZARD,
    [CARD_GASOLINE] = FAMILY_REMEDY,       [CARD_SPARE] = FAMILY_REMEDY,
    [CARD_REPAIRS] = FAMILY_REMEDY,        [CARD_END_LIMIT] = FAMILY_REMEDY,
    [CARD_ROLL] = FAMILY_REMEDY,           [CARD_TANK] = FAMILY_SAFETY,
    [CARD_PUNCTURE_PROOF] = FAMILY_SAFETY, [CARD_ACE] = FAMILY_SAFETY,
    [CARD_RIGHT_OF_WAY] = FAMILY_SAFETY,   [CARD_NONE] = FAMILY_NONE,
};

/* The same bit for a hazard, its remedy and its safety: the table in cards.h. */
const uint8_t card_bit[CARD_KINDS + 1] = {
    [CARD_25] = BIT_25,
    [CARD_50] = BIT_50,
    [CARD_75] = BIT_75,
    [CARD_100] = BIT_100,
    [CARD_200] = BIT_200,
    [CARD_OUT_OF_GAS] = BIT_GAS,
    [CARD_FLAT] = BIT_TYRE,
    [CARD_ACCIDENT] = BIT_CRASH,
    [CARD_LIMIT] = BIT_LIMIT,
    [CARD_STOP] = BIT_STOP,
    [CARD_GASOLINE] = BIT_GAS,
    [CARD_SPARE] = BIT_TYRE,
    [CARD_REPAIRS] = BIT_CRASH,
    [CARD_END_LIMIT] = BIT_LIMIT,
    [CARD_ROLL] = BIT_ROLL,
    [CARD_TANK] = BIT_GAS,
    [CARD_PUNCTURE_PROOF] = BIT_TYRE,
    [CARD_ACE] = BIT_CRASH,
    [CARD_RIGHT_OF_WAY] = BIT_RIGHT_OF_WAY,
    [CARD_NONE] = 0,
};

const uint8_t card_copies[CARD_KINDS] = {
    [CARD_25] = 10,
    [CARD_50] = 10,
    [CARD_75] = 10,
    [CARD_100] = 12,
    [CARD_200] = 4,
    [CARD_OUT_OF_GAS] = 3,
    [CARD_FLAT] = 3,
    [CARD_ACCIDENT] = 3,
    [CARD_LIMIT] = 4,
    [CARD_STOP] = 5,
    [CARD_GASOLINE] = 6,
    [CARD_SPARE] = 6,
    [CARD_REPAIRS] = 6,
    [CARD_END_LIMIT] = 6,
    [CARD_ROLL] = 14,
    [CARD_TANK] = 1,
    [CARD_PUNCTURE_PROOF] = 1,
    [CARD_ACE] = 1,
    [CARD_RIGHT_OF_WAY] = 1,
};

const uint8_t card_steps[CARD_200 + 1] = {[CARD_25] = 1, [CARD_50] = 2, [CARD_75] = 3, [CARD_100] = 4, [CARD_200] = 8};
