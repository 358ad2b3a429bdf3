/* state: what a game shows and how its machine stands, where it waits for a frame, and somebody at its keys; for pages_test.c. */
#ifndef STATE_H
#define STATE_H

#include "cpc_driver.h"

enum { LINES = 200, LINE_BYTES = 80, A_SCREEN = 100 /* frames in which one is drawn */ };

typedef struct {
    uint8_t byte[LINES * LINE_BYTES];
} screen_t;

typedef struct {
    screen_t screen, moving; /* a bit of moving set: it changes by itself */
    uint8_t picture[BEAM_HEIGHT][BEAM_WIDTH];
    uint8_t restarts[0x40];
    uint16_t sp, im, iff;
} state_t;

/* What is seen of 16 KB. */
void copy_screen(screen_t *to, const uint8_t *from);

/* False: the program has stopped. */
bool wait_frames(unsigned frames);
bool tap(const char *key);
bool press_all(char *keys); /* the keys of a way (disc_scenarios.h) */

/* The state when nothing is drawn any more, and which of it moves by itself; false: the program has stopped. */
bool learn(state_t *state);

/* The screen comes, and the machine is the program's; or what is wrong. */
const char *comes(const screen_t *wanted);

/* The same, and all is as it was then: inks line by line, stack, interrupts, sound. */
const char *is_as(const state_t *wanted);
bool same_picture(const state_t *a, const state_t *b);

#endif
