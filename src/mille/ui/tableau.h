/* tableau: the cards laid before a team: names, battle pile, speed pile, kilometres, safeties. Partners share one. */
#ifndef TABLEAU_H
#define TABLEAU_H

#include <stdint.h>

#define TABLEAU_TOP      101 /* line */
#define TABLEAU_WIDTH    21  /* bytes */
#define TABLEAU_MIDDLE_X 37  /* of the second of three teams; the first is on the left, the last on the right */

void tableau_draw(uint8_t team);
void tableau_draw_bar(uint8_t team);

/* The target of a card laid on a team, and the start of a card that one of its seats plays. */
uint16_t tableau_place(uint8_t team, uint8_t card);
uint16_t tableau_source(uint8_t team);

/* A hazard that has just landed shakes. */
void tableau_shake(uint8_t team, uint8_t card);

#endif
