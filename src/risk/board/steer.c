/* The cursor's way over the board. */
#include "steer.h"
#include "board.h"

#define ASIDE  0x0800 /* what is more aside than ahead comes after all that is ahead, */
#define BEHIND 0x2000 /* and what lies behind comes last, the farthest first */

/* Bytes across and lines down as lengths, a byte being not quite four lines: exactly four would put some figures exactly
 * diagonal to others. As long as none are, each step towards another one comes nearer to it, so all can be reached: in the
 * coordinates x + y and x - y what lies ahead is a quadrant, and the nearest in it is nearer to all the others there. */
static int16_t across(uint8_t territory) {
    return (int16_t)(board_figure[territory][0] * STEER_ACROSS);
}

static int16_t down(uint8_t territory) {
    return (int16_t)(board_figure[territory][1] * STEER_DOWNWARD);
}

uint8_t steer(uint8_t from, uint8_t direction, const risk_mask_t *among) {
    static uint8_t territory, best;
    static int16_t ahead, aside, score, least;
    best = from;
    least = 0x7fff;
    for (territory = 0; territory < TERRITORIES; territory++) {
        if (territory == from || !MASK_HAS(*among, territory)) continue;
        ahead = (int16_t)(across(territory) - across(from));
        aside = (int16_t)(down(territory) - down(from));
        if (direction >= STEER_UP) {
            score = ahead;
            ahead = aside;
            aside = score;
        }
        if (!(direction & 1)) ahead = (int16_t)-ahead;
        if (aside < 0) aside = (int16_t)-aside;
        score = (int16_t)(ahead + aside);
        if (ahead <= 0)
            score = (int16_t)(score + aside + BEHIND);
        else if (aside > ahead)
            score = (int16_t)(score + ASIDE);
        if (score < least) {
            least = score;
            best = territory;
        }
    }
    return best;
}
