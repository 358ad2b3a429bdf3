/* audio: the sounds of the game, as the settings want them. */
#ifndef AUDIO_H
#define AUDIO_H

#include "sound.h"
#include "sounds.h"

void audio_apply(void);

#endif
