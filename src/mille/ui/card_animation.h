/* card_animation: a card that moves across the screen. */
#ifndef CARD_ANIMATION_H
#define CARD_ANIMATION_H

#include <stdint.h>
#include "video.h"

/* Moves a picture of a card from one place to another, where it stays until it is drawn over or lifted. */
void card_animation(uint8_t face, uint16_t from, uint16_t to);
void card_animation_lift(void);

/* Buffers for the screen under a card; free for other uses between two animations. */
extern video_patch_t card_animation_patch[2];

#endif
