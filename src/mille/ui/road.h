/* road: a car for every team, between start and goal. */
#ifndef ROAD_H
#define ROAD_H

#include <stdint.h>
#include "video.h"

#define ROAD_TOP    183 /* line */
#define ROAD_HEIGHT (VIDEO_HEIGHT - ROAD_TOP)

void road_draw(void);          /* where everything is pen 0 */
void road_drive(uint8_t team); /* moves its car to its kilometres */

#endif
