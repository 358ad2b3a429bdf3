/* The two sound players are twins: with any bank and any requests, the registers of the CPC's sound chip and of
 * the PC's are equal, frame by frame. Banks are random, so that all commands, steps and segments are combined. */
#include <string.h>

#include "clock.h"
#include "host.h"
#include "sound.h"
#include "tap.h"
#include "z80.h"

enum { BANKS = 40, FRAMES = 1500, PATTERNS = 12, INSTRUMENTS = 12, TUNES = 4, EFFECTS = 10 };

typedef struct {
    uint8_t byte[4096];
    unsigned size;
    uint8_t instrument[INSTRUMENTS];
    uint16_t tune[TUNES], effect[EFFECTS];
} bank_t;

static uint32_t state = 1;

static unsigned random_under(unsigned below) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
}

static unsigned between(unsigned first, unsigned last) {
    return first + random_under(last - first + 1);
}

static void add(bank_t *b, unsigned byte) {
    b->byte[b->size++] = (uint8_t)byte;
}

static void add_word(bank_t *b, unsigned word) {
    add(b, word & 255);
    add(b, word >> 8);
}

static void put_word(bank_t *b, unsigned at, unsigned word) {
    b->byte[at] = (uint8_t)word;
    b->byte[at + 1] = (uint8_t)(word >> 8);
}

static unsigned pitch_byte(void) {
    static const int shifts[] = {-64, -63, -12, -7, 3, 4, 7, 12};
    if (random_under(2)) return (unsigned)shifts[random_under(8)] * 2 & 255;
    return between(0, 20) * 2 + 1 - 20;
}

/* A random instrument of a few steps that ends or loops; noise and envelope are for the third voice. */
static void add_instrument(bank_t *b, bool third) {
    unsigned starts[8], steps = between(1, 5);
    for (unsigned i = 0; i < steps; i++) {
        starts[i] = b->size;
        unsigned look = random_under(16);
        if (third && !random_under(4)) look |= SOUND_STEP_MUTE;
        if (third && !random_under(4)) look |= SOUND_STEP_ENVELOPE;
        bool pitched = random_under(2);
        if (third && !random_under(4)) add(b, SOUND_STEP_NOISE + random_under(32));
        add(b, look | (pitched ? SOUND_STEP_PITCH : 0));
        if (pitched) add(b, pitch_byte() & 255);
    }
    add(b, random_under(2) ? 0x80 : 0x80 + b->size + 1 - starts[random_under(steps)]);
}

/* Of each pair of instruments and patterns the second is for the third voice. */
static unsigned one_of(unsigned count, bool third) {
    return random_under(count / 2) * 2 + third;
}

static void add_events(bank_t *b, unsigned patterns, bool third) {
    for (unsigned i = between(1, 6); i; i--) {
        if (patterns && !random_under(3)) add(b, SOUND_CALL + one_of(patterns, third));
        if (!random_under(3))
            add(b, SOUND_INSTRUMENT + random_under(16)), add(b, b->instrument[one_of(INSTRUMENTS, third)]);
        if (!random_under(3)) add(b, SOUND_LENGTH + between(4, 40) - 1);
        if (!random_under(8)) add(b, SOUND_TRANSPOSE), add(b, (between(0, 24) - 12) & 255);
        if (!random_under(4)) add(b, SOUND_CHORD), add(b, random_under(256));
        add(b, random_under(4) ? between(24, 60) : SOUND_REST + random_under(2));
    }
}

static void add_effect(bank_t *b, unsigned i) {
    unsigned loop_from = b->size;
    b->effect[i] = (uint16_t)(SOUND_RANK(between(1, 15)) | b->size);
    for (unsigned s = between(1, 4); s; s--) {
        unsigned value = between(1280, 2800); /* ten frames of the steepest glide stay within 12 bits */
        add(b, between(1, 10));
        add(b, random_under(128));
        add(b, random_under(16) << 4 | value >> 8);
        add(b, value);
        add(b, random_under(256));
        if (!random_under(3)) {
            add(b, 0x80 + between(1, 3));
            add(b, b->size + 1 - loop_from);
            loop_from = b->size;
        }
    }
    add(b, 0);
}

/* Patterns of the first half call nothing, those of the second half call the first half. */
static void make_bank(bank_t *b) {
    *b = (bank_t){.size = 2 * PATTERNS};
    for (unsigned i = 0; i < INSTRUMENTS; i++) {
        b->instrument[i] = (uint8_t)b->size;
        add_instrument(b, i & 1);
    }
    for (unsigned i = 0; i < PATTERNS; i++) {
        put_word(b, 2 * i, b->size);
        add_events(b, i < PATTERNS / 2 ? 0 : PATTERNS / 2, i & 1);
        add(b, SOUND_RETURN);
    }
    for (unsigned i = 0; i < TUNES; i++) {
        unsigned head = b->size;
        b->tune[i] = (uint16_t)((random_under(2) ? SOUND_KIND_MUSIC : SOUND_KIND_SIGNAL) | head);
        b->size += 9;
        for (unsigned v = 0; v < 3; v++) {
            unsigned start = b->size;
            b->byte[head + 3 * v] = SOUND_JUMP;
            put_word(b, head + 3 * v + 1, start);
            add(b, SOUND_LENGTH + 7);
            add(b, SOUND_INSTRUMENT), add(b, b->instrument[one_of(INSTRUMENTS, v == 2)]);
            add(b, SOUND_CHORD), add(b, 0x47);
            add_events(b, PATTERNS, v == 2);
            if (random_under(3))
                add(b, SOUND_JUMP), add_word(b, start);
            else
                add(b, SOUND_END);
        }
    }
    for (unsigned i = 0; i < EFFECTS; i++)
        add_effect(b, i);
}

/* Makes the same request to both. */
static void ask(z80_t *z, const bank_t *b) {
    uint16_t tune = b->tune[random_under(TUNES)], effect = b->effect[random_under(EFFECTS)];
    static const uint8_t levels[] = {SOUND_ALL, SOUND_ALL, SOUND_EFFECTS, SOUND_OFF};
    uint8_t level = levels[random_under(4)];
    if (!random_under(200)) sound_stop(), z80_call(z, "sound_stop", (cpc_call_t){0});
    if (!random_under(60)) sound_play(tune), z80_call(z, "sound_play", (cpc_call_t){.hl = tune});
    for (unsigned i = random_under(8) ? 0 : between(1, 2); i; i--) {
        sound_effect(effect), z80_call(z, "sound_effect", (cpc_call_t){.hl = effect});
        effect = b->effect[random_under(EFFECTS)];
    }
    if (!random_under(100)) sound_level(level), z80_call(z, "sound_level", (cpc_call_t){.hl = level});
}

static const uint8_t any_palette[7];
static const uint8_t *const zones[VIDEO_ZONES] = {any_palette, any_palette, any_palette, any_palette, any_palette};

/* The frame in which the players differ, or FRAMES. */
static int first_difference(z80_t *z, const bank_t *b) {
    uint16_t place = cpc_address(z->cpc, "bank");
    cpc_poke(z->cpc, place, b->byte, sizeof b->byte);
    host_reset();
    video_zones(zones);
    z80_call(z, "sound_stop", (cpc_call_t){0});
    z80_call(z, "sound_level", (cpc_call_t){0});
    z80_call(z, "sound_use", (cpc_call_t){.hl = place});
    z80_call(z, "sound_silence", (cpc_call_t){0});
    sound_use(b->byte);
    for (int frame = 0; frame < FRAMES; frame++) {
        ask(z, b);
        bool host_plays = sound_playing(), z80_plays = z80_call(z, "sound_playing", (cpc_call_t){0}).af >> 8;
        clock_wait();
        z80_call(z, "sound_frame", (cpc_call_t){0});
        const uint8_t *psg = z->cpc->ppi.psg;
        /* An inaudible pitch may differ: the PC resets it with a new bank. */
        bool same = host_plays == z80_plays && !memcmp(psg + 8, host_psg + 8, 3);
        for (int c = 0; c < 3; c++)
            same &= !psg[8 + c] || !memcmp(psg + 2 * c, host_psg + 2 * c, 2);
        if (psg[10]) {
            same &= psg[7] == host_psg[7];
            if (!(psg[7] & 0x20)) same &= psg[6] == host_psg[6];
            if (psg[10] == 16) same &= psg[11] == host_psg[11];
        }
        if (same) continue;
        for (int r = 0; r < 12; r++)
            printf("# R%d: CPC %d, PC %d\n", r, psg[r], host_psg[r]);
        return frame;
    }
    return FRAMES;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    static bank_t b;
    int equal = 0;
    for (unsigned i = 1; i <= BANKS; i++) {
        state = i;
        make_bank(&b);
        int frame = first_difference(&z, &b);
        if (frame < FRAMES) ok(false, "bank %u: the players differ in frame %d", i, frame);
        equal += frame == FRAMES;
    }
    ok(equal == BANKS, "%d random banks give equal registers for %d frames each, on the PC and on the CPC", BANKS,
       FRAMES);
    z80_close(&z);
    return tap_done();
}
