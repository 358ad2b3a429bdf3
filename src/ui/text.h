/* text: lines of text, centred or wrapped. Positions and sizes are those of video.h: bytes across, lines down.
 *
 *     text_pens(PEN_WHITE, PEN_CLOTH);
 *     text_wrap(VIDEO_AT(12, 44), VIDEO_SIZE(56, 18), word(WORD_RULES));
 */
#ifndef TEXT_H
#define TEXT_H

#include <stdint.h>
#include "theme.h"

#define TEXT_STEP 9 /* pixel lines from one line of text to the next */

/* The pens of the text that follows; text_invert exchanges ink and paper. */
void text_pens(uint8_t ink, uint8_t paper);
void text_invert(void);

/* One line of text; the rest of the width is filled with paper, so old text disappears without a flicker. */
void text_line(uint16_t at, uint8_t width, const char *text);
void text_centred(uint16_t at, uint8_t width, const char *text);

/* Text wrapped at spaces, within the size; unused lines are filled with paper. Returns the number of lines used. The
 * text is changed while it is drawn, and then restored. */
uint8_t text_wrap(uint16_t at, uint16_t size, char *text);

/* A line in pieces: begin, then write text, and paper up to a column. */
typedef union {
    uint16_t at; /* VIDEO_AT(x, y) */
    struct {
        uint8_t x, y;
    };
} text_place_t;
extern text_place_t text_now; /* the present position */
void text_begin(uint16_t at);
void text_write(const char *text);
void text_paper(uint8_t end);

/* Paper in the pixel line above, from a column to the present one: a margin for inverted text, as letters reach the
 * upper edge. */
void text_edge(uint8_t from);

#endif
