#include "squeeze.h"

#include <string.h>

static unsigned best_pair(const squeeze_t *s, uint8_t pair[2]) {
    static unsigned count[256][256];
    unsigned best = 0;
    memset(count, 0, sizeof count);
    for (unsigned t = 0; t < s->texts; t++)
        for (const uint8_t *c = s->text[t]; c[0] && c[1]; c++) {
            count[c[0]][c[1]]++;
            if (c[0] == c[1] && c[2] == c[0]) c++; /* "aaa" holds the pair once */
        }
    for (unsigned a = 1; a < 256; a++)
        for (unsigned b = 1; b < 256; b++)
            if (count[a][b] > best && s->depth[a] < SQUEEZE_DEPTH - 1 && s->depth[b] < SQUEEZE_DEPTH - 1) {
                best = count[a][b];
                pair[0] = (uint8_t)a;
                pair[1] = (uint8_t)b;
            }
    return best;
}

static void replace(squeeze_t *s, const uint8_t pair[2], uint8_t by) {
    for (unsigned t = 0; t < s->texts; t++) {
        uint8_t *to = s->text[t];
        for (const uint8_t *c = to; *c; c++) {
            if (c[0] == pair[0] && c[1] == pair[1]) {
                *to++ = by;
                c++;
            } else {
                *to++ = *c;
            }
        }
        *to = 0;
    }
}

void squeeze(squeeze_t *s, const uint8_t free_code[256]) {
    for (unsigned code = 1; code < 256; code++) {
        uint8_t pair[2] = {0, 0};
        if (!free_code[code]) continue;
        if (best_pair(s, pair) < 3) return; /* a pair costs two bytes itself */
        memcpy(s->pair[code], pair, 2);
        unsigned a = s->depth[pair[0]], b = s->depth[pair[1]];
        s->depth[code] = 1 + (a > b ? a : b);
        replace(s, pair, (uint8_t)code);
    }
}
