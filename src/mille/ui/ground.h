/* ground: what a team has before it: names, battle pile, speed pile, kilometres, safeties. Partners share one. */
#ifndef GROUND_H
#define GROUND_H

#include <stdint.h>

#define GROUND_TOP 101 /* line */

void ground_draw(uint8_t team);
void ground_draw_bar(uint8_t team);

/* Where a card laid on a team goes, and where those of its seats come from. */
uint16_t ground_place(uint8_t team, uint8_t card);
uint16_t ground_source(uint8_t team);

/* A hazard that has just landed shakes. */
void ground_shake(uint8_t team, uint8_t card);

#endif
