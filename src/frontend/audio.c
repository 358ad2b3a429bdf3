/* The sounds, and the key that switches them on and off. */
#include "audio.h"
#include "input.h"
#include "settings.h"

_Static_assert(SOUND_ALL == (HEAR_ALL + 1) << 4 && SOUND_EFFECTS == (HEAR_EFFECTS + 1) << 4 &&
                   SOUND_OFF == (HEAR_NOTHING + 1) << 4,
               "levels follow the order of HEAR_…");

void audio_apply(void) {
    sound_use(GAME_SOUNDS);
    sound_level((uint8_t)((settings.sound + 1) << 4));
}

/* M: all, effects, nothing, all … */
void input_letter(char letter) {
    if (letter != 'M') return;
    if (++settings.sound == HEAR_CHOICES) settings.sound = HEAR_ALL;
    settings_changed = 1;
    audio_apply();
}
