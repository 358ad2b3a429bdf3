/* example_save: the file of example_save.c, and its functions for the test. */
#ifndef EXAMPLE_SAVE_H
#define EXAMPLE_SAVE_H

#include "safe_file.h"

#define EXAMPLE_SAVE_BYTES 60
#define EXAMPLE_SAVE_HEAD  SAVE_HEADER('T', 'M', 5, EXAMPLE_SAVE_BYTES)

extern uint8_t number, answer;
void run_save(void); /* number → the disc, answer */
void run_load(void); /* the disc → number (0: none), answer */

#endif
