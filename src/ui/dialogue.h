/* dialogue: the four lines at the top of the table, in which the game speaks and asks.
 *
 *     dialogue_say(DIALOGUE_QUESTION, word(WORD_SURE));
 *     dialogue_offer(answers, 2, 1);
 *     picked = dialogue_answer();
 */
#ifndef DIALOGUE_H
#define DIALOGUE_H

#include "choice.h"

/* The match's points (table.c writes them), what happened last, a question, the answers to it. */
enum { DIALOGUE_SCORES, DIALOGUE_EVENT, DIALOGUE_QUESTION, DIALOGUE_ANSWERS };
void dialogue_say(uint8_t line, const char *text);

/* Nothing is asked any more. */
void dialogue_hush(void);

/* In the line of answers, inverted, until a key is pressed or a second and a half have passed: whether it was a key. */
uint8_t dialogue_alert(const char *text);

/* Words to choose among, or one text, in the line of answers. */
void dialogue_offer(const uint8_t *words, uint8_t count, uint8_t start);
void dialogue_point(const char *text);

/* Waits for an answer to what was offered: its place in words, or CHOICE_BACK, or CHOICE_TYPED: ↑, or a key with a character
 * that means nothing here (keys_typed). Then somebody else may know it, and the answer may be waited for again. */
#define CHOICE_TYPED 0xfe
uint8_t dialogue_answer(void);

#endif
