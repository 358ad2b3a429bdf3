/* words: every text of the game, by key, in the language that is in memory.
 *
 * The texts are in the game's words_fr.txt, words_en.txt … (UTF-8, one "KEY = text" a line); its words.txt lists the
 * keys and the box each text has on the screen. tools/wordconv turns them into words_keys.h and a file for each
 * language, and refuses a text that does not fit. One language is in memory; another may be read from the disc.
 *
 *     word_number(0, 75);                          {1} of the next text
 *     word_key(1, WORD_PLAYER);                    {2} of the next text
 *     text_wrap(VIDEO_AT(1, 1), VIDEO_SIZE(78, 9), word(WORD_TURN));
 */
#ifndef WORDS_H
#define WORDS_H

#include <stdint.h>
#include "words_keys.h"

/* The language in memory: LANGUAGE_… */
uint8_t words_language(void);

/* Loads another language from its file; the screen is lost (file.h). Returns the status; unless it is FILE_OK, the old
 * language stays. */
uint8_t words_load(uint8_t language);
const char *words_file(uint8_t language);

/* The build stamp, which is in all files of a build. */
uint16_t words_stamp(void);

/* A text with its arguments filled in; valid until the next call of word(). */
char *word(uint8_t key);

/* Arguments 0, 1, 2 of the texts that follow: a text, a number, or another word. */
void word_text(uint8_t place, const char *text);
void word_number(uint8_t place, uint16_t value);
void word_key(uint8_t place, uint8_t key);

#define WORD_NEWLINE 4 /* the byte in a text that begins a new line */

#endif
