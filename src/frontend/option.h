/* option: the lines of the options screen. A line is a row of a table: what it changes, from where to where, and the words of its values.
 *
 * The game's (game_config.h): OPTION_PLAYERS, below which the seats stand; OPTION_DONE; OPTION_SEAT, the row of every seat; OPTIONS of them all;
 * OPTIONS_HELP, the word that explains the first row, and the others follow.
 */
#ifndef OPTION_H
#define OPTION_H

#include "game_config.h"

typedef struct {
    uint8_t label;
    uint8_t *value;
    uint8_t first, last;
    uint8_t words; /* of value 0, or OPTION_NUMBER */
} option_t;

#define OPTION_NUMBER 0xff /* the value stands for itself */

extern const option_t options[OPTIONS];

/* The rows that every game has: see options.c. */
#define OPTION_DONE_ROW                                                                                                \
    { WORD_DONE, 0, 0, 0, 0 }
#define OPTION_SEAT_ROW                                                                                                \
    { 0, 0, SEAT_PERSON, SEAT_KINDS - 1, WORD_LEVEL_PERSON }

#endif
