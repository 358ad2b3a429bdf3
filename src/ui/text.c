/* Lines of text. */
#include "text.h"
#include "words.h"

text_place_t text_now;
static uint8_t ink, paper;
static uint16_t paper_paint;

/* Paint of one pen; the macro is for constants. */
static const uint16_t paint[4] = {VIDEO_PEN(0), VIDEO_PEN(1), VIDEO_PEN(2), VIDEO_PEN(3)};

void text_pens(uint8_t new_ink, uint8_t new_paper) {
    ink = new_ink;
    paper = new_paper;
    paper_paint = paint[paper];
    video_pens(ink, paper);
}

void text_invert(void) {
    text_pens(paper, ink);
}

void text_paper(uint8_t end) {
    if (text_now.x < end) video_fill(text_now.at, VIDEO_SIZE((uint8_t)(end - text_now.x), 8), paper_paint);
    text_now.x = end;
}

void text_edge(uint8_t from) {
    uint8_t width = (uint8_t)(text_now.x - from);
    video_fill(text_now.at - VIDEO_AT(width, 1), VIDEO_SIZE(width, 1), paper_paint);
}

void text_begin(uint16_t at) {
    text_now.at = at;
}

void text_write(const char *text) {
    text_now.x = video_text(text_now.at, text);
}

void text_line(uint16_t at, uint8_t width, const char *text) {
    width += (uint8_t)at;
    text_begin(at);
    text_write(text);
    text_paper(width);
}

void text_centred(uint16_t at, uint8_t width, const char *text) {
    uint8_t left = (uint8_t)(width - video_text_width(text)) / 2;
    width += (uint8_t)at;
    text_begin(at);
    text_paper((uint8_t)(text_now.x + left));
    text_write(text);
    text_paper(width);
}

/* The number of letters that fit into the width: up to the end, a new line, or the last space that fits. */
static uint8_t fitting(const char *text, uint8_t width) {
    static char letter[2];
    static uint8_t length, space;
    space = 0;
    for (length = 0; (letter[0] = text[length]) != 0 && letter[0] != WORD_NEWLINE; length++) {
        uint8_t wide = video_text_width(letter);
        if (letter[0] == ' ') space = length;
        if (wide > width) return space;
        width -= wide;
    }
    return length;
}

uint8_t text_wrap(uint16_t at, uint16_t size, char *text) {
    static char *end;
    static char behind;
    static uint8_t height, lines, width;
    height = (uint8_t)(size >> 8);
    width = (uint8_t)size;
    lines = 0;
    for (;;) {
        end = text + fitting(text, width);
        behind = *end;
        *end = 0;
        text_line(at, width, text);
        *end = behind;
        if (end != text) lines++;
        text = end;
        if (behind) text++;
        if (height < 2 * TEXT_STEP - 1) return lines;
        height -= TEXT_STEP;
        at += VIDEO_AT(0, TEXT_STEP);
    }
}
