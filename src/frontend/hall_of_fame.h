/* hall_of_fame: the best matches that a person has won on this machine. save_settings.c saves them with the settings.
 * Type and order of the rows are the game's (frontend_hooks.h).
 */
#ifndef HALL_OF_FAME_H
#define HALL_OF_FAME_H

#include "game_config.h"

#define HALL_ROWS 5

/* The file of settings and hall of fame: src/save/save_format.h. */
#define SETTINGS_BYTES (sizeof(settings_t) + HALL_ROWS * sizeof(hall_t))
#define SETTINGS_HEAD  SAVE_HEADER(GAME_LETTER, 'O', SETTINGS_VERSION, SETTINGS_BYTES)

extern hall_t hall[HALL_ROWS]; /* the best first */

/* Shows the hall of fame until a key is pressed, with one row highlighted; HALL_ROWS: none. */
void hall_show(uint8_t barred);

/* Enters hall_now if a person has won and the match is among the best: its row, or HALL_ROWS. Seats a, a + teams, a +
 * 2 * teams … are team a. Sets name and level; level is that of the strongest opponent. */
uint8_t hall_insert(uint8_t winner, uint8_t teams);
extern hall_t hall_now;

#endif
