/* A throw of dice: the C twin of cpc/core_roll.s. */
#include "core.h"

/* A number below the limit, each as likely as the others. */
static uint8_t below(uint8_t limit) {
    uint8_t value;
    do {
        if (core_dice_left) {
            value = (uint8_t)core_dice_left;
            core_dice_left = 0;
        } else {
            uint16_t number = random_next(&risk_game.random);
            value = (uint8_t)(number >> 8);
            core_dice_left = 0x100 | (number & 0xff);
        }
    } while (value >= limit);
    return value;
}

/* Makes the first of two the higher one. */
static void order(uint8_t *dice) {
    uint8_t high = dice[0] > dice[1] ? dice[0] : dice[1];
    dice[1] = (uint8_t)(dice[0] + dice[1] - high);
    dice[0] = high;
}

/* 216 numbers are the throws of three dice; 252 are seven times the 36 throws of two. */
void core_roll(uint8_t count, uint8_t *dice) {
    uint8_t number = below(count == 3 ? 216 : 252);
    dice[0] = count < 3 ? 0 : (uint8_t)(number / 36 + 1);
    dice[1] = count < 2 ? 0 : (uint8_t)(number / 6 % 6 + 1);
    dice[2] = (uint8_t)(number % 6 + 1);
    order(dice);
    order(dice + 1);
    order(dice);
}
