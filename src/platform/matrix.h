/* matrix: what src/platform/cpc and src/platform/host provide for keys.c and seed.c, and use of them. Screens do not
 * include this. */
#ifndef MATRIX_H
#define MATRIX_H

#include <stdint.h>
#include "platform.h"

#define MATRIX_ROWS 10

/* The CPC's keyboard matrix; a bit is 0 while its key is down, as the sound chip reads it. Joystick 1 is row 9. */
extern uint8_t matrix_now[MATRIX_ROWS];

/* Reads the keyboard into matrix_now. */
void matrix_scan(void);

/* Derives keys held, hit and typed from matrix_now. clock_wait() calls it after matrix_scan(). */
void keys_read(void);

/* Mixes an unpredictable event and its time into the random seed. */
void clock_stir(uint8_t value) FASTCALL;

#endif
