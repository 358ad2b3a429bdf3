/* The dialogue: four lines at the top of the screen. */
#include "dialogue.h"
#include "input.h"
#include "keys.h"
#include "text.h"

#define WIDTH        (VIDEO_WIDTH - 2 * DIALOGUE_LEFT)
#define ANSWERS_AT   VIDEO_AT(DIALOGUE_LEFT, DIALOGUE_ANSWERS *TEXT_STEP)
#define ALERT_FRAMES 75

choice_t dialogue_choice;
uint8_t dialogue_picked;

/* Fills the whole line, so that an alert has a margin. */
static void write(uint8_t line, const char *text) {
    text_begin(VIDEO_AT(0, line * TEXT_STEP));
    text_paper(DIALOGUE_LEFT);
    text_write(text);
    text_paper(VIDEO_WIDTH);
    if (line == DIALOGUE_ANSWERS) text_edge(0);
}

void dialogue_say(uint8_t line, const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    write(line, text);
}

void dialogue_hush(void) {
    dialogue_say(DIALOGUE_QUESTION, "");
    dialogue_say(DIALOGUE_ANSWERS, "");
}

uint8_t dialogue_alert(const char *text) {
    uint8_t pressed;
    text_pens(PEN_CLOTH, PEN_WHITE);
    write(DIALOGUE_ANSWERS, text);
    pressed = input_pause(ALERT_FRAMES);
    dialogue_say(DIALOGUE_ANSWERS, text); /* the player sees the reaction to the key at once */
    return pressed;
}

void dialogue_point(const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(ANSWERS_AT, WIDTH, text);
    text_edge(DIALOGUE_LEFT);
}

void dialogue_offer(const uint8_t *words, uint8_t count, uint8_t start) {
    dialogue_choice.words = words;
    dialogue_choice.count = count;
    dialogue_choice.x = DIALOGUE_LEFT;
    dialogue_choice.y = DIALOGUE_ANSWERS * TEXT_STEP;
    dialogue_choice.width = WIDTH;
    dialogue_picked = start;
    text_pens(PEN_WHITE, PEN_CLOTH);
    choice_draw(&dialogue_choice, dialogue_picked);
}

uint8_t dialogue_answer(void) {
    uint8_t input;
    for (;;) {
        input = input_read();
        dialogue_picked = choice_move(&dialogue_choice, dialogue_picked, input);
        if (input == INPUT_OK) return dialogue_picked;
        if (input == INPUT_BACK) return CHOICE_BACK;
        if (keys_typed() || input == INPUT_UP) return CHOICE_TYPED;
    }
}
