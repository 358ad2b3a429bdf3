/* dialogue: the two lines at the top of the table, in which the game speaks and asks.
 *
 *     dialogue_say(0, word(WORD_SURE));
 *     dialogue_offer(answers, 2, 1);
 *     picked = dialogue_answer();
 */
#ifndef DIALOGUE_H
#define DIALOGUE_H

#include "choice.h"

/* Line 0 or 1. */
void dialogue_say(uint8_t line, const char *text);

/* A sentence over both lines. */
void dialogue_tell(char *text);

/* In line 1, inverted, until a key is pressed or a second and a half have passed. */
void dialogue_alert(const char *text);

/* Words to choose among, or one text, in line 1. */
void dialogue_offer(const uint8_t *words, uint8_t count, uint8_t start);
void dialogue_point(const char *text);

/* Waits for an answer to what was offered: its place in words, or CHOICE_BACK, or CHOICE_TYPED: a key with a character that
 * means nothing here (keys_typed). Then somebody else may know it, and the answer may be waited for again. */
#define CHOICE_TYPED 0xfe
uint8_t dialogue_answer(void);

#endif
