/* table: the screen on which a match is played (document 001, B).
 *
 *     line   0  the match's points, and three lines of dialogue          here, dialogue.h
 *     line  35  the hand of the person who looks, up to seven cards      hand.h
 *     line 101  the grounds: own on the left, the rivals' on the right   ground.h
 *               between them sabot, last discard, hand and goal          here
 *     line 183  the road with a car for every team                       road.h
 */
#ifndef TABLE_H
#define TABLE_H

#include "video.h"

extern const uint8_t *const table_zones[VIDEO_ZONES];

/* Empty, with its inks: what comes next takes a while. */
void table_clear(void);

/* Everything, or all that lies on empty cloth between the dialogue and the road. */
void table_draw(void);
void table_draw_cloth(void);

/* The names of the teams, that of one in red. */
void table_light(uint8_t team);

/* The discard pile, the cards left in the sabot, the number of the hand and its goal. */
void table_draw_discard(void);
void table_draw_left(void);
void table_draw_goal(void);
extern uint16_t table_discard_at, table_sabot_at;

#endif
