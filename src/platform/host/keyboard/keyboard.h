/* keyboard: a matrix of ten rows of eight keys, joystick 1 in row 9.
 *
 *     keyboard_press(&keyboard, KEY_AT(5, 7), true);         SPACE goes down
 *     int key = keyboard_key("SPACE");                       -1 for an unknown name
 *
 * Names are those on an English keyboard: A … Z, 0 … 9, SPACE, RETURN, ENTER, ESC, DEL, TAB, CAPS, SHIFT, CTRL, COPY,
 * CLR, UP, DOWN, LEFT, RIGHT, F0 … F9, F., JOY_UP, JOY_DOWN, JOY_LEFT, JOY_RIGHT, JOY_FIRE, JOY_FIRE2, the punctuation
 * as it is printed without SHIFT, and ROW.BIT ("8.3") for any position.
 */
#ifndef KEYBOARD_H
#define KEYBOARD_H

#include <stdbool.h>
#include <stdint.h>

#define KEYBOARD_ROWS    10
#define KEY_AT(row, bit) ((row)*8 + (bit))

typedef struct {
    uint8_t down[KEYBOARD_ROWS]; /* a bit set: that key is held */
} keyboard_t;

int keyboard_key(const char *name);
void keyboard_press(keyboard_t *keyboard, int key, bool down);

/* The byte that the sound chip reads for a row: the bit of a held key is 0. */
uint8_t keyboard_row(const keyboard_t *keyboard, unsigned row);

#endif
