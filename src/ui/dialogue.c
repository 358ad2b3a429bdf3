/* The dialogue: two lines at the top of the screen. */
#include "table.h"
#include "widgets.h"
#include "help.h"

#define DIALOGUE_Y(line) ((uint8_t)(1 + (line)*9))
#define ALERT_FRAMES     75

void dialogue_say(uint8_t line, const char *text) {
    ui_paint(1, 0);
    ui_line(VIDEO_AT(1, DIALOGUE_Y(line)), VIDEO_WIDTH - 2, text);
}

void dialogue_alert(const char *text) {
    ui_paint(0, 1);
    ui_line(VIDEO_AT(1, DIALOGUE_Y(1)), VIDEO_WIDTH - 2, text);
    ui_pause(ALERT_FRAMES);
    ui_paint(1, 0);
}

uint8_t dialogue_choose(const uint8_t *words, uint8_t count, uint8_t start) {
    static ui_choice_t choice = {0, 0, 1, DIALOGUE_Y(1), VIDEO_WIDTH - 2, 0};
    uint8_t picked = start, input;
    choice.words = words;
    choice.count = count;
    ui_paint(1, 0);
    ui_choice_draw(&choice, picked);
    for (;;) {
        input = ui_input();
        if (help_key()) return DIALOGUE_AGAIN;
        switch (input) {
        case INPUT_PREVIOUS:
            picked = (uint8_t)(picked ? picked : count) - 1;
            break;
        case INPUT_NEXT:
            picked = (uint8_t)(picked + 1 == count ? 0 : picked + 1);
            break;
        case INPUT_OK:
            return picked;
        case INPUT_BACK:
            return CHOICE_BACK;
        default:
            continue;
        }
        ui_choice_draw(&choice, picked);
    }
}
