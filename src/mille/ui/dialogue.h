#ifndef DIALOGUE_H
#define DIALOGUE_H
/*  dialogue: the two lines at the top of the table, in which the game speaks and asks. */
#include <stdint.h>

/* Line 0 or 1. */
void dialogue_say(uint8_t line, const char *text);

/* In line 1, inverted, until a key is pressed or a second and a half have passed. */
void dialogue_alert(const char *text);

/* A choice in line 1 among words. Returns its place in words, or CHOICE_BACK, or DIALOGUE_AGAIN after the log or an
   advice was shown: then the question must be put again. */
#define DIALOGUE_AGAIN 0xfe
uint8_t dialogue_choose(const uint8_t *words, uint8_t count, uint8_t start);

#endif
