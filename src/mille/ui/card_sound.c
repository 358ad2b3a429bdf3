/* The sound effect of each card. */
#include "card_sound.h"
#include "audio.h"
#include "cards.h"

static const uint16_t card_effect[CARD_KINDS] = {
    [CARD_25] = EFFECT_KM25,
    [CARD_50] = EFFECT_KM50,
    [CARD_75] = EFFECT_KM75,
    [CARD_100] = EFFECT_KM100,
    [CARD_200] = EFFECT_KM200,
    [CARD_OUT_OF_GAS] = EFFECT_OUT_OF_PETROL,
    [CARD_FLAT] = EFFECT_PUNCTURE,
    [CARD_ACCIDENT] = EFFECT_ACCIDENT,
    [CARD_LIMIT] = EFFECT_SPEED_LIMIT,
    [CARD_STOP] = EFFECT_RED_LIGHT,
    [CARD_GASOLINE] = EFFECT_PETROL,
    [CARD_SPARE] = EFFECT_SPARE_WHEEL,
    [CARD_REPAIRS] = EFFECT_REPAIRS,
    [CARD_END_LIMIT] = EFFECT_END_OF_LIMIT,
    [CARD_ROLL] = EFFECT_GREEN_LIGHT,
    [CARD_TANK] = EFFECT_EXTRA_TANK,
    [CARD_PUNCTURE_PROOF] = EFFECT_PUNCTURE_PROOF,
    [CARD_ACE] = EFFECT_DRIVING_ACE,
    [CARD_RIGHT_OF_WAY] = EFFECT_RIGHT_OF_WAY,
};

void card_sound(uint8_t card) {
    sound_effect(card_effect[card]);
}
