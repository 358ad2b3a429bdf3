/* One sentence for each kind of card; most name its counterpart. */
#include "card_text.h"

_Static_assert(WORD_CARD_RIGHT_OF_WAY - WORD_CARD_25 == CARD_RIGHT_OF_WAY, "words.txt follows the order of cards.h");

static const uint8_t sentence[CARD_KINDS] = {
    [CARD_25] = WORD_DOES_DISTANCE,
    [CARD_50] = WORD_DOES_DISTANCE,
    [CARD_75] = WORD_DOES_DISTANCE,
    [CARD_100] = WORD_DOES_DISTANCE,
    [CARD_200] = WORD_DOES_200,
    [CARD_OUT_OF_GAS] = WORD_DOES_HAZARD,
    [CARD_FLAT] = WORD_DOES_HAZARD,
    [CARD_ACCIDENT] = WORD_DOES_HAZARD,
    [CARD_LIMIT] = WORD_DOES_LIMIT,
    [CARD_STOP] = WORD_DOES_HAZARD,
    [CARD_GASOLINE] = WORD_DOES_REMEDY,
    [CARD_SPARE] = WORD_DOES_REMEDY,
    [CARD_REPAIRS] = WORD_DOES_REMEDY,
    [CARD_END_LIMIT] = WORD_DOES_END_LIMIT,
    [CARD_ROLL] = WORD_DOES_ROLL,
    [CARD_TANK] = WORD_DOES_SAFETY,
    [CARD_PUNCTURE_PROOF] = WORD_DOES_SAFETY,
    [CARD_ACE] = WORD_DOES_SAFETY,
    [CARD_RIGHT_OF_WAY] = WORD_DOES_RIGHT_OF_WAY,
};

/* From a card to its counterpart: a hazard's remedy, the hazard of a remedy or of a safety. */
static const int8_t counterpart[FAMILY_NONE] = {
    [FAMILY_HAZARD] = CARD_GASOLINE - CARD_OUT_OF_GAS,
    [FAMILY_REMEDY] = (int8_t)(CARD_OUT_OF_GAS - CARD_GASOLINE),
    [FAMILY_SAFETY] = (int8_t)(CARD_OUT_OF_GAS - CARD_TANK),
};

char *card_text(uint8_t card) {
    word_key(0, (uint8_t)(CARD_WORD(card) + counterpart[card_family[card]]));
    return word(sentence[card]);
}
