/* internal: what the files of this folder share. */
#ifndef INTERNAL_H
#define INTERNAL_H

#include <stdint.h>

/* Palettes in force, NULL before the first video_zones(). */
extern const uint8_t *const *host_zones;

/* Executes the script's lines for this frame. */
void host_script_step(uint16_t frame);

void host_script_reset(void);

/* Plays the sound of a frame. */
void host_sound_frame(void);
void host_sound_reset(void);

#endif
