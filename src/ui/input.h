/* input: what a screen waits for.
 *
 *     while (input_read() != INPUT_OK)
 *         ;
 */
#ifndef INPUT_H
#define INPUT_H

#include <stdint.h>

/* Waits for the next frame; remembers in input_interrupted that a key was pressed. */
extern uint8_t input_interrupted;
void input_frame(void);

/* The game has this: letters that mean something on every screen, but where a text is typed. */
void input_letter(char letter);

enum { INPUT_NONE, INPUT_PREVIOUS, INPUT_NEXT, INPUT_UP, INPUT_DOWN, INPUT_OK, INPUT_BACK };

/* Waits for the next frame and says what was pressed in it: ← → ↑ ↓, SPACE RETURN FIRE, ESC. Once after input_again was set it does not
   wait: what was pressed means something here too. */
extern uint8_t input_again;
uint8_t input_read(void);

/* Waits for any key, letters too. */
void input_any(void);

/* Frames pass; true at once if a key was pressed meanwhile. */
uint8_t input_pause(uint8_t frames);

#endif
