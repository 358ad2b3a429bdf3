/* The packer: an optimal parse, and the unpacker for the PC. */
#include "pack.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FARTHEST (255 * 256)
#define LONGEST  0xFFFF
#define PATIENCE 300 /* a match longer than this is taken whole: no shorter cut of it is tried */

/* ---- writing ---- */

typedef struct {
    uint8_t *to;
    size_t size, bits_at;
    unsigned left; /* bits still free in the byte at bits_at */
} writer_t;

static void put_bit(writer_t *w, unsigned bit) {
    if (!w->left) {
        w->bits_at = w->size++;
        w->to[w->bits_at] = 0;
        w->left = 8;
    }
    w->left--;
    w->to[w->bits_at] |= (uint8_t)(bit << w->left);
}

static void put_number(writer_t *w, size_t number) {
    int top = 0;
    while (number >> (top + 1))
        top++;
    while (top--) {
        put_bit(w, 0);
        put_bit(w, number >> top & 1);
    }
    put_bit(w, 1);
}

static unsigned number_cost(size_t number) {
    unsigned cost = 1;
    for (; number > 1; number >>= 1)
        cost += 2;
    return cost;
}

/* How many lines back a distance is, 0 for one byte, -1 if it is none of the near ones. */
static int near_index(size_t back, unsigned width) {
    if (back == 1) return 0;
    return back % width == 0 && back / width <= 3 ? (int)(back / width) : -1;
}

static unsigned back_cost(size_t back, unsigned width) {
    return near_index(back, width) >= 0 ? 3 : 1 + number_cost((back - 1) / 256 + 1) + 8;
}

/* ---- choosing ---- */

/* The cheapest way found to have written everything before a place. */
typedef struct {
    uint32_t cost; /* bits */
    size_t length; /* of the last step; 0: a byte */
    size_t back;   /* of the last match up to here */
    bool again;    /* the last step used the distance of the match before */
} scenario_t;

static void offer(scenario_t *way, uint32_t cost, size_t length, size_t back, bool again) {
    if (cost < way->cost) *way = (scenario_t){cost, length, back, again};
}

static size_t match_length(const uint8_t *bytes, size_t size, size_t at, size_t back) {
    size_t n = 0;
    while (at + n < size && n < LONGEST && bytes[at + n] == bytes[at + n - back])
        n++;
    return n;
}

/* Offers every step from one place: a byte, the last distance again, the near distances, and of all others those that
   reach farther than every shorter one. before[p] is the last place before p with the same two bytes, or NONE. */
#define NONE SIZE_MAX
static void step(scenario_t *ways, const uint8_t *bytes, size_t size, size_t at, const size_t *before, unsigned width) {
    scenario_t here = ways[at];
    offer(ways + at + 1, here.cost + 9, 0, here.back, false);
    if (here.back <= at) {
        size_t reach = match_length(bytes, size, at, here.back);
        for (size_t n = reach > PATIENCE ? reach : 1; n <= reach; n++)
            offer(ways + at + n, here.cost + 2 + number_cost(n), n, here.back, true);
    }
    size_t covered = 1;
    for (size_t p = before[at]; p != NONE && at - p <= FARTHEST; p = before[p]) {
        size_t back = at - p;
        bool near = near_index(back, width) >= 0,
             farther = at + covered < size && bytes[at + covered] == bytes[p + covered];
        if (!near && !farther) continue;
        size_t reach = match_length(bytes, size, at, back), from = near ? 2 : covered + 1;
        uint32_t cost = here.cost + 2 + back_cost(back, width);
        for (size_t n = reach > PATIENCE ? reach : from; n >= from && n <= reach; n++)
            offer(ways + at + n, cost + number_cost(n - 1), n, back, false);
        if (reach > covered) covered = reach;
    }
}

static void *capacity(size_t count, size_t each) {
    void *p = calloc(count, each);
    if (!p) {
        fprintf(stderr, "no memory to pack %zu bytes\n", count);
        exit(1);
    }
    return p;
}

/* Links each place to the last one before it with the same two bytes: a match begins with two. */
static void link_pairs(size_t *before, const uint8_t *bytes, size_t size) {
    size_t *last = capacity(0x10000, sizeof *last);
    for (size_t pair = 0; pair < 0x10000; pair++)
        last[pair] = NONE;
    for (size_t at = 0; at < size; at++) {
        before[at] = NONE;
        if (at + 1 == size) break;
        size_t pair = (size_t)bytes[at] << 8 | bytes[at + 1];
        before[at] = last[pair];
        last[pair] = at;
    }
    free(last);
}

static void put_back(writer_t *w, size_t back, unsigned width) {
    int near = near_index(back, width);
    put_bit(w, near >= 0);
    if (near >= 0) {
        put_bit(w, (unsigned)near >> 1);
        put_bit(w, (unsigned)near & 1);
    } else {
        put_number(w, (back - 1) / 256 + 1);
        w->to[w->size++] = (uint8_t)((back - 1) % 256);
    }
}

size_t pack_part(const uint8_t *bytes, size_t start, size_t size, unsigned width, uint8_t *packed) {
    scenario_t *ways = capacity(size + 1, sizeof *ways);
    size_t *before = capacity(size + 1, sizeof *before);
    size_t *steps = capacity(size + 1, sizeof *steps), count = 0;
    writer_t w = {.to = packed, .size = 1};
    packed[0] = (uint8_t)width;
    for (size_t i = start + 1; i <= size; i++)
        ways[i].cost = UINT32_MAX;
    ways[start].back = 1; /* what the unpacker starts with */
    link_pairs(before, bytes, size);
    for (size_t at = start; at < size; at++)
        step(ways, bytes, size, at, before, width);
    for (size_t at = size; at > start; at -= ways[at].length ? ways[at].length : 1)
        steps[count++] = at;
    while (count--) {
        const scenario_t *way = ways + steps[count];
        size_t from = steps[count] - (way->length ? way->length : 1);
        put_bit(&w, way->length > 0);
        if (!way->length) {
            packed[w.size++] = bytes[from];
            continue;
        }
        put_bit(&w, way->again);
        put_number(&w, way->again ? way->length : way->length - 1);
        if (!way->again) put_back(&w, way->back, width);
    }
    put_bit(&w, 1);
    put_bit(&w, 0);
    put_number(&w, 1);
    put_bit(&w, 0);
    put_number(&w, 256);
    free(ways);
    free(before);
    free(steps);
    return w.size;
}

size_t pack_picture(const uint8_t *bytes, size_t size, unsigned width, uint8_t *packed) {
    return pack_part(bytes, 0, size, width, packed);
}

size_t pack(const uint8_t *bytes, size_t size, uint8_t *packed) {
    return pack_picture(bytes, size, 1, packed);
}

/* ---- reading ---- */

typedef struct {
    const uint8_t *from;
    size_t size, at;
    unsigned bits, left;
    bool bad;
} reader_t;

static unsigned get_byte(reader_t *r) {
    if (r->at >= r->size) {
        r->bad = true;
        return 255; /* ones end every number */
    }
    return r->from[r->at++];
}

static unsigned get_bit(reader_t *r) {
    if (!r->left) {
        r->bits = get_byte(r);
        r->left = 8;
    }
    return r->bits >> --r->left & 1;
}

static size_t get_number(reader_t *r) {
    size_t number = 1;
    while (!get_bit(r)) {
        if (number > LONGEST) r->bad = true;
        if (r->bad) return 1;
        number = number << 1 | get_bit(r);
    }
    return number;
}

size_t pack_undo(const uint8_t *packed, size_t size, uint8_t *bytes, size_t space) {
    return pack_undo_part(packed, size, bytes, 0, space);
}

size_t pack_undo_part(const uint8_t *packed, size_t size, uint8_t *bytes, size_t start, size_t space) {
    reader_t r = {.from = packed, .size = size};
    size_t at = start, back = 1, width = get_byte(&r);
    while (!r.bad) {
        if (!get_bit(&r)) {
            if (at == space) return SIZE_MAX;
            bytes[at++] = (uint8_t)get_byte(&r);
            continue;
        }
        bool again = get_bit(&r);
        size_t n = get_number(&r);
        if (!again && get_bit(&r)) {
            size_t lines = get_bit(&r) << 1;
            lines |= get_bit(&r);
            back = lines ? lines * width : 1;
            n++;
        } else if (!again) {
            size_t high = get_number(&r);
            if (high >= 256) return r.bad ? SIZE_MAX : at;
            back = (high - 1) * 256 + get_byte(&r) + 1;
            n++;
        }
        if (!back || back > at || n > space - at) return SIZE_MAX;
        for (; n--; at++)
            bytes[at] = bytes[at - back];
    }
    return SIZE_MAX;
}
