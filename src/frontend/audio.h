/* audio: the sounds of the game (sounds.h), as settings.sound wants them; the key M changes that on every screen. */
#ifndef AUDIO_H
#define AUDIO_H

#include "sound.h"
#include "sounds.h"

/* settings.sound holds from now on. */
void audio_apply(void);

#endif
