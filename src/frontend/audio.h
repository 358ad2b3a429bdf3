/* audio: the sounds of the game (sounds.h), as settings.sound selects; the key M changes it on every screen. */
#ifndef AUDIO_H
#define AUDIO_H

#include "sound.h"
#include "sounds.h"

/* settings.sound takes effect. */
void audio_apply(void);

#endif
