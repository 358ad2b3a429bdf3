/* Moving the cursor over the map. */
#include "map_cursor.h"
#include "map_data.h"

#define ASIDE  0x100 /* added for a territory more aside than ahead, */
#define BEHIND 0x400 /* and for one behind: those come last, the farthest first */

/* No two territories lie exactly diagonal to each other (tools/mapconv checks it). So each step towards another one
 * comes nearer to it, and all can be reached: in the coordinates x + y and x - y the territories ahead are a quadrant,
 * and the nearest of them is nearer to all the others there. */
uint8_t map_cursor_move(uint8_t from, uint8_t direction, const risk_mask_t *among) {
    static uint8_t best, bits, ahead, aside, ahead_from, aside_from, mirror;
    static const uint8_t *along, *beside, *mask;
    static uint16_t score, least;
    uint8_t territory;
    along = board_across;
    beside = board_down;
    if (direction >= MAP_CURSOR_UP) {
        along = board_down;
        beside = board_across;
    }
    mirror = direction & 1 ? 0 : 0xff; /* left is right, mirrored */
    ahead_from = along[from] ^ mirror;
    aside_from = beside[from];
    mask = among->in;
    best = from;
    least = 0xffff;
    for (territory = 0; territory != TERRITORIES; territory++) {
        bits >>= 1;
        if (!(territory & 7)) bits = *mask++;
        ahead = *along++ ^ mirror;
        aside = *beside++;
        if (!(bits & 1)) continue;
        if (ahead <= ahead_from && (least < BEHIND || territory == from)) continue;
        aside = aside < aside_from ? (uint8_t)(aside_from - aside) : (uint8_t)(aside - aside_from);
        if (ahead > ahead_from) {
            ahead -= ahead_from;
            score = (uint16_t)(ahead + aside);
            if (aside > ahead) score += ASIDE;
        } else {
            score = (uint16_t)(BEHIND + ahead + aside + aside - ahead_from);
        }
        if (score < least) {
            least = score;
            best = territory;
        }
    }
    return best;
}
