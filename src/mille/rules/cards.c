/* The pack: families, bits and numbers of the cards. */
#include "cards.h"

const uint8_t card_family[CARD_KINDS + 1] = {
    FAMILY_DISTANCE, FAMILY_DISTANCE, FAMILY_DISTANCE, FAMILY_DISTANCE, FAMILY_DISTANCE, FAMILY_HAZARD, FAMILY_HAZARD,
    FAMILY_HAZARD,   FAMILY_HAZARD,   FAMILY_HAZARD,   FAMILY_REMEDY,   FAMILY_REMEDY,   FAMILY_REMEDY, FAMILY_REMEDY,
    FAMILY_REMEDY,   FAMILY_SAFETY,   FAMILY_SAFETY,   FAMILY_SAFETY,   FAMILY_SAFETY,   FAMILY_NONE};

const uint8_t card_bit[CARD_KINDS + 1] = {1, 2, 4, 8, 16, 1, 2, 4, 8, 16, 1, 2, 4, 8, 16, 1, 2, 4, 8, 0};

const uint8_t card_copies[CARD_KINDS] = {10, 10, 10, 12, 4, 3, 3, 3, 4, 5, 6, 6, 6, 6, 14, 1, 1, 1, 1};

const uint8_t card_steps[CARD_200 + 1] = {1, 2, 3, 4, 8};
