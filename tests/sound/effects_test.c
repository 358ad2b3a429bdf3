/* Effects borrow the third voice: for every effect, started at every seventh frame of every tune, the other two
 * voices are unaffected, and the third is restored in the frame in which the effect ends. Uses the PC's player;
 * twins_test.c proves that the CPC's is the same. */
#include <string.h>

#include "clock.h"
#include "host.h"
#include "sound.h"
#include "sounds.h"
#include "tap.h"
#include "video.h"

enum { FRAMES = 4000, APART = 7, AFTER = 12 };

static const struct {
    uint16_t id;
    const char *path;
} tunes[] = {
#define TUNE(id, path) {id, path},
    SOUNDS_TUNES(TUNE)};
static const struct {
    uint16_t id;
    const char *name;
    int frames;
} effects[] = {
#define EFFECT(id, name, frames) {id, name, frames},
    SOUNDS_EFFECTS(EFFECT)};
enum { TUNES = sizeof tunes / sizeof *tunes, EFFECTS = sizeof effects / sizeof *effects };

static const uint8_t palette[7];
static const uint8_t *const zones[VIDEO_ZONES] = {palette, palette, palette, palette, palette};
static uint8_t alone[FRAMES][HOST_PSG];

static void begin(uint16_t tune) {
    host_reset();
    video_zones(zones);
    sound_use(GAME_SOUNDS);
    sound_play(tune);
}

/* The length of the tune, at most FRAMES. */
static int play_alone(uint16_t tune) {
    int frames = 0;
    begin(tune);
    while (frames < FRAMES && sound_playing()) {
        clock_wait();
        memcpy(alone[frames++], host_psg, HOST_PSG);
    }
    return frames;
}

/* The audible part of a voice: its volume, and if it is not 0, pitch and mixer bits. */
static bool sounds_alike(const uint8_t *a, const uint8_t *b, int voice) {
    if (a[8 + voice] != b[8 + voice]) return false;
    if (!a[8 + voice]) return true;
    unsigned bits = 9u << voice;
    return !memcmp(a + 2 * voice, b + 2 * voice, 2) && (a[7] & bits) == (b[7] & bits) &&
           (a[7] & bits & 0x38 || a[6] == b[6]);
}

/* The first wrong frame, or -1. */
static int wrong_frame(uint16_t tune, int effect, int start, int frames) {
    int over = start + effects[effect].frames, last = over + AFTER < frames ? over + AFTER : frames;
    begin(tune);
    for (int f = 0; f < last; f++) {
        if (f == start) sound_effect(effects[effect].id);
        clock_wait();
        if (!sounds_alike(host_psg, alone[f], 0) || !sounds_alike(host_psg, alone[f], 1)) return f;
        if ((f < start || f >= over) && !sounds_alike(host_psg, alone[f], 2)) return f;
    }
    return -1;
}

static void test_effects(int tune) {
    int frames = play_alone(tunes[tune].id), runs = 0, wrong = -1, which = 0, at = 0;
    for (int e = 0; e < EFFECTS && wrong < 0; e++)
        for (int start = 0; start < frames && wrong < 0; start += APART) {
            wrong = wrong_frame(tunes[tune].id, e, start, frames);
            which = e;
            at = start;
            runs++;
        }
    ok(wrong < 0, "%s: after each of %d effects the tune is unchanged (%s started in frame %d: frame %d)",
       strrchr(tunes[tune].path, '/') + 1, runs, effects[which].name, at, wrong);
}

static void begin_effect(int effect) {
    host_reset();
    video_zones(zones);
    sound_use(GAME_SOUNDS);
    sound_effect(effects[effect].id);
    clock_wait();
}

/* For any two effects: a weaker one does not interrupt a stronger one, an equal or stronger one does. */
static void test_priorities(void) {
    static uint8_t first[EFFECTS][HOST_PSG], second[EFFECTS][HOST_PSG];
    int wrong = 0;
    for (int e = 0; e < EFFECTS; e++) {
        begin_effect(e);
        memcpy(first[e], host_psg, HOST_PSG);
        clock_wait();
        memcpy(second[e], host_psg, HOST_PSG);
    }
    for (int old = 0; old < EFFECTS; old++)
        for (int next = 0; next < EFFECTS; next++) {
            bool cuts = effects[next].id >> 12 >= effects[old].id >> 12;
            begin_effect(old);
            sound_effect(effects[next].id);
            clock_wait();
            wrong += !sounds_alike(host_psg, cuts ? first[next] : second[old], 2);
        }
    ok(!wrong, "only an equal or stronger effect interrupts an effect (%d of %d pairs are wrong)", wrong,
       EFFECTS * EFFECTS);
}

static void test_levels(void) {
    int heard = 0, silent = 0;
    for (int e = 0; e < EFFECTS; e++) {
        begin_effect(e);
        bool any = host_psg[10];
        for (int f = 1; f < effects[e].frames; f++) {
            clock_wait();
            any |= host_psg[10];
        }
        heard += any;
        clock_wait();
        silent += !host_psg[10] && !host_psg[8] && !host_psg[9];
    }
    ok(heard == EFFECTS && silent == EFFECTS,
       "every effect is heard, for as many frames as its table says, and ends in silence");
}

int main(void) {
    for (int t = 0; t < TUNES; t++)
        test_effects(t);
    test_priorities();
    test_levels();
    return tap_done();
}
