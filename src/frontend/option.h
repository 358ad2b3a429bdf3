/* option: a row of the options screen: which variable it changes, from where to where, and the words for its values.
 * A game's table of them is option_rows[] (frontend_hooks.h).
 */
#ifndef OPTION_H
#define OPTION_H

#include <stdint.h>

typedef struct {
    uint8_t label;
    uint8_t *value;
    uint8_t first, last;
    uint8_t words; /* of value 0, or OPTION_NUMBER */
} option_t;

#define OPTION_NUMBER 0xff /* the value is shown as a number */

/* The rows that every game has: see options.c. */
#define OPTION_DONE_ROW                                                                                                \
    { WORD_DONE, 0, 0, 0, 0 }
#define OPTION_SEAT_ROW                                                                                                \
    { 0, 0, SEAT_PERSON, SEAT_KINDS - 1, WORD_LEVEL_PERSON }

#endif
