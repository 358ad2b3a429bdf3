/* input: keys as a screen understands them.
 *
 *     while (input_read() != INPUT_OK)
 *         ;
 */
#ifndef INPUT_H
#define INPUT_H

#include <stdint.h>

/* Waits for the next frame and reads the keys. */
void input_frame(void);

/* 1 if a key was pressed in any frame since the game has set it to 0. A game checks it between two moves: to end a
 * demonstration, or something else that goes on by itself. */
extern uint8_t input_interrupted;

/* Called in every frame with the letter typed, or 0: for keys that work on every screen, except where text is typed.
 * src/frontend/audio.c implements it; a program without src/frontend has its own. */
void input_letter(char letter);

enum { INPUT_NONE, INPUT_PREVIOUS, INPUT_NEXT, INPUT_UP, INPUT_DOWN, INPUT_OK, INPUT_BACK };

/* Waits for the next frame and returns what was pressed in it: ← → ↑ ↓, SPACE RETURN FIRE, ESC. If input_again is
 * set, it returns the keys of the present frame once more: the screen before has not used them. */
uint8_t input_read(void);
extern uint8_t input_again;

/* Waits for any key, letters too. */
void input_any(void);

/* Waits a third of a second without reading a key: one that was pressed to shorten the pause before does not answer the
 * question that comes now. */
void input_settle(void);

/* Waits so many frames, or until a key is pressed: 1 if one was. */
uint8_t input_pause(uint8_t frames);

#endif
