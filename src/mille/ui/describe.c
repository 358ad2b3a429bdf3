/* One sentence for each kind of card; most name the card that it fights, or that fights it. */
#include "describe.h"
#include "cards.h"
#include "words.h"

static const uint8_t sentence[CARD_KINDS] = {
    WORD_DOES_DISTANCE, WORD_DOES_DISTANCE, WORD_DOES_DISTANCE, WORD_DOES_DISTANCE,     WORD_DOES_200,
    WORD_DOES_HAZARD,   WORD_DOES_HAZARD,   WORD_DOES_HAZARD,   WORD_DOES_LIMIT,        WORD_DOES_HAZARD,
    WORD_DOES_REMEDY,   WORD_DOES_REMEDY,   WORD_DOES_REMEDY,   WORD_DOES_END_LIMIT,    WORD_DOES_ROLL,
    WORD_DOES_SAFETY,   WORD_DOES_SAFETY,   WORD_DOES_SAFETY,   WORD_DOES_RIGHT_OF_WAY,
};

/* From a card to its counterpart, by family: a hazard's remedy, the hazard of a remedy or of a safety. */
static const int8_t counterpart[] = {0, CARD_GASOLINE - CARD_OUT_OF_GAS, (int8_t)(CARD_OUT_OF_GAS - CARD_GASOLINE),
                                     (int8_t)(CARD_OUT_OF_GAS - CARD_TANK)};

char *describe_card(uint8_t card) {
    word_key(0, (uint8_t)(WORD_CARD_25 + card + counterpart[card_family[card]]));
    return word(sentence[card]);
}
