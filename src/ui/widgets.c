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

void ui_box(uint16_t at, uint16_t size) {
    uint8_t width = (uint8_t)size, height = (uint8_t)(size >> 8);
    video_fill(at, size, ink_paint);
    video_fill(VIDEO_MOVED(at, 0, 1), VIDEO_SIZE(1, height - 2), (ink_paint & 0x8888) | (paper_paint & 0x7777));
    video_fill(VIDEO_MOVED(at, width - 1, 1), VIDEO_SIZE(1, height - 2), (ink_paint & 0x1111) | (paper_paint & 0xEEEE));
    video_fill(VIDEO_MOVED(at, 1, 1), VIDEO_SIZE(width - 2, height - 2), paper_paint);
}

/* Paper from x to the end of a line of text. */
static void rest(uint16_t at, uint8_t x, uint8_t end) {
    if (x < end) video_fill((uint16_t)((at & 0xff00) | x), VIDEO_SIZE(end - x, 8), paper_paint);
}

void ui_line(uint16_t at, uint8_t width, const char *text) {
    rest(at, video_text(at, text), (uint8_t)(at + width));
}

void ui_centred(uint16_t at, uint8_t width, const char *text) {
    uint8_t margin = (uint8_t)(width - video_text_width(text)) / 2;
    rest(at, (uint8_t)at, (uint8_t)(at + margin));
    ui_line(VIDEO_MOVED(at, margin, 0), (uint8_t)(width - margin), text);
}

uint8_t ui_wrap(uint16_t at, uint16_t size, const char *text) {
    static char line[VIDEO_WIDTH + 1];
    uint8_t width = (uint8_t)size, room = (uint8_t)(size >> 8), lines = 0, length, used, space;
    while (room >= LINE_HEIGHT - 1) {
        /* As many letters as fit; back to the last space if the text goes on in the middle of a word. */
        length = used = space = 0;
        while (text[length] && text[length] != WORD_NEWLINE) {
            line[0] = text[length];
            line[1] = 0;
            used += video_text_width(line);
            if (used > width + (text[length] == ' ')) {
                length = space;
                break;
            }
            if (text[length] == ' ') space = length;
            length++;
        }
        for (used = 0; used < length; used++)
            line[used] = text[used];
        line[length] = 0;
        ui_line(at, width, line);
        if (length) lines++;
        text += length;
        if (*text) text++;
        at = VIDEO_MOVED(at, 0, LINE_HEIGHT);
        if (room < LINE_HEIGHT) break;
        room -= LINE_HEIGHT;
    }
    return lines;
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

/* Side by side: how much room lies between two choices and before the first. */
static uint8_t row_gap(const ui_choice_t *choice) {
    uint8_t i, used = 0;
    for (i = 0; i < choice->count; i++)
        used = (uint8_t)(used + video_text_width(word(choice->words[i])) + 2);
    return (uint8_t)(choice->width - used) / (uint8_t)(choice->count + 1);
}

/* One choice: a bar of paper, or of ink if it is picked, with its text one column in. */
static void draw_item(uint16_t at, uint8_t width, const char *text, uint8_t is_picked) {
    uint8_t keep_ink = ink, keep_paper = paper;
    if (is_picked) ui_paint(paper, ink);
    video_fill(at, VIDEO_SIZE(1, 8), paper_paint);
    ui_line(VIDEO_MOVED(at, 1, 0), (uint8_t)(width - 1), text);
    ui_paint(keep_ink, keep_paper);
}

void ui_choice_draw(const ui_choice_t *choice, uint8_t picked) {
    uint8_t i, gap = choice->step ? 0 : row_gap(choice), width = choice->width;
    uint16_t at = VIDEO_AT(choice->x, choice->y);
    const char *text;
    for (i = 0; i < choice->count; i++) {
        text = word(choice->words[i]);
        if (choice->step) {
            draw_item(at, width, text, i == picked);
            at = VIDEO_MOVED(at, 0, choice->step);
        } else {
            rest(at, (uint8_t)at, (uint8_t)(at + gap));
            at = VIDEO_MOVED(at, gap, 0);
            width = (uint8_t)(video_text_width(text) + 2);
            draw_item(at, width, text, i == picked);
            at = VIDEO_MOVED(at, width, 0);
        }
    }
    if (!choice->step) rest(at, (uint8_t)at, (uint8_t)(choice->x + choice->width));
}

uint8_t ui_choose(const ui_choice_t *choice, uint8_t start) {
    uint8_t picked = start;
    ui_choice_draw(choice, picked);
    for (;;) {
        switch (ui_input()) {
        case INPUT_PREVIOUS:
        case INPUT_UP:
            picked = (uint8_t)(picked ? picked : choice->count) - 1;
            break;
        case INPUT_NEXT:
        case INPUT_DOWN:
            picked = (uint8_t)(picked + 1 == choice->count ? 0 : picked + 1);
            break;
        case INPUT_OK:
            return picked;
        case INPUT_BACK:
            return CHOICE_BACK;
        default:
            continue;
        }
        ui_choice_draw(choice, picked);
    }
}
