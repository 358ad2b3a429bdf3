/* Boxes, texts in boxes, choices. */
#include "widgets.h"
#include "words.h"
#include "keys.h"
#include "clock.h"

uint8_t ui_touched;
static uint8_t ink = 1, paper;
static uint16_t ink_paint, paper_paint;

/* Paint of one pen; the macro is for constants. */
static const uint16_t paint[4] = {VIDEO_PEN(0), VIDEO_PEN(1), VIDEO_PEN(2), VIDEO_PEN(3)};

void ui_paint(uint8_t new_ink, uint8_t new_paper) {
    ink = new_ink;
    paper = new_paper;
    ink_paint = paint[ink];
    paper_paint = paint[paper];
    video_pens(ink, paper);
}

static uint8_t x, y; /* where writing goes on */

/* Paper from x to a column. */
static void rest(uint8_t end) {
    if (x < end) video_fill(VIDEO_AT(x, y), VIDEO_SIZE((uint8_t)(end - x), 8), paper_paint);
    x = end;
}

static void begin(uint16_t place) {
    x = (uint8_t)place;
    y = (uint8_t)(place >> 8);
}

static void write(const char *text) {
    x = video_text(VIDEO_AT(x, y), text);
}

void ui_line(uint16_t place, uint8_t width, const char *text) {
    width += (uint8_t)place;
    begin(place);
    write(text);
    rest(width);
}

void ui_centred(uint16_t place, uint8_t width, const char *text) {
    uint8_t left = (uint8_t)(width - video_text_width(text)) / 2;
    width += (uint8_t)place;
    begin(place);
    rest((uint8_t)(x + left));
    write(text);
    rest(width);
}

/* How many letters of the text fit: up to its end, a new line, or the last space before the width is full. */
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

uint8_t ui_wrap(uint16_t place, uint16_t size, char *text) {
    static char *end;
    static char behind;
    static uint8_t room, lines, width;
    room = (uint8_t)(size >> 8);
    width = (uint8_t)size;
    lines = 0;
    for (;;) {
        end = text + fitting(text, width);
        behind = *end;
        *end = 0;
        ui_line(place, width, text);
        *end = behind;
        if (end != text) lines++;
        text = end;
        if (behind) text++;
        if (room < 2 * LINE_HEIGHT - 1) return lines;
        room -= LINE_HEIGHT;
        place += VIDEO_AT(0, LINE_HEIGHT);
    }
}

void ui_frame(void) {
    clock_wait();
    if (keys_hit()) ui_touched = 1;
}

uint8_t ui_input(void) {
    static const uint8_t meaning[7] = {INPUT_PREVIOUS, INPUT_NEXT, INPUT_UP,  INPUT_DOWN,
                                       INPUT_OK,       INPUT_OK,   INPUT_BACK};
    uint8_t hit, i;
    ui_frame();
    hit = keys_hit();
    for (i = 0; i < 7; i++, hit >>= 1)
        if (hit & 1) return meaning[i];
    return INPUT_NONE;
}

uint8_t ui_pause(uint8_t frames) {
    for (; frames; frames--) {
        ui_frame();
        if (keys_hit()) return 1;
    }
    return 0;
}

/* How much room lies between two choices and before the first. */
static uint8_t gap_of(const ui_choice_t *choice) {
    static uint8_t i, room, gap;
    room = choice->width;
    gap = 0;
    for (i = choice->count; i;) {
        i--;
        room -= video_text_width(word(choice->words[i]));
        room -= 2;
    }
    while (room > choice->count) {
        room -= choice->count;
        room--;
        gap++;
    }
    return gap;
}

void ui_choice_draw(const ui_choice_t *choice, uint8_t picked) {
    static uint8_t i, gap, keep_ink, keep_paper;
    keep_ink = ink;
    keep_paper = paper;
    gap = gap_of(choice);
    begin(VIDEO_AT(choice->x, choice->y));
    for (i = 0; i < choice->count; i++) {
        rest((uint8_t)(x + gap));
        if (i == picked) ui_paint(keep_paper, keep_ink);
        rest((uint8_t)(x + 1));
        write(word(choice->words[i]));
        rest((uint8_t)(x + 1));
        ui_paint(keep_ink, keep_paper);
    }
    rest((uint8_t)(choice->x + choice->width));
}

uint8_t ui_choice_move(const ui_choice_t *choice, uint8_t picked, uint8_t input) {
    uint8_t last = (uint8_t)(choice->count - 1);
    if (input == INPUT_PREVIOUS)
        picked = (uint8_t)(picked ? picked - 1 : last);
    else if (input == INPUT_NEXT)
        picked = (uint8_t)(picked == last ? 0 : picked + 1);
    else
        return picked;
    ui_choice_draw(choice, picked);
    return picked;
}
