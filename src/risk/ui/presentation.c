/* The presentation: continents and their armies, an attack, the cards. The sentences are those of the rules page. */
#include "card_picture.h"
#include "input.h"
#include "board.h"
#include "event_text.h"
#include "screens.h"
#include "text.h"
#include "words.h"
#include "map_view.h"

enum { GLANCE = 60, READING = 240 }; /* frames, if no key is pressed */
enum { ORDERS_WIDTH = VIDEO_WIDTH - 2, ORDERS_HEIGHT = 3 * TEXT_STEP };
#define CARD_AT(n) VIDEO_AT(8 + 17 * (n), VIDEO_ZONE(2) - CARD_HEIGHT / 2 + 26)

/* Waits; true if the player wants to leave. */
static uint8_t wait(uint8_t frames) {
    uint8_t input;
    do
        input = input_read();
    while (!input && --frames);
    return input >= INPUT_OK;
}

static uint8_t read_rule(uint8_t key) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_wrap(VIDEO_AT(1, 2), VIDEO_SIZE(ORDERS_WIDTH, ORDERS_HEIGHT), word(key));
    return wait(READING);
}

/* A continent in one colour, and its armies below. */
static uint8_t show_continent(uint8_t continent) {
    uint8_t territory;
    word_key(0, CONTINENT_WORD(continent));
    word_number(1, map_bonus[continent]);
    board_below(word(WORD_HERE_CONTINENT));
    for (territory = map_first[continent]; territory != map_first[continent + 1]; territory++)
        map_view_area(territory, continent, 0, 0);
    return wait(GLANCE);
}

static void draw_cards(void) {
    static const uint8_t shown[4] = {INDIA, SOUTHERN_EUROPE, VENEZUELA, JOKER_1};
    uint8_t i;
    video_fill(VIDEO_AT(0, VIDEO_ZONE(1)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_ZONE(4) - VIDEO_ZONE(1)),
               VIDEO_PEN(PEN_CLOTH));
    for (i = 0; i < sizeof shown; i++)
        card_picture_draw(shown[i], map_continent, CARD_AT(i));
}

uint8_t presentation_show(void) {
    uint8_t continent;
    board_draw_continents(0);
    board_below(word(WORD_KEYS_PAGES));
    if (read_rule(WORD_RULES_AIM)) return 1;
    for (continent = NORTH_AMERICA; continent != CONTINENTS; continent++)
        if (show_continent(continent)) return 1;
    board_below(word(WORD_KEYS_PAGES));
    if (read_rule(WORD_RULES_INCOME)) return 1;
    map_view_area(BRAZIL, SOUTH_AMERICA, 7, 1);
    map_view_area(NORTH_AFRICA, AFRICA, 3, 1);
    if (read_rule(WORD_RULES_ATTACK)) return 1;
    draw_cards();
    return read_rule(WORD_RULES_CARDS);
}
