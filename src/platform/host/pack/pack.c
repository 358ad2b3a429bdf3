/* The packer: an optimal parse, and the unpacker for the PC. */
#include "pack.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FARTHEST (255 * 256)
#define LONGEST  255  /* of a match: its length is a byte on the CPC */
#define END      0xFF /* the lower byte of a distance that means the end */
#define SLOW     3    /* bits that a match must save, because the CPC is faster at plain bytes: 4 % for 31 bytes */

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

/* A number whose bits below the highest are exchanged by flip, 0 or 1. */
static void put_number(writer_t *w, size_t number, unsigned flip) {
    int top = 0;
    while (number >> (top + 1))
        top++;
    while (top--) {
        put_bit(w, 0);
        put_bit(w, (number >> top & 1) ^ flip);
    }
    put_bit(w, 1);
}

static unsigned number_cost(size_t number) {
    unsigned cost = 1;
    for (; number > 1; number >>= 1)
        cost += 2;
    return cost;
}

/* The bits of a near distance: one, two or four lines, or one byte; 0 for any other distance. */
static unsigned near_cost(size_t back, unsigned width) {
    if (back == width) return 2;
    if (back == 2 * width) return 3;
    return back == 4 * width || back == 1 ? 4 : 0;
}

/* Whether a distance can be written at all: the others stand for the end. */
static bool can_write(size_t back, unsigned width) {
    return back <= FARTHEST && (near_cost(back, width) || (uint8_t)-back != END);
}

static unsigned back_cost(size_t back, unsigned width) {
    unsigned near = near_cost(back, width);
    return near ? near : 1 + number_cost((back - 1) / 256 + 1) + 8;
}

static void put_back(writer_t *w, size_t back, unsigned width) {
    unsigned near = near_cost(back, width);
    put_bit(w, near > 0);
    if (near) {
        for (unsigned zeros = near; zeros > 2; zeros--)
            put_bit(w, 0);
        put_bit(w, back != 1 || width == 1);
    } else {
        put_number(w, (back - 1) / 256 + 1, 1);
        w->to[w->size++] = (uint8_t)-back;
    }
}

/* ---- choosing ---- */

/* A way to have written everything before a place. What may follow depends on the last distance and on whether the
   last step was a match, so the cheapest way for each of these is kept. */
typedef struct {
    uint32_t cost;   /* bits */
    uint16_t length; /* of the last step; 0: a byte */
    uint8_t from;    /* the way at the place before the last step */
    size_t back;     /* of the last match up to here; 0: none yet */
} way_t;

#define WAYS 32 /* kept for a place; with more, the packed pictures do not become smaller */
typedef struct {
    way_t way[WAYS];
    unsigned count;
} place_t;

static void offer(place_t *place, way_t way) {
    way_t *worst = place->way;
    for (way_t *old = place->way; old < place->way + place->count; old++) {
        if (old->back == way.back && !old->length == !way.length) {
            if (way.cost < old->cost) *old = way;
            return;
        }
        if (old->cost > worst->cost) worst = old;
    }
    if (place->count < WAYS)
        place->way[place->count++] = way;
    else if (way.cost < worst->cost)
        *worst = way;
}

static size_t match_length(const uint8_t *bytes, size_t size, size_t at, size_t back) {
    size_t n = 0;
    while (at + n < size && n < LONGEST && bytes[at + n] == bytes[at + n - back])
        n++;
    return n;
}

/* Offers a match in all its lengths. A match of the maximum length is not shortened: plain areas would take long. */
static void offer_match(place_t *at, size_t shortest, size_t reach, uint32_t cost, uint8_t from, size_t back) {
    for (size_t n = reach == LONGEST ? reach : shortest; n >= shortest && n <= reach; n++)
        offer(at + n, (way_t){cost + number_cost(shortest == 1 ? n : n - 1), (uint16_t)n, from, back});
}

/* Offers every step from one place: a byte, the last distance again, the near distances, and of the others the nearest
   MANY and those that reach farther than every nearer one. before[p] is the last place before p with the same two
   bytes, or NONE. */
#define NONE SIZE_MAX
#define MANY 64
static void step(place_t *places, const uint8_t *bytes, size_t size, size_t at, const size_t *before, unsigned width) {
    place_t *here = places + at;
    uint32_t best = UINT32_MAX; /* with the bits that say "another distance" */
    uint8_t from = 0;
    for (uint8_t i = 0; i < here->count; i++) {
        way_t way = here->way[i];
        offer(here + 1, (way_t){way.cost + 9, 0, i, way.back});
        if (!way.length && way.back)
            offer_match(here, 1, match_length(bytes, size, at, way.back), way.cost + 2 + SLOW, i, way.back);
        if (way.cost + (way.length ? 1 : 2) < best) {
            best = way.cost + (way.length ? 1 : 2);
            from = i;
        }
    }
    size_t covered = 1, tried = 0;
    for (size_t p = before[at]; p != NONE && at - p <= FARTHEST; p = before[p]) {
        size_t back = at - p;
        if (!can_write(back, width)) continue;
        bool near = near_cost(back, width) || tried++ < MANY,
             farther = at + covered < size && bytes[at + covered] == bytes[p + covered];
        if (!near && !farther) continue;
        size_t reach = match_length(bytes, size, at, back);
        offer_match(here, 2, reach, best + SLOW + back_cost(back, width), from, back);
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

/* The cheapest way to the end, as the steps that lead there, last step first. Returns their number. */
static size_t trace(way_t *steps, const place_t *places, size_t start, size_t size) {
    size_t count = 0, at = size;
    uint8_t way = 0;
    for (uint8_t i = 1; i < places[size].count; i++)
        if (places[size].way[i].cost < places[size].way[way].cost) way = i;
    while (at > start) {
        way_t last = places[at].way[way];
        steps[count++] = last;
        at -= last.length ? last.length : 1;
        way = last.from;
    }
    return count;
}

static void put_steps(writer_t *w, const way_t *steps, size_t count, const uint8_t *bytes, unsigned width) {
    bool matched = false;
    size_t back = 0;
    w->to[w->size++] = *bytes++; /* the first step is always a byte */
    for (const way_t *step = steps + count - 1; step-- > steps; bytes += step->length ? step->length : 1) {
        put_bit(w, step->length > 0);
        if (!step->length) w->to[w->size++] = *bytes;
        if (step->length && !matched) put_bit(w, step->back == back);
        if (step->length && (matched || step->back != back)) {
            put_back(w, step->back, width);
            put_number(w, step->length - 1U, 0);
        } else if (step->length)
            put_number(w, step->length, 0);
        matched = step->length > 0;
        back = step->back;
    }
    put_bit(w, 1);
    if (!matched) put_bit(w, 0);
    put_bit(w, 0);
    put_number(w, 1, 1);
    w->to[w->size++] = END;
}

size_t pack_part(const uint8_t *bytes, size_t start, size_t size, unsigned width, uint8_t *packed) {
    place_t *places = capacity(size + 1, sizeof *places);
    size_t *before = capacity(size + 1, sizeof *before);
    way_t *steps = capacity(size + 1, sizeof *steps);
    writer_t w = {.to = packed};
    link_pairs(before, bytes, size);
    offer(places + start + 1, (way_t){.cost = 8});
    for (size_t at = start + 1; at < size; at++)
        step(places, bytes, size, at, before, width);
    put_steps(&w, steps, trace(steps, places, start, size), bytes + start, width);
    free(places);
    free(before);
    free(steps);
    return w.size;
}

size_t pack_picture(const uint8_t *bytes, size_t size, unsigned width, uint8_t *packed) {
    return pack_part(bytes, 0, size, width, packed);
}

size_t pack(const uint8_t *bytes, size_t size, uint8_t *packed) {
    return pack_picture(bytes, size, PACK_PLAIN, packed);
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

static size_t get_number(reader_t *r, unsigned flip) {
    size_t number = 1;
    while (!get_bit(r)) {
        if (number > LONGEST) r->bad = true;
        if (r->bad) return 1;
        number = number << 1 | (get_bit(r) ^ flip);
    }
    return number;
}

/* The next distance, or 0 for the end. */
static size_t get_back(reader_t *r, unsigned width) {
    if (get_bit(r)) {
        for (unsigned lines = 1; lines <= 4; lines *= 2)
            if (get_bit(r)) return lines * width;
        return 1;
    }
    size_t high = get_number(r, 1);
    uint8_t low = (uint8_t)get_byte(r);
    return low == END ? 0 : high * 256 - low;
}

size_t pack_undo(const uint8_t *packed, size_t size, unsigned width, uint8_t *bytes, size_t space) {
    return pack_undo_part(packed, size, width, bytes, 0, space);
}

size_t pack_undo_part(const uint8_t *packed, size_t size, unsigned width, uint8_t *bytes, size_t start, size_t space) {
    reader_t r = {.from = packed, .size = size};
    size_t at = start, back = 0;
    bool matched = false;
    for (bool literal = true; !r.bad; literal = !get_bit(&r)) {
        if (literal) {
            if (at >= space) return SIZE_MAX;
            bytes[at++] = (uint8_t)get_byte(&r);
            matched = false;
            continue;
        }
        bool again = !matched && get_bit(&r);
        if (!again) back = get_back(&r, width);
        if (!again && !back) return r.bad ? SIZE_MAX : at;
        size_t n = get_number(&r, 0) + !again;
        if (!back || back > at || n > LONGEST || n > space - at) return SIZE_MAX;
        for (; n--; at++)
            bytes[at] = bytes[at - back];
        matched = true;
    }
    return SIZE_MAX;
}
