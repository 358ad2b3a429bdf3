/* Finds patterns in the commands of all voices. */
#include <stdlib.h>
#include <string.h>

#include "encode.h"
#include "fail.h"

enum { LONGEST = 80, PLACES = 1 << 16, PATTERN_COST = 3 }; /* tokens; two bytes of address and one of return */

/* A sequence of tokens seen before: where, and how often so far without overlap. */
typedef struct {
    uint64_t hash;
    int stream, at, count, last_stream, last_end;
} place_t;

static place_t places[PLACES];

static bool same(const token_t *a, const token_t *b, int count) {
    return !memcmp(a, b, (size_t)count * sizeof *a);
}

static int pattern_stream(const streams_t *all, int pattern) {
    return all->voices + pattern;
}

static bool has_calls(const stream_t *s) {
    for (int i = 0; i < s->tokens; i++)
        if (s->token[i].kind == TOKEN_CALL) return true;
    return false;
}

/* Patterns may call patterns that call none. */
typedef struct {
    bool calls[ENCODE_PATTERNS], inside[ENCODE_PATTERNS]; /* it calls another; another calls it */
} depth_t;

static void look_at_depth(const streams_t *all, depth_t *d) {
    memset(d, 0, sizeof *d);
    for (int p = 0; p < all->patterns; p++) {
        const stream_t *s = all->stream + pattern_stream(all, p);
        d->calls[p] = has_calls(s);
        for (int i = 0; i < s->tokens; i++)
            if (s->token[i].kind == TOKEN_CALL) d->inside[s->token[i].byte[0]] = true;
    }
}

/* Whether a sequence may become a pattern here. */
static bool may_stand(const streams_t *all, const depth_t *d, int stream, const token_t *token, int count) {
    bool calls = false;
    for (int i = 0; i < count; i++) {
        if (token[i].kind == TOKEN_MARK) return false;
        if (token[i].kind != TOKEN_CALL) continue;
        calls = true;
        if (d->calls[token[i].byte[0]]) return false;
    }
    if (stream < all->voices) return true;
    return !calls && !d->inside[stream - all->voices];
}

static uint64_t hash_of(const token_t *t) {
    return (t->kind + 1u) * 0x9E3779B97F4A7C15u ^
           (t->byte[0] + 256u * t->byte[1] + 65536u * t->byte[2]) * 0xC2B2AE3D27D4EB4Fu;
}

typedef struct {
    int stream, at, length, saving;
} best_t;

/* All sequences of one length: how much a pattern would save. */
static void look_at_length(const streams_t *all, const depth_t *d, int length, best_t *best) {
    memset(places, 0, sizeof places);
    for (int k = 0; k < all->voices + all->patterns; k++) {
        const stream_t *s = all->stream + k;
        for (int i = 0; i + length <= s->tokens; i++) {
            const token_t *t = s->token + i;
            uint64_t hash = (uint64_t)length;
            int bytes = 0;
            for (int j = 0; j < length; j++) {
                hash = (hash ^ hash_of(t + j)) * 0x100000001B3u;
                hash ^= hash >> 29;
                bytes += t[j].kind == TOKEN_CALL ? 1 : t[j].kind;
            }
            if (!may_stand(all, d, k, t, length)) continue;
            unsigned slot = (unsigned)(hash >> 13) % PLACES;
            while (places[slot].count && (places[slot].hash != hash ||
                                          !same(all->stream[places[slot].stream].token + places[slot].at, t, length)))
                slot = (slot + 1) % PLACES;
            place_t *p = places + slot;
            if (!p->count) *p = (place_t){hash, k, i, 0, -1, 0};
            if (p->last_stream == k && p->last_end > i) continue;
            p->count++;
            p->last_stream = k;
            p->last_end = i + length;
            int saving = p->count * bytes - (p->count + bytes + PATTERN_COST);
            if (p->count > 1 && saving > best->saving) *best = (best_t){p->stream, p->at, length, saving};
        }
    }
}

/* Replaces all occurrences of the new, last pattern by calls. */
static void replace(streams_t *all, const depth_t *d, int pattern) {
    const stream_t *body = all->stream + pattern_stream(all, pattern);
    for (int k = 0; k < all->voices + pattern; k++) {
        stream_t *s = all->stream + k;
        int to = 0;
        for (int i = 0; i < s->tokens;) {
            const token_t *t = s->token + i;
            if (i + body->tokens <= s->tokens && same(t, body->token, body->tokens) &&
                may_stand(all, d, k, t, body->tokens)) {
                s->token[to++] = (token_t){TOKEN_CALL, {(uint8_t)pattern}};
                i += body->tokens;
            } else {
                s->token[to++] = s->token[i++];
            }
        }
        s->tokens = to;
    }
}

void encode_patterns(streams_t *all) {
    all->patterns = 0;
    while (all->patterns < ENCODE_PATTERNS && all->voices + all->patterns < ENCODE_STREAMS) {
        best_t best = {0};
        depth_t depth;
        int longest = 0;
        look_at_depth(all, &depth);
        for (int k = 0; k < all->voices + all->patterns; k++)
            if (all->stream[k].tokens > longest) longest = all->stream[k].tokens;
        for (int length = longest < LONGEST ? longest : LONGEST; length > 1; length--)
            look_at_length(all, &depth, length, &best);
        if (best.saving <= 0) break;
        stream_t *body = all->stream + pattern_stream(all, all->patterns);
        body->tokens = best.length;
        memcpy(body->token, all->stream[best.stream].token + best.at, (size_t)best.length * sizeof(token_t));
        replace(all, &depth, all->patterns);
        all->patterns++;
    }
}
