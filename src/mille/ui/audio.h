/* audio: which sounds go with what happens, and how much of them is heard.
 *
 *     audio_apply();                  settings.sound holds from now on
 *     audio_card(CARD_200);           what a card sounds like where it is laid
 *
 * Moments that have one sound of their own ask for it by its name in sounds.h.
 */
#ifndef AUDIO_H
#define AUDIO_H

#include <stdint.h>
#include "sound.h"
#include "sounds.h"

void audio_apply(void);
void audio_card(uint8_t card);

#endif
