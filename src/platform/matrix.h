/* matrix: what a machine owes to keys.c and seed.c, which are the same on all of them. Screens do not include this. */
#ifndef MATRIX_H
#define MATRIX_H

#include <stdint.h>
#include "platform.h"

#define MATRIX_ROWS 10

/* The CPC's keyboard by place, row by row; a bit is 0 while the key is down, as the
   sound chip reads it. Joystick 1 is row 9. */
extern uint8_t matrix_now[MATRIX_ROWS];

/* Reads the keyboard into matrix_now. The machine's own. */
void matrix_scan(void);

/* From matrix_now to held, hit and typed. clock_wait() calls it after matrix_scan(). */
void keys_read(void);

/* Something that nobody can foresee happened now: chance grows. */
void clock_stir(uint8_t value) FASTCALL;

#endif
