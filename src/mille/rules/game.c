/* The current game, and the order of a hand. */
#include <string.h>
#include "mille.h"

mille_t mille_game;

void mille_sort_hand(uint8_t seat) {
    static uint8_t before[HAND_MAX];
    uint8_t *to = mille_hand(seat), card, i;
    if (mille_game.blitz != BLITZ_NONE) return;
    memcpy(before, to, HAND_MAX);
    for (card = 0; card <= CARD_NONE; card++)
        for (i = 0; i < HAND_MAX; i++)
            if (before[i] == card) *to++ = card;
}
