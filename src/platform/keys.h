/* keys: what the player presses, on the keyboard and on joystick 1 alike.
 *
 * The keyboard is read once a frame, by clock_wait(); the functions below tell what that reading found, any number of
 * times. Directions and FIRE come from the cursor keys, the joystick, and the letters Q A O P by place (A Q O P on a
 * French keyboard: the same four keys), all at once. So a letter that means something on its own is none of A, O, P, Q.
 *
 *     clock_wait();
 *     if (keys_hit() & KEY_LEFT) move_left();
 *     if (keys_hit() & KEY_FIRE) play();
 *     if (keys_typed() == 'L') show_log();
 */
#ifndef KEYS_H
#define KEYS_H

#include <stdint.h>
#include "platform.h"

enum {
    KEY_LEFT = 1,    /* cursor, joystick, O */
    KEY_RIGHT = 2,   /* cursor, joystick, P */
    KEY_UP = 4,      /* cursor, joystick, the key left of W or Z (Q, A) */
    KEY_DOWN = 8,    /* cursor, joystick, the key under it (A, Q) */
    KEY_FIRE = 16,   /* SPACE, COPY, the joystick's button: of two the one that is pressed first */
    KEY_RETURN = 32, /* RETURN, ENTER */
    KEY_ESC = 64,    /* ESC, the joystick's other button */
    KEY_DELETE = 128 /* DEL */
};

/* Held down now. */
uint8_t keys_held(void);

/* Gone down in this frame. The four directions and DELETE come again while held, after 0.4 seconds and then 10 times a
 * second. */
uint8_t keys_hit(void);

/* The character of a key that went down in this frame: 'A'..'Z', '0'..'9', ' ', '.', '-', or 0. Letters come out as the
   keycaps say: see keys_layout. */
char keys_typed(void);

/* QWERTY or AZERTY: guessed at the start from the firmware's own key table; the player may change it. */
enum { KEYS_QWERTY, KEYS_AZERTY };
uint8_t keys_layout(void);
void keys_set_layout(uint8_t layout) FASTCALL;

#endif
