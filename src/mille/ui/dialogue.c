/* The dialogue: two lines at the top of the screen. */
#include "dialogue.h"
#include "choice.h"
#include "help.h"
#include "input.h"
#include "table.h"
#include "text.h"

#define DIALOGUE_Y(line) ((uint8_t)(1 + (line)*9))
#define ALERT_FRAMES     75

void dialogue_say(uint8_t line, const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_line(line ? VIDEO_AT(1, DIALOGUE_Y(1)) : VIDEO_AT(1, DIALOGUE_Y(0)), VIDEO_WIDTH - 2, text);
}

void dialogue_alert(const char *text) {
    text_pens(PEN_CLOTH, PEN_WHITE);
    text_line(VIDEO_AT(1, DIALOGUE_Y(1)), VIDEO_WIDTH - 2, text);
    input_pause(ALERT_FRAMES);
}

uint8_t dialogue_choose(const uint8_t *words, uint8_t count, uint8_t start) {
    static choice_t choice;
    uint8_t input;
    choice.words = words;
    choice.count = count;
    choice.x = 1;
    choice.y = DIALOGUE_Y(1);
    choice.width = VIDEO_WIDTH - 2;
    text_pens(PEN_WHITE, PEN_CLOTH);
    choice_draw(&choice, start);
    for (;;) {
        input = input_read();
        start = choice_move(&choice, start, input);
        if (input == INPUT_OK) return start;
        if (input == INPUT_BACK) return CHOICE_BACK;
        if (help_key()) return DIALOGUE_AGAIN;
    }
}
