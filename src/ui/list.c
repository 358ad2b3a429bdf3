/* Lists of rows, with a selection bar. */
#include "list.h"
#include "input.h"
#include "page.h"
#include "sound.h"
#include "sounds.h"

list_t list;
uint8_t list_at;

void list_go_to(uint8_t row) {
    page_y = (uint8_t)(list.y + row * list.step);
    page_pens(row == list_at);
}

void list_draw_row(uint8_t row) {
    list_go_to(row);
    list.draw(row);
}

void list_draw(void) {
    uint8_t row;
    for (row = 0; row != list.count; row++)
        list_draw_row(row);
}

uint8_t list_choose(void) {
    uint8_t input, was;
    for (;;) {
        input = input_read();
        if (list.idle) list.idle();
        was = list_at;
        if (input == INPUT_UP) {
            if (!list_at) list_at = list.count;
            list_at--;
        } else if (input == INPUT_DOWN) {
            if (++list_at == list.count) list_at = 0;
        } else if (input) {
            return input;
        }
        if (list_at != was) {
            sound_effect(EFFECT_CURSOR);
            list_draw_row(list_at);
            list_draw_row(was);
        }
    }
}
