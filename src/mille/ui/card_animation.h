/* fly: cards in motion. */
#ifndef CARD_ANIMATION_H
#define CARD_ANIMATION_H

#include <stdint.h>
#include "video.h"

/* A card with this face travels from one place to another and stays there, until it is drawn over or lifted. */
void card_animation(uint8_t face, uint16_t from, uint16_t to);
void card_animation_lift(void);

/* Room for what lies under a card; anybody may use it between two flights. */
extern video_patch_t card_animation_patch[2];

#endif
