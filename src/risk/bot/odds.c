/* The odds of a battle. */
#include "odds.h"

#define ODDS_ATTACKERS 16 /* rows: 2 to 17 armies in the base */
#define ODDS_DEFENDERS 16 /* columns: 1 to 16 armies in the target */

/* Exact, in 1/256 (255 stands for more): tests/risk/bot counts every throw. */
static const uint8_t table[ODDS_ATTACKERS][ODDS_DEFENDERS] = {
    {107, 27, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},                              /* 2 */
    {193, 93, 53, 23, 13, 5, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0},                           /* 3 */
    {235, 168, 120, 81, 53, 34, 21, 14, 8, 5, 3, 2, 1, 1, 0, 0},                      /* 4 */
    {249, 201, 164, 122, 92, 65, 46, 32, 22, 15, 10, 7, 4, 3, 2, 1},                  /* 5 */
    {254, 228, 197, 163, 130, 102, 76, 57, 41, 30, 21, 15, 10, 7, 5, 3},              /* 6 */
    {255, 239, 219, 191, 163, 133, 108, 84, 66, 50, 38, 27, 20, 15, 11, 7},           /* 7 */
    {255, 247, 233, 213, 189, 164, 137, 114, 91, 73, 57, 44, 33, 25, 19, 14},         /* 8 */
    {255, 251, 242, 227, 210, 187, 165, 140, 119, 97, 80, 63, 51, 39, 30, 23},        /* 9 */
    {255, 253, 248, 238, 223, 207, 186, 165, 143, 123, 102, 85, 69, 56, 44, 35},      /* 10 */
    {255, 255, 251, 244, 235, 220, 205, 185, 166, 145, 126, 107, 90, 74, 61, 49},     /* 11 */
    {255, 255, 253, 249, 241, 232, 218, 203, 185, 167, 148, 130, 111, 95, 79, 66},    /* 12 */
    {255, 255, 254, 251, 247, 239, 229, 216, 202, 185, 168, 150, 133, 115, 99, 84},   /* 13 */
    {255, 255, 255, 253, 250, 245, 237, 227, 215, 201, 185, 169, 151, 135, 118, 103}, /* 14 */
    {255, 255, 255, 254, 252, 248, 243, 235, 226, 214, 201, 185, 170, 153, 138, 121}, /* 15 */
    {255, 255, 255, 255, 253, 251, 247, 241, 234, 225, 213, 200, 186, 171, 155, 140}, /* 16 */
    {255, 255, 255, 255, 254, 253, 250, 246, 240, 232, 223, 212, 200, 186, 172, 157}, /* 17 */
};

/* Numbers beyond the table are reduced: half the defenders, against 11/16 of the attackers less 5/32 of the defenders.
 * The odds stay about the same, since with larger armies the stronger side is more certain to win, and three dice make
 * an attacker stronger by a sixth. For up to 17,000 armies on both sides, far more than in any game. */
uint8_t odds_of(uint16_t attackers, uint16_t defenders) {
    uint16_t fewer;
    while (defenders && (attackers > ODDS_ATTACKERS + 1 || defenders > ODDS_DEFENDERS)) {
        fewer = (uint16_t)(attackers + attackers + defenders);
        fewer = (uint16_t)(fewer + (fewer >> 2) + 2) >> 3;
        if (fewer >= attackers) return 0;
        attackers -= fewer;
        defenders >>= 1;
    }
    if (attackers < 2) return 0;
    return defenders ? table[attackers - 2][defenders - 1] : 255;
}

uint8_t odds_ratio(uint16_t n, uint16_t of) {
    while (n > 255 || of > 255) {
        n >>= 1;
        of >>= 1;
    }
    if (of == 0 || (uint8_t)(n >> 4) >= (uint8_t)of) return 255;
    return (uint8_t)((uint16_t)(n << 4) / of);
}
