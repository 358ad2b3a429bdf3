/* keys: the keyboard and joystick 1.
 *
 * The keyboard is read once a frame, by clock_wait(); the functions below tell what that reading found, any number of
 * times. Directions and FIRE come from the cursor keys, the joystick, and the keys Q A O P by position (A Q O P on a
 * French keyboard: the same four keys). So no screen uses the letters A, O, P, Q for anything else.
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
    KEY_FIRE = 16,   /* SPACE, COPY, the joystick's button: of two, the one pressed first */
    KEY_RETURN = 32, /* RETURN, ENTER */
    KEY_ESC = 64,    /* ESC, the joystick's other button */
    KEY_DELETE = 128 /* DEL */
};

/* Held down now. */
uint8_t keys_held(void);

/* Pressed in this frame. The four directions and DELETE repeat while held, after 0.4 seconds and then 10 times a
 * second. */
uint8_t keys_hit(void);

/* The character of a key pressed in this frame: 'A'..'Z', '0'..'9', ' ', '.', '-', or 0. It depends on the layout. */
char keys_typed(void);

/* QWERTY or AZERTY: at the start as in the firmware's key table; the player may change it. */
enum { KEYS_QWERTY, KEYS_AZERTY };
uint8_t keys_layout(void);
void keys_set_layout(uint8_t layout) FASTCALL;

#endif
