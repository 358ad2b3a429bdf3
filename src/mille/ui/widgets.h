#ifndef WIDGETS_H
#define WIDGETS_H
/*  widgets: what screens are made of. Places and sizes are those of video.h: bytes across, lines down.

        ui_paint(1, 0);                                          ink and paper of everything below
        ui_wrap(VIDEO_AT(12, 44), VIDEO_SIZE(56, 18), word(WORD_RULES_MICRO));
        ui_choice_draw(&choice, 0);
*/
#include <stdint.h>
#include "video.h"

#define LINE_HEIGHT 9 /* text is 8 lines high and one apart */

/* Pens of text, boxes and choices from here on. */
void ui_paint(uint8_t ink, uint8_t paper);

/* One line of text; what is left of the width becomes paper, so old text disappears without a flicker. */
void ui_line(uint16_t at, uint8_t width, const char *text);
void ui_centred(uint16_t at, uint8_t width, const char *text);

/* Text broken at spaces, within the size; lines it does not need become paper. Returns the lines used. */
uint8_t ui_wrap(uint16_t at, uint16_t size, char *text);

/* ---- keys ---- */

/* Waits for the next frame; remembers in ui_touched that a key was pressed. */
extern uint8_t ui_touched;
void ui_frame(void);

enum { INPUT_NONE, INPUT_PREVIOUS, INPUT_NEXT, INPUT_UP, INPUT_DOWN, INPUT_OK, INPUT_BACK };

/* Waits for the next frame and says what was pressed in it: ← → ↑ ↓, SPACE RETURN FIRE, ESC. */
uint8_t ui_input(void);

/* Frames pass; true at once if a key was pressed meanwhile. */
uint8_t ui_pause(uint8_t frames);

/* ---- choices ---- */

#define CHOICE_BACK 0xff /* ESC */

typedef struct {
    const uint8_t *words; /* WORD_… of each */
    uint8_t count;
    uint8_t x, y, width; /* the row in which they stand, evenly spaced */
} ui_choice_t;

/* The choices side by side, the picked one inverted. */
void ui_choice_draw(const ui_choice_t *choice, uint8_t picked);

/* Moves the picked one by INPUT_PREVIOUS and INPUT_NEXT, round the ends, and returns it. */
uint8_t ui_choice_move(const ui_choice_t *choice, uint8_t picked, uint8_t input);

#endif
