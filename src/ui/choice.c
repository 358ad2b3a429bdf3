/* Words to choose among. */
#include "choice.h"
#include "input.h"
#include "sound.h"
#include "sounds.h"
#include "text.h"
#include "words.h"

uint8_t choice_gap;

static void measure(const choice_t *choice) {
    static uint8_t i, left;
    left = choice->width;
    choice_gap = 0;
    for (i = choice->count; i;) {
        i--;
        left -= video_text_width(word(choice->words[i]));
        left -= 2;
    }
    while (left > choice->count) {
        left -= choice->count;
        left--;
        choice_gap++;
    }
}

static void draw(const choice_t *choice, uint8_t picked) {
    static uint8_t i, from;
    text_begin(VIDEO_AT(choice->x, choice->y));
    for (i = 0; i < choice->count; i++) {
        from = text_now.x;
        text_paper((uint8_t)(text_now.x + choice_gap));
        text_edge(from);
        from = text_now.x;
        if (i == picked) text_invert();
        text_paper((uint8_t)(text_now.x + 1));
        text_write(word(choice->words[i]));
        text_paper((uint8_t)(text_now.x + 1));
        text_edge(from);
        if (i == picked) text_invert();
    }
    from = text_now.x;
    text_paper((uint8_t)(choice->x + choice->width));
    text_edge(from);
}

void choice_draw(const choice_t *choice, uint8_t picked) {
    measure(choice);
    draw(choice, picked);
}

uint8_t choice_move(const choice_t *choice, uint8_t picked, uint8_t input) {
    uint8_t last = (uint8_t)(choice->count - 1);
    if (input == INPUT_PREVIOUS)
        picked = (uint8_t)(picked ? picked - 1 : last);
    else if (input == INPUT_NEXT)
        picked = (uint8_t)(picked == last ? 0 : picked + 1);
    else
        return picked;
    sound_effect(EFFECT_CURSOR);
    draw(choice, picked);
    return picked;
}
