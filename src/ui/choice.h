/* choice: words side by side in a row, one of them picked.
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
    uint8_t x, y, width; /* the row in which they stand, evenly spaced */
} choice_t;

#define CHOICE_BACK 0xff /* what a question answers when ESC was pressed */

/* The choices side by side, the picked one inverted. */
void choice_draw(const choice_t *choice, uint8_t picked);

/* Moves the picked one by INPUT_PREVIOUS and INPUT_NEXT, round the ends, and returns it. */
uint8_t choice_move(const choice_t *choice, uint8_t picked, uint8_t input);

#endif
