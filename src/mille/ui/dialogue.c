/* The dialogue: two lines at the top of the screen. */
#include "dialogue.h"
#include "input.h"
#include "keys.h"
#include "text.h"

#define LEFT         1 /* column */
#define WIDTH        (VIDEO_WIDTH - 2 * LEFT)
#define LINE(n)      (1 + (n)*TEXT_STEP)
#define ALERT_FRAMES 75

static choice_t choice;
static uint8_t picked;

void dialogue_say(uint8_t line, const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_line(line ? VIDEO_AT(LEFT, LINE(1)) : VIDEO_AT(LEFT, LINE(0)), WIDTH, text);
}

void dialogue_tell(char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_wrap(VIDEO_AT(LEFT, LINE(0)), VIDEO_SIZE(WIDTH, 2 * TEXT_STEP - 1), text);
}

void dialogue_alert(const char *text) {
    text_pens(PEN_CLOTH, PEN_WHITE);
    text_line(VIDEO_AT(LEFT, LINE(1)), WIDTH, text);
    input_pause(ALERT_FRAMES);
}

void dialogue_point(const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(LEFT, LINE(1)), WIDTH, text);
}

void dialogue_offer(const uint8_t *words, uint8_t count, uint8_t start) {
    choice.words = words;
    choice.count = count;
    choice.x = LEFT;
    choice.y = LINE(1);
    choice.width = WIDTH;
    picked = start;
    text_pens(PEN_WHITE, PEN_CLOTH);
    choice_draw(&choice, picked);
}

uint8_t dialogue_answer(void) {
    uint8_t input;
    for (;;) {
        input = input_read();
        picked = choice_move(&choice, picked, input);
        if (input == INPUT_OK) return picked;
        if (input == INPUT_BACK) return CHOICE_BACK;
        if (keys_typed()) return CHOICE_TYPED;
    }
}
