/* text: lines of text in pens, centred, wrapped. Places and sizes are those of video.h: bytes across, lines down.
 *
 *     text_pens(PEN_WHITE, PEN_CLOTH);
 *     text_wrap(VIDEO_AT(12, 44), VIDEO_SIZE(56, 18), word(WORD_RULES));
 */
#ifndef TEXT_H
#define TEXT_H

#include <stdint.h>
#include "theme.h"

#define TEXT_STEP 9 /* lines from one line of text to the next: 8 and one apart */

/* Pens of all text from here on; text_invert changes ink for paper. */
void text_pens(uint8_t ink, uint8_t paper);
void text_invert(void);

/* One line of text; what is left of the width becomes paper, so old text disappears without a flicker. */
void text_line(uint16_t at, uint8_t width, const char *text);
void text_centred(uint16_t at, uint8_t width, const char *text);

/* Text broken at spaces, within the size; lines it does not need become paper. Returns the lines used. It cuts the text
 * into lines where it stands, and leaves it as it was. */
uint8_t text_wrap(uint16_t at, uint16_t size, char *text);

/* A line piece by piece: begin, then write words and paper up to a column. */
typedef union {
    uint16_t at; /* VIDEO_AT(x, y) */
    struct {
        uint8_t x, y;
    };
} text_place_t;
extern text_place_t text_now; /* where it has come to */
void text_begin(uint16_t at);
void text_write(const char *text);
void text_paper(uint8_t end);

/* Paper in the line above it, from a column to the one it has come to: letters reach the upper edge of theirs, and inverted they want a margin. */
void text_edge(uint8_t from);

#endif
