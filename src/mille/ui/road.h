/* road: a car for every team, on the way from the start to the goal. */
#ifndef ROAD_H
#define ROAD_H

#include <stdint.h>

#define ROAD_TOP 183 /* line */

void road_draw(void);
void road_drive(uint8_t team); /* its car rolls to where its kilometres say */

#endif
