/* state: the screen and the machine of a running game where it waits for a frame, and pressing keys; for
 * pages_test.c. */
#ifndef STATE_H
#define STATE_H

#include "cpc_driver.h"

enum { LINES = 200, LINE_BYTES = 80, A_SCREEN = 100 /* frames to draw one */ };

typedef struct {
    uint8_t byte[LINES * LINE_BYTES];
} screen_t;

typedef struct {
    screen_t screen, moving; /* a bit set in moving: that pixel is animated */
    uint8_t picture[BEAM_HEIGHT][BEAM_WIDTH];
    uint8_t restarts[0x40];
    uint16_t sp, im, iff;
} state_t;

/* The visible part of 16 KB. */
void copy_screen(screen_t *to, const uint8_t *from);

/* False: the program has stopped. */
bool wait_frames(unsigned frames);
bool tap(const char *key);
bool press_all(char *keys); /* the keys of a scenario (disc_scenarios.h) */

/* The state when the screen is complete, and which pixels are animated; false: the program has stopped. */
bool learn(state_t *state);

/* Waits for a screen: NULL if it is shown and the program owns the machine, else what is wrong. */
const char *comes(const screen_t *wanted);

/* The same, and all else is equal to that state: inks line by line, stack, interrupts, sound. */
const char *is_as(const state_t *wanted);
bool same_picture(const state_t *a, const state_t *b);

#endif
