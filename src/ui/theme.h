/* theme: the pens of every screen that is not a picture.
 *
 * A game's pictures.txt has the palettes "dark" (four times black), "dialogue" (a line of text across the screen) and
 * "table" (the game table), and the pictures of gfx/shared/frame as group "frame". The pens are the same in all
 * of them:
 *
 *     text_pens(PEN_WHITE, PEN_CLOTH);          a line of dialogue
 *     text_pens(PEN_BLACK, PEN_WHITE);          on paper
 *     video_fill(at, size, VIDEO_PEN(PEN_RED));
 */
#ifndef THEME_H
#define THEME_H

#include "video.h"

enum {
    PEN_CLOTH, /* the background: green on the table, blue in a dialogue */
    PEN_WHITE, /* paper; the letters of a dialogue */
    PEN_BLACK, /* letters on paper */
    PEN_RED    /* the bar, and highlights */
};

/* For video_zones: all black, while the screen is cleared. */
extern const uint8_t *const theme_dark[VIDEO_ZONES];

#endif
