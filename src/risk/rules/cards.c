/* Cards: drawing one, and the sets they make (003, (h)). */
#include "core.h"

/* "Si la pile de tirage est écoulée, les cartes de la pile à discarter sont rebrassées" */
static void shuffle(void) {
    uint8_t *card = risk_game.card, n, moved = 0;
    for (n = CARDS; n; n--, card++)
        if (*card == IN_DISCARD) {
            *card = IN_PACK;
            moved++;
        }
    core_event.n = moved;
    core_emit(EVENT_SHUFFLE);
}

void core_draw(void) {
    uint8_t left = risk_cards(IN_PACK), nth = random_below(&risk_game.random, left), card;
    for (card = 0; risk_game.card[card] != IN_PACK || nth--;)
        card++;
    risk_game.card[card] = risk_game.turn;
    core_event.a = card;
    core_event.n = --left;
    core_emit(EVENT_CARD);
    if (left == 0) shuffle();
}

uint8_t risk_is_set(uint8_t a, uint8_t b, uint8_t c) {
    a = map_figure[a];
    b = map_figure[b];
    c = map_figure[c];
    return (a & b & c) || (a | b | c) == FIGURE_ALL;
}

/* Two cards with a joker always make one; without, three alike or one of each. */
uint8_t risk_has_set(uint8_t seat) {
    const uint8_t *place = risk_game.card;
    uint8_t card, count[FIGURE_ALL + 1] = {0};
    for (card = 0; card < CARDS; card++)
        if (*place++ == seat) {
            count[map_figure[card]]++;
            count[0]++;
        }
    if (count[0] < 3) return 0;
    return count[FIGURE_ALL] || count[FIGURE_FOOT] >= 3 || count[FIGURE_HORSE] >= 3 || count[FIGURE_CANNON] >= 3 ||
           (count[FIGURE_FOOT] && count[FIGURE_HORSE] && count[FIGURE_CANNON]);
}

static const uint8_t worth[8] = {4, 6, 8, 10, 12, 15, 20, 25};

uint16_t risk_set_worth(uint16_t n) {
    return n <= 8 ? worth[n - 1] : (uint16_t)(5 * n - 15);
}
