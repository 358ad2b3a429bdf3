/* Packs texts by replacing pairs of bytes. */
#include "squeeze.h"

#include <string.h>

static int ends(unsigned code) {
    return code == 0 || code >= SQUEEZE_FIRST_END;
}

/* The most frequent pair inside texts, at their ends, or both: wanted[ends]. Returns how often it occurs. */
static unsigned best_pair(const squeeze_t *s, const int wanted[2], uint8_t pair[2]) {
    static unsigned count[256][256];
    unsigned best = 0;
    memset(count, 0, sizeof count);
    for (unsigned t = 0; t < s->texts; t++) {
        const uint8_t *c = s->text[t];
        for (unsigned i = 0; i + 1 < s->size[t]; i++) {
            count[c[i]][c[i + 1]]++;
            if (i + 2 < s->size[t] && c[i] == c[i + 1] && c[i] == c[i + 2]) i++; /* "aaa" contains the pair once */
        }
    }
    for (unsigned a = 1; a < 256; a++)
        for (unsigned b = 0; b < 256; b++)
            if (count[a][b] > best && wanted[ends(b)] && s->depth[a] < SQUEEZE_DEPTH - 1 &&
                s->depth[b] < SQUEEZE_DEPTH - 1) {
                best = count[a][b];
                pair[0] = (uint8_t)a;
                pair[1] = (uint8_t)b;
            }
    return best;
}

static void replace(squeeze_t *s, const uint8_t pair[2], uint8_t by) {
    for (unsigned t = 0; t < s->texts; t++) {
        uint8_t *c = s->text[t];
        unsigned size = 0;
        for (unsigned i = 0; i < s->size[t]; i++) {
            if (i + 1 < s->size[t] && c[i] == pair[0] && c[i + 1] == pair[1]) {
                c[size++] = by;
                i++;
            } else {
                c[size++] = c[i];
            }
        }
        s->size[t] = size;
    }
}

void squeeze(squeeze_t *s, const uint8_t free_code[256]) {
    unsigned next[2] = {1, SQUEEZE_FIRST_END}; /* the next byte for a pair inside a text, and for a pair at its end */
    const unsigned last[2] = {SQUEEZE_FIRST_END, 256};
    for (;;) {
        uint8_t pair[2] = {0, 0};
        int wanted[2];
        for (unsigned end = 0; end < 2; end++) {
            while (next[end] < last[end] && !free_code[next[end]])
                next[end]++;
            wanted[end] = next[end] < last[end];
        }
        if (best_pair(s, wanted, pair) < 3) return; /* a pair itself costs two bytes */
        const unsigned code = next[ends(pair[1])]++, a = s->depth[pair[0]], b = s->depth[pair[1]];
        memcpy(s->pair[code], pair, 2);
        s->depth[code] = 1 + (a > b ? a : b);
        replace(s, pair, (uint8_t)code);
    }
}
