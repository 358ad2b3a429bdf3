#ifndef WIDGETS_H
#define WIDGETS_H
/*  widgets: what screens are made of. Places and sizes are those of video.h: bytes across, lines down.

        ui_paint(1, 0);                                          ink and paper of everything below
        ui_box(VIDEO_AT(10, 40), VIDEO_SIZE(60, 80));            frame and paper
        ui_wrap(VIDEO_AT(12, 44), VIDEO_SIZE(56, 18), word(WORD_RULES_MICRO));
        picked = ui_choose(&choice, 0);
*/
#include <stdint.h>
#include "video.h"

#define LINE_HEIGHT 9 /* text is 8 lines high and one apart */

/* Pens of text, boxes and choices from here on. */
void ui_paint(uint8_t ink, uint8_t paper);

/* Paper with a line of ink around it, inside the place given. */
void ui_box(uint16_t at, uint16_t size);

/* One line of text; what is left of the width becomes paper, so old text disappears without a flicker. */
void ui_line(uint16_t at, uint8_t width, const char *text);
void ui_centred(uint16_t at, uint8_t width, const char *text);

/* Text broken at spaces, within the size; lines it does not need become paper. Returns the lines used. */
uint8_t ui_wrap(uint16_t at, uint16_t size, const char *text);

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
    uint8_t x, y, width; /* of the first */
    uint8_t step;        /* lines from one to the next; 0: side by side, centred within width */
} ui_choice_t;

/* Shows the choices and returns the one picked, or CHOICE_BACK. Moved by ← → and ↑ ↓, round the ends. */
uint8_t ui_choose(const ui_choice_t *choice, uint8_t start);

/* The two halves of it, for screens with keys of their own. */
void ui_choice_draw(const ui_choice_t *choice, uint8_t picked);

#endif
