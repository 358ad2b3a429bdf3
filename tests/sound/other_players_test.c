/* Measures our recordings as played by other emulations of the sound chip: other_players_test FOLDER TUNE
 *
 * For each voice alone, two of the title and the third of this tune, every steady note has the pitch of the chip's
 * period, within 6 cents; no bar of any piece is silent and nothing clips; in three emulations. The folder has the .ym
 * files of tools/soundsheet and their conversions: NAME.st.wav by ST-Sound, NAME.rs.wav by ym2149-wasm, NAME.ay.wav by
 * libgme, which runs our player itself.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "sounds.h"
#include "tap.h"
#include "tune.h"

enum { RATE = 44100, FRAME = RATE / 50, GARBAGE = 9 * FRAME, STEADY = 6, MOST_NOTES = 80, LEAD_IN = 3 };
#define CENTS 6
#define TURN  6.283185307179586

static const char *folder;

static uint8_t *read_file(const char *path, size_t *length) {
    char problem[256];
    uint8_t *bytes = load_bytes(path, 64 << 20, length, problem);
    if (bytes) return bytes;
    ok(false, "%s", problem);
    exit(1);
}

static uint8_t *read_made(const char *name, size_t *length) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return read_file(path, length);
}

/* ---- recordings ---- */

typedef struct {
    uint8_t *bytes;
    const int16_t *sample;
    int samples;
} wav_t;

static wav_t read_wav(const char *name) {
    size_t length, at = 12;
    wav_t w = {.bytes = read_made(name, &length)};
    while (at + 8 <= length) {
        uint32_t size;
        memcpy(&size, w.bytes + at + 4, 4);
        if (!memcmp(w.bytes + at, "data", 4)) {
            if (size > length - at - 8) size = (uint32_t)(length - at - 8);
            w.sample = (const int16_t *)(void *)(w.bytes + at + 8);
            w.samples = (int)(size / 2);
        }
        at += 8 + (size_t)size;
    }
    return w;
}

typedef struct {
    uint8_t *bytes;
    const uint8_t *data;
    int frames;
} ym_t;

static ym_t read_ym(const char *name) {
    size_t length;
    ym_t y = {.bytes = read_made(name, &length)};
    y.frames = y.bytes[12] << 24 | y.bytes[13] << 16 | y.bytes[14] << 8 | y.bytes[15];
    const char *text = (char *)y.bytes + 34;
    for (int i = 0; i < 3; i++)
        text += strlen(text) + 1;
    y.data = (const uint8_t *)text;
    return y;
}

static int reg(const ym_t *y, int r, int frame) {
    return y->data[r * y->frames + frame];
}

static int period(const ym_t *y, int voice, int frame) {
    return reg(y, 2 * voice, frame) | reg(y, 2 * voice + 1, frame) << 8;
}

static bool has_tone(const ym_t *y, int voice, int frame) {
    int volume = reg(y, 8 + voice, frame);
    return volume > 2 && volume < 16 && !(reg(y, 7, frame) >> voice & 1) && reg(y, 7, frame) >> voice & 8;
}

/* ---- pitch ---- */

static double power(const int16_t *s, int count, double mean, double hertz) {
    double turn = TURN * hertz / RATE, c = cos(turn), n = sin(turn), re = 1, im = 0, x = 0, y = 0;
    double wc = cos(TURN / count), ws = sin(TURN / count), wr = 1, wi = 0;
    for (int i = 0; i < count; i++) {
        double v = (s[i] - mean) * (1 - wr) / 2, t = re * c - im * n; /* a Hann window */
        x += v * re;
        y += v * im;
        im = re * n + im * c;
        re = t;
        t = wr * wc - wi * ws;
        wi = wr * ws + wi * wc;
        wr = t;
    }
    return x * x + y * y;
}

/* Distance in cents of the strongest tone near this one; 99 if it is at the edge of the search. */
static double cents_off(const int16_t *s, int count, double hertz) {
    double mean = 0, p[81];
    int best = 0;
    for (int i = 0; i < count; i++)
        mean += s[i];
    mean /= count;
    for (int i = 0; i < 81; i++) {
        p[i] = power(s, count, mean, hertz * pow(2, (i - 40) / 1200.0));
        if (p[i] > p[best]) best = i;
    }
    if (best == 0 || best == 80) return 99;
    double bend = p[best - 1] - 2 * p[best] + p[best + 1];
    return best - 40 + (bend < 0 ? (p[best - 1] - p[best + 1]) / (2 * bend) : 0);
}

/* The start of the sound; ST-Sound begins with nine frames of uninitialised memory and two of silence. */
static int first_sound(const wav_t *w, const char *ending) {
    int i = strcmp(ending, "st") ? 1 : GARBAGE;
    while (i < w->samples && abs(w->sample[i] - w->sample[i - 1]) < 40)
        i++;
    return i;
}

/* The position of the first register frame in the recording: the first sound of `voices` (as bits) is the first
 * that is heard. */
static int first_frame(const wav_t *w, const char *ending, const ym_t *y, int voices) {
    int frame = 0;
    for (; frame < y->frames; frame++)
        for (int voice = 0; voice < 3; voice++)
            if (voices >> voice & 1 && reg(y, 8 + voice, frame) > 4) return first_sound(w, ending) - frame * FRAME;
    return 0;
}

static void test_pitch(const char *emulation, const char *ending, const char *tune, int voice) {
    char name[64];
    snprintf(name, sizeof name, "%s-%d.ym", tune, voice + 1);
    ym_t y = read_ym(name);
    snprintf(name, sizeof name, "%s-%d.%s.wav", tune, voice + 1, ending);
    wav_t w = read_wav(name);
    int notes = 0, start = 0, zero = first_frame(&w, ending, &y, 1 << voice);
    double worst = 0;
    for (int f = 1; f < y.frames && notes < MOST_NOTES; f++) {
        bool same =
            has_tone(&y, voice, f) && has_tone(&y, voice, start) && period(&y, voice, f) == period(&y, voice, start);
        if (same) continue;
        int from = zero + start * FRAME + FRAME, count = (f - start) * FRAME - 3 * FRAME / 2;
        if (f - start >= STEADY && has_tone(&y, voice, start) && from >= 0 && from + count < w.samples) {
            double off = fabs(cents_off(w.sample + from, count, 62500.0 / period(&y, voice, start)));
            if (off > worst) worst = off;
            notes++;
        }
        start = f;
    }
    ok(notes > 10 && worst < CENTS, "%s hears voice %d of %s in tune: %d steady notes, at most %.1f cents off",
       emulation, voice + 1, tune, notes, worst);
    free(y.bytes);
    free(w.bytes);
}

/* ---- loudness ---- */

static double loudness(const int16_t *sample, int count) {
    double sum = 0, square = 0;
    for (int i = 0; i < count; i++) {
        sum += sample[i];
        square += (double)sample[i] * sample[i];
    }
    return sqrt(square / count - sum * sum / count / count);
}

static void test_loudness(const char *emulation, const char *ending, const char *path) {
    static tune_t tune;
    char name[64], *point;
    size_t length;
    uint8_t *text = read_file(path, &length);
    abc_read(&tune, (char *)text, path);
    free(text);
    snprintf(name, sizeof name, "%s", strrchr(path, '/') + 1);
    point = strchr(name, '.');
    strcpy(point, ".ym");
    ym_t y = read_ym(name);
    sprintf(point, ".%s.wav", ending);
    wav_t w = read_wav(name);
    int peak = 0, silent = 0, bar = 0, zero = first_frame(&w, ending, &y, 7), begin = zero < GARBAGE ? GARBAGE : zero;
    double mean = loudness(w.sample + begin, w.samples - begin);
    for (int i = begin; i < w.samples; i++)
        if (abs(w.sample[i]) > peak) peak = abs(w.sample[i]);
    for (; bar < tune.bars; bar++) {
        int from = zero + (LEAD_IN + tune.bar_frame[bar]) * FRAME;
        int to = zero + (LEAD_IN + (bar + 1 < tune.bars ? tune.bar_frame[bar + 1] : tune.voice[0].end_frame)) * FRAME;
        if (to > w.samples && bar == tune.bars - 1) to = w.samples; /* ST-Sound starts late but ends on time */
        if (from < 0 || to > w.samples || to <= from + FRAME) break;
        silent += loudness(w.sample + from, to - from) < mean / 20;
    }
    ok(bar && bar == tune.bars && !silent && peak < 32767,
       "%s: %s hears %d of %d bars, %d of them silent, and nothing clips (peak %d)", path, emulation, bar, tune.bars,
       silent, peak);
    free(y.bytes);
    free(w.bytes);
}

int main(int count, char **words) {
    static const struct {
        const char *name, *ending;
    } emulations[] = {{"ST-Sound", "st"}, {"ym2149-wasm", "rs"}, {"libgme, which runs the player itself,", "ay"}};
    static const char *const paths[] = {
#define PATH(id, path) path,
        SOUNDS_TUNES(PATH)};
    if (count != 3) return 2;
    folder = words[1];
    for (int e = 0; e < 3; e++) {
        for (int voice = 0; voice < 3; voice++)
            test_pitch(emulations[e].name, emulations[e].ending, voice < 2 ? "title" : words[2], voice);
        for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++)
            test_loudness(emulations[e].name, emulations[e].ending, paths[i]);
    }
    return tap_done();
}
