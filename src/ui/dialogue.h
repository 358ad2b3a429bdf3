/* dialogue: the four lines at the top of the screen, for messages and questions.
 *
 *     dialogue_say(DIALOGUE_QUESTION, word(WORD_SURE));
 *     dialogue_offer(answers, 2, 1);
 *     picked = dialogue_answer();
 */
#ifndef DIALOGUE_H
#define DIALOGUE_H

#include "choice.h"

#define DIALOGUE_LEFT 1 /* column of the first letter */

/* The score (the game draws it), the last event, a question, its answers. */
enum { DIALOGUE_SCORES, DIALOGUE_EVENT, DIALOGUE_QUESTION, DIALOGUE_ANSWERS };
void dialogue_say(uint8_t line, const char *text);

/* Clears question and answers. */
void dialogue_hush(void);

/* Shows an inverted text in the line of answers until a key is pressed, or for a second and a half: 1 if it was a
 * key. */
uint8_t dialogue_alert(const char *text);

/* Shows choices, or a centred text, in the line of answers. */
void dialogue_offer(const uint8_t *words, uint8_t count, uint8_t start);
void dialogue_point(const char *text);

/* Waits for the answer: the index of a choice, CHOICE_BACK, or CHOICE_TYPED for ↑ or a letter (keys_typed), which
 * have no meaning here: the caller may use them and call this again. */
#define CHOICE_TYPED 0xfe
uint8_t dialogue_answer(void);

/* The choices in the line of answers, and the selected one. The web page reads them for a tap. */
extern choice_t dialogue_choice;
extern uint8_t dialogue_picked;

#endif
