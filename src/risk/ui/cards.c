/* A hand of cards on a page: looked at, or three of them handed in. */
#include "audio.h"
#include "input.h"
#include "list.h"
#include "match.h"
#include "page.h"
#include "pictures.h"
#include "say.h"
#include "screens.h"
#include "video.h"
#include "words.h"

#define ICON_GAP 5 /* bytes from one figure to the next */

static uint8_t hand[HAND_MAX], held, chosen[3], count;

static uint8_t is_chosen(uint8_t card) {
    uint8_t i;
    for (i = 0; i < count; i++)
        if (chosen[i] == card) return 1;
    return 0;
}

static void draw_card(uint8_t row) {
    uint8_t card = hand[row], figure, x = 54, bits = map_figure[card];
    page_row(is_chosen(card) ? "+" : "");
    page_text(PAGE_LEFT + 3, word(TERRITORY_WORD(card)));
    for (figure = 0; bits; figure++, bits >>= 1)
        if (bits & 1) {
            video_draw((uint8_t)(PICTURE_ICON_FOOT + figure), VIDEO_AT(x, page_y));
            x += ICON_GAP;
        }
}

static void open(uint8_t seat, uint8_t keys) {
    uint8_t card;
    held = count = 0;
    for (card = 0; card < CARDS; card++)
        if (risk_table.card[card] == seat) hand[held++] = card;
    word_number(0, risk_set_worth((uint16_t)(risk_table.sets + 1)));
    page_open(word(WORD_CARDS), palette_dialogue);
    page_y = PAGE_TOP;
    page_paper(PAGE_TILES);
    list.y = PAGE_TOP + 8;
    list.step = 12;
    list.count = held;
    list.draw = draw_card;
    list_at = 0;
    list_draw();
    page_keys(keys);
}

void cards_show(uint8_t seat) {
    open(seat, WORD_PASS_GO);
    input_any();
}

/* Puts the card under the bar to the chosen ones or takes it away. */
static void toggle(void) {
    uint8_t i, card = hand[list_at];
    for (i = 0; i < count; i++)
        if (chosen[i] == card) {
            chosen[i] = chosen[--count];
            return;
        }
    chosen[count++] = card;
}

/* Why not, in the line of keys. */
static void refuse(uint8_t reason) {
    sound_effect(EFFECT_REFUSED);
    page_keys((uint8_t)(WORD_REASON_NO_TERRITORY + reason - REASON_NO_TERRITORY));
    input_pause(75);
    page_keys(WORD_KEYS_TRADE);
}

uint8_t cards_choose(risk_move_t *move) {
    uint8_t input, reason;
    open(risk_table.seat, WORD_KEYS_TRADE);
    for (;;) {
        input = list_choose();
        if (input == INPUT_BACK) {
            move->verb = RISK_KEEP;
            reason = (uint8_t)risk_check(&risk_table, move);
            if (reason == REASON_NONE) return 0;
            refuse(reason);
        } else if (input == INPUT_OK) {
            sound_effect(EFFECT_CARD);
            toggle();
            list_draw_row(list_at);
            if (count < 3) continue;
            move->verb = RISK_TRADE;
            move->a = chosen[0];
            move->b = chosen[1];
            move->c = chosen[2];
            reason = (uint8_t)risk_check(&risk_table, move);
            if (reason == REASON_NONE) return 1;
            refuse(reason);
            toggle();
            list_draw_row(list_at);
        }
    }
}
