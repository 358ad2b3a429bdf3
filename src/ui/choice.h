/* choice: words side by side in a row, one of them selected.
 *
 *     static const uint8_t answers[] = {WORD_YES, WORD_NO};
 *     static const choice_t choice = {answers, 2, 50, 184, 26};
 *     choice_draw(&choice, 0);
 *     picked = choice_move(&choice, picked, input_read());
 */
#ifndef CHOICE_H
#define CHOICE_H

#include <stdint.h>

typedef struct {
    const uint8_t *words; /* WORD_… of each */
    uint8_t count;
    uint8_t x, y, width; /* of the row, in which they are evenly spaced */
} choice_t;

extern uint8_t choice_gap; /* bytes of paper between two choices, in the row drawn last */

#define CHOICE_BACK 0xff /* the result of a question if ESC was pressed */

/* The choices side by side, the selected one inverted. */
void choice_draw(const choice_t *choice, uint8_t picked);

/* Moves the selection by INPUT_PREVIOUS and INPUT_NEXT, with wrap-around, and returns it. */
uint8_t choice_move(const choice_t *choice, uint8_t picked, uint8_t input);

#endif
