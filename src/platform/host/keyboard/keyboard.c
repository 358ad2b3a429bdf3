/* The keyboard matrix and the names of its keys. */
#include "keyboard.h"

#include <assert.h>
#include <string.h>

static const char *const names[KEYBOARD_ROWS * 8] = {
    "UP",     "RIGHT",    "DOWN",     "F9",        "F6",        "F3",       "ENTER", "F.",    /* row 0 */
    "LEFT",   "COPY",     "F7",       "F8",        "F5",        "F1",       "F2",    "F0",    /* row 1 */
    "CLR",    "[",        "RETURN",   "]",         "F4",        "SHIFT",    "\\",    "CTRL",  /* row 2 */
    "^",      "-",        "@",        "P",         ";",         ":",        "/",     ".",     /* row 3 */
    "0",      "9",        "O",        "I",         "L",         "K",        "M",     ",",     /* row 4 */
    "8",      "7",        "U",        "Y",         "H",         "J",        "N",     "SPACE", /* row 5 */
    "6",      "5",        "R",        "T",         "G",         "F",        "B",     "V",     /* row 6 */
    "4",      "3",        "E",        "W",         "S",         "D",        "C",     "X",     /* row 7 */
    "1",      "2",        "ESC",      "Q",         "TAB",       "A",        "CAPS",  "Z",     /* row 8 */
    "JOY_UP", "JOY_DOWN", "JOY_LEFT", "JOY_RIGHT", "JOY_FIRE2", "JOY_FIRE", "9.6",   "DEL"};  /* row 9 */

int keyboard_key(const char *name) {
    for (int key = 0; key < KEYBOARD_ROWS * 8; key++)
        if (strcmp(names[key], name) == 0) return key;
    if (strlen(name) == 3 && name[1] == '.' && name[0] >= '0' && name[0] <= '9' && name[2] >= '0' && name[2] <= '7')
        return KEY_AT(name[0] - '0', name[2] - '0');
    return -1;
}

void keyboard_press(keyboard_t *keyboard, int key, bool down) {
    assert(key >= 0 && key < KEYBOARD_ROWS * 8);
    uint8_t bit = (uint8_t)(1U << key % 8);
    if (down)
        keyboard->down[key / 8] |= bit;
    else
        keyboard->down[key / 8] &= (uint8_t)~bit;
}

uint8_t keyboard_row(const keyboard_t *keyboard, unsigned row) {
    return row < KEYBOARD_ROWS ? (uint8_t)~keyboard->down[row] : 0xFF;
}
