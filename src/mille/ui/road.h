/* road: a car for every team, between start and goal. */
#ifndef ROAD_H
#define ROAD_H

#include <stdint.h>

#define ROAD_TOP 183 /* line */

void road_draw(void);
void road_drive(uint8_t team); /* moves its car to its kilometres */

#endif
