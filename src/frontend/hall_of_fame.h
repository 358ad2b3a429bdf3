/* hall: the best matches that somebody at this machine has won. kept.c has them on the disc.
 *
 * A row (hall_t) is the game's (game_config.h), with a name and a level, that of the strongest rival; HALL_EMPTY(row): nobody is there yet;
 * HALL_BEFORE(row, now): it stays before a new one.
 */
#ifndef HALL_OF_FAME_H
#define HALL_OF_FAME_H

#include "game_config.h"

#define HALL_ROWS 5

/* The file in which they stand behind the settings: src/save/save_format.h. */
#define SETTINGS_BYTES (sizeof(settings_t) + HALL_ROWS * sizeof(hall_t))
#define SETTINGS_HEAD  SAVE_HEADER(GAME_LETTER, 'O', SETTINGS_VERSION, SETTINGS_BYTES)

extern hall_t hall[HALL_ROWS]; /* the best first */

/* The page, until a key is pressed, with a row under the bar; HALL_ROWS: none. */
void hall_show(uint8_t barred);

/* The game's: enters the match if somebody here has won it and it is among the best: its row, or HALL_ROWS. It fills hall_now, all but the
 * name and the level, and leaves the rest to hall_insert; seats a, a + teams … are a team. */
uint8_t hall_enter(void);
extern hall_t hall_now;
uint8_t hall_insert(uint8_t winner, uint8_t teams);

/* The game's: what stands behind the name of hall_now, at page_y, and below it. */
void hall_draw_value(void);
void hall_draw_below(void);

#endif
