/* board: the main screen, on which a match is played (document 001, B).
 *
 *     line   0  the match's points, and three lines of dialogue             here, dialogue.h
 *     line  35  the hand of the viewer, up to seven cards                   hand.h
 *     line 101  the tableaus: own on the left, those of rivals on the right tableau.h
 *               between them sabot, last discard, hand and goal             here
 *     line 183  the road with a car for every team                          road.h
 */
#ifndef BOARD_H
#define BOARD_H

#include "video.h"

extern const uint8_t *const board_zones[VIDEO_ZONES];

/* Clears the screen and sets its inks; drawing the board takes a while. */
void board_clear(void);

/* Draws everything, or all that lies on the cleared cloth between dialogue and road. */
void board_draw(void);
void board_draw_cloth(void);

/* The names of the teams, one of them in red. */
void board_light(uint8_t team);

/* Parts of it: the discard pile, the cards left in the sabot, the number of the hand and its goal. */
void board_draw_discard(void);
void board_draw_left(void);
void board_draw_goal(void);
extern uint16_t board_discard_at, board_sabot_at;

#endif
