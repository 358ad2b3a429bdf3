/* A page with a hand of cards: to look at, or to hand in three of them. */
#include "audio.h"
#include "cards_layout.h"
#include "dialogue.h"
#include "help.h"
#include "input.h"
#include "keys.h"
#include "board.h"
#include "event_text.h"
#include "screens.h"
#include "theme.h"
#include "words.h"

enum { RAISED = 4, BAR = 76, BAR_HEIGHT = 2 };

_Static_assert(2 * CARDS_COLUMNS >= HAND_MAX && CARDS_COLUMNS * CARD_WIDTH <= VIDEO_WIDTH &&
                   RAISED + CARD_HEIGHT <= BAR && CARDS_TOP + 2 * CARDS_ROW_HEIGHT <= VIDEO_ZONE(4),
               "every hand has room in two rows");

static uint8_t hand[HAND_MAX], held, chosen[3], count;
uint8_t cards_shown, cards_at;

static uint16_t place(uint8_t i) {
    uint16_t to = VIDEO_AT(CARDS_LEFT, CARDS_TOP);
    if (held <= CARDS_COLUMNS) { /* one row, in the middle */
        to = VIDEO_MOVED(to, 0, CARDS_ROW_HEIGHT / 2);
        to += (uint8_t)((CARDS_COLUMNS - held) * CARD_WIDTH) / 2;
    } else if (i >= CARDS_COLUMNS) {
        i -= CARDS_COLUMNS;
        to = VIDEO_MOVED(to, 0, CARDS_ROW_HEIGHT);
    }
    return (uint16_t)(to + (uint8_t)(i * CARD_WIDTH));
}

/* The place of a card among the chosen ones; count if it is not chosen. */
static uint8_t choice(uint8_t card) {
    uint8_t i = 0;
    while (i < count && chosen[i] != card)
        i++;
    return i;
}

/* A chosen card is drawn higher. */
static void draw(uint8_t i) {
    uint16_t to = place(i), bare = VIDEO_MOVED(to, 0, CARD_HEIGHT);
    if (choice(hand[i]) == count) {
        bare = to;
        to = VIDEO_MOVED(to, 0, RAISED);
    }
    card_picture_draw(hand[i], risk_game.owner, to);
    video_fill(bare, VIDEO_SIZE(CARD_WIDTH, RAISED), VIDEO_PEN(PEN_CLOTH));
}

static void draw_bar(uint16_t paint) {
    video_fill(VIDEO_MOVED(place(cards_at), 0, BAR), VIDEO_SIZE(CARD_WIDTH, BAR_HEIGHT), paint);
}

/* The text of the card under the cursor; it says if its player holds the territory, which brings more armies. */
static void tell(void) {
    uint8_t card = hand[cards_at], yours = card < TERRITORIES && risk_game.owner[card] == risk_game.card[card];
    word_key(0, TERRITORY_WORD(card));
    dialogue_say(DIALOGUE_EVENT, word(yours ? WORD_CARD_YOURS : WORD_CARD));
}

static void open(uint8_t seat, uint8_t keys) {
    uint8_t i;
    held = count = cards_at = 0;
    for (i = 0; i < CARDS; i++)
        if (risk_game.card[i] == seat) hand[held++] = i;
    video_zones(theme_dark);
    video_clear(VIDEO_PEN(PEN_CLOTH));
    video_zones(board_zones);
    word_number(0, risk_set_worth((uint16_t)(risk_game.sets + 1)));
    dialogue_say(DIALOGUE_SCORES, word(WORD_CARDS));
    board_below(word(keys));
    for (i = 0; i < held; i++)
        draw(i);
    cards_shown = held;
}

/* Moves the cursor, by arrow keys or by the digit of a card, until another key is pressed. Returns INPUT_…; INPUT_NONE:
 * help was shown and the page must be drawn again. */
static uint8_t browse(void) {
    uint8_t input, to;
    for (;;) {
        tell();
        draw_bar(VIDEO_PEN_0(1));
        do {
            input = input_read();
            to = (uint8_t)(keys_typed() - '1');
            if (!input && cards_shown & CARDS_ASKED && help(1)) return INPUT_NONE;
        } while (!input && to >= held);
        if (input > INPUT_DOWN) return input;
        if (input) to = cards_at;
        if (input == INPUT_PREVIOUS) to = (uint8_t)(cards_at ? cards_at - 1 : held - 1);
        if (input == INPUT_NEXT) to = (uint8_t)(cards_at + 1 == held ? 0 : cards_at + 1);
        if (input == INPUT_UP && cards_at >= CARDS_COLUMNS) to = (uint8_t)(cards_at - CARDS_COLUMNS);
        if (input == INPUT_DOWN && cards_at + CARDS_COLUMNS < held) to = (uint8_t)(cards_at + CARDS_COLUMNS);
        sound_effect(EFFECT_CURSOR);
        draw_bar(VIDEO_PEN_0(0));
        cards_at = to;
    }
}

void cards_show(uint8_t seat) {
    open(seat, WORD_KEYS_GO_ON);
    browse();
    cards_shown = 0;
}

/* Chooses the card under the cursor, or takes it back. */
static void toggle(void) {
    uint8_t i = choice(hand[cards_at]);
    if (i == count)
        chosen[count++] = hand[cards_at];
    else
        chosen[i] = chosen[--count];
    draw(cards_at);
}

/* Is the move legal? If not, the line of answers says why. */
static uint8_t allowed(const risk_move_t *move) {
    uint8_t reason = (uint8_t)risk_check(move);
    if (reason == REASON_NONE) return 1;
    sound_effect(EFFECT_REFUSED);
    dialogue_alert(word((uint8_t)(WORD_REASON_NO_SET + reason - REASON_NO_SET)));
    dialogue_say(DIALOGUE_ANSWERS, "");
    return 0;
}

uint8_t cards_choose(risk_move_t *move) {
    uint8_t input;
    open(risk_game.seat, WORD_KEYS_TRADE);
    cards_shown |= CARDS_ASKED;
    for (;;) {
        input = browse();
        if (input == INPUT_NONE) return 0;
        if (input == INPUT_BACK) {
            move->verb = RISK_KEEP;
            if (allowed(move)) break;
            continue;
        }
        sound_effect(EFFECT_CARD);
        toggle();
        if (count < 3) continue;
        move->verb = RISK_TRADE;
        move->a = chosen[0];
        move->b = chosen[1];
        move->c = chosen[2];
        if (allowed(move)) break;
        toggle();
    }
    cards_shown = 0;
    return 1;
}
