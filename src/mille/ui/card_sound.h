/* card_sound: the sound of a card that is laid. */
#ifndef CARD_SOUND_H
#define CARD_SOUND_H

#include <stdint.h>

void card_sound(uint8_t card);

#endif
