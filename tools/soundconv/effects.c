/* Reads effects.txt. */
#include <ctype.h>
#include <string.h>

#include "lines.h"
#include "sound.h"
#include "tables.h"

unsigned note_period(int note) {
    static const unsigned lowest[12] = {1911, 1804, 1703, 1607, 1517, 1432, 1351, 1276, 1204, 1136, 1073, 1012};
    unsigned octave = (unsigned)note / 12, period = lowest[note % 12];
    return octave ? ((period >> (octave - 1)) + 1) >> 1 : period;
}

/* The segment being read. */
typedef struct {
    int frames, from, to, volume, volume_to;
    bool tone, noise, buzz, silent;
} segment_t;

/* A period, or a note like F#4. */
static int period(const lines_t *lines, const char **text) {
    static const int letters[7] = {9, 11, 0, 2, 4, 5, 7};
    const char *c = *text;
    if (*c < 'A' || *c > 'G') return lines_number(lines, text, 0, 4095, "a period is 0 to 4095, or a note like A4");
    int note = letters[*c++ - 'A'];
    if (*c == '#') note++, c++;
    note += 12 * (lines_number(lines, &c, 1, 7, "a note is from C1 to B7") - 1);
    *text = c;
    return (int)note_period(note);
}

/* 20 or 20>8. */
static void read_glide(const lines_t *lines, const char *word, int most, int *from, int *to) {
    const char *c = word;
    *from = *to = period(lines, &c);
    if (*c == '>') {
        c++;
        *to = period(lines, &c);
    }
    if (*c || *from > most || *to > most) lines_wrong(lines, "expected a number in range, or a glide like 20>8", word);
}

static bool is_number(const char *word) {
    return isdigit((unsigned char)*word) || (*word >= 'A' && *word <= 'G');
}

static void read_segment(lines_t *lines, segment_t *g, const char *first) {
    char word[32];
    const char *c = first;
    *g = (segment_t){.volume = -1};
    g->frames = lines_number(lines, &c, 1, 127, "a segment has 1 to 127 frames");
    if (*c) lines_wrong(lines, "a segment begins with its frames", first);
    bool more = lines_word(lines, word, sizeof word);
    while (more) {
        bool *what = !strcmp(word, "tone")      ? &g->tone
                     : !strcmp(word, "noise")   ? &g->noise
                     : !strcmp(word, "buzz")    ? &g->buzz
                     : !strcmp(word, "silence") ? &g->silent
                                                : NULL;
        bool volume = !strcmp(word, "volume");
        if (!what && !volume) lines_wrong(lines, "expected tone, noise, buzz, silence or volume", word);
        if (what && *what) lines_wrong(lines, "duplicate word", word);
        if (what) *what = true;
        int most = g->noise && !g->tone && !g->buzz ? 31 : 4095;
        more = lines_word(lines, word, sizeof word);
        if (volume) {
            if (!more || g->volume >= 0)
                lines_wrong(lines, "a volume is a number from 0 to 15, once", more ? word : "");
            read_glide(lines, word, 15, &g->volume, &g->volume_to);
            more = lines_word(lines, word, sizeof word);
        } else if (more && is_number(word)) {
            if (g->from) lines_wrong(lines, "duplicate period", word);
            read_glide(lines, word, most, &g->from, &g->to);
            more = lines_word(lines, word, sizeof word);
        }
    }
    if (g->silent) {
        if (g->tone || g->noise || g->buzz || g->volume >= 0) lines_wrong(lines, "silence must be alone", "");
        g->volume = g->volume_to = 0;
        return;
    }
    if (!g->tone && !g->noise && !g->buzz) lines_wrong(lines, "expected tone, noise, buzz or silence", "");
    if (g->buzz ? g->volume >= 0 : g->volume < 0)
        lines_wrong(lines, g->buzz ? "a buzz has no volume" : "expected a volume", "");
    if ((g->tone || g->buzz) && (g->from < 16 || g->to < 16)) lines_wrong(lines, "a tone's period is at least 16", "");
    if (g->buzz) g->volume = g->volume_to = 0;
}

static int nearest(int difference, int steps) {
    if (steps < 1) return 0;
    int twice = 2 * difference + (difference < 0 ? -steps : steps);
    return twice / (2 * steps);
}

static void emit_segment(const lines_t *lines, sound_t *s, const segment_t *g) {
    int glide = nearest(g->to - g->from, g->frames - 1), fade = nearest(4 * (g->volume_to - g->volume), g->frames - 1);
    int last = g->from + glide * (g->frames - 1), last_volume = 4 * g->volume + fade * (g->frames - 1);
    if (glide < -128 || glide > 127) lines_wrong(lines, "this glide is too steep: at most 127 a frame", "");
    if (fade < -8 || fade > 7) lines_wrong(lines, "this volume changes too fast: two steps a frame at most", "");
    if (last < (g->tone || g->buzz ? 16 : 0) || last > (g->tone || g->buzz ? 4095 : 31))
        lines_wrong(lines, "with whole steps this glide leaves what the chip can do; choose another number of frames",
                    "");
    if (last_volume < 0 || last_volume > 63)
        lines_wrong(lines, "in quarters of a step this volume leaves 0 to 15; choose another number of frames", "");
    unsigned look = (unsigned)g->volume | (g->tone ? 0 : SOUND_STEP_MUTE) | (g->buzz ? SOUND_STEP_ENVELOPE : 0) |
                    (g->noise ? SOUND_LOOK_NOISE : 0);
    const unsigned bytes[5] = {(unsigned)g->frames, look, ((unsigned)fade & 15) << 4 | (unsigned)g->from >> 8,
                               (unsigned)g->from & 255, (unsigned)glide & 255};
    if (s->bytes + 8 > TABLES_BYTES) lines_wrong(lines, "this effect is too long", "");
    for (int i = 0; i < 5; i++)
        s->byte[s->bytes++] = (uint8_t)bytes[i];
}

typedef struct {
    unsigned at[64], frames[64], count,
        loop_free; /* where segments begin; those from loop_free on are in no loop yet */
} segments_t;

static void read_again(lines_t *lines, sound_t *s, segments_t *g) {
    char times[16], of[16], count[16], more[16];
    const char *t = times, *c = count;
    if (!lines_word(lines, times, sizeof times) || !lines_word(lines, of, sizeof of) || strcmp(of, "of") ||
        !lines_word(lines, count, sizeof count) || lines_word(lines, more, sizeof more))
        lines_wrong(lines, "a loop is like: again 5 of 2", "");
    int n = lines_number(lines, &t, 1, 127, "segments repeat 1 to 127 times");
    int back = lines_number(lines, &c, 1, (int)(g->count - g->loop_free),
                            "not so many segments above that are in no loop yet");
    unsigned from = g->count - (unsigned)back;
    for (unsigned i = from; i < g->count; i++)
        s->frames += g->frames[i] * (unsigned)n;
    s->byte[s->bytes] = (uint8_t)(0x80 + n);
    s->byte[s->bytes + 1] = (uint8_t)(s->bytes + 2 - g->at[from]);
    s->bytes += 2;
    g->loop_free = g->count;
}

static void begin_effect(lines_t *lines, table_t *table, const char *word) {
    char priority[16], more[16];
    const char *p = priority;
    if (table->sounds == TABLES_EFFECTS) lines_wrong(lines, "too many effects", word);
    sound_t *s = &table->sound[table->sounds];
    *s = (sound_t){.line = lines->line};
    for (const char *c = word; *c; c++)
        if (!islower((unsigned char)*c) && !isdigit((unsigned char)*c) && *c != '_')
            lines_wrong(lines, "an effect's name consists of small letters, digits and _", word);
    if (strlen(word) >= TABLES_NAME) lines_wrong(lines, "this name is too long", word);
    if (table_find(table, word) >= 0) lines_wrong(lines, "duplicate effect", word);
    strcpy(s->name, word);
    if (!lines_word(lines, priority, sizeof priority)) lines_wrong(lines, "expected a priority from 1 to 15", "");
    s->priority = (unsigned)lines_number(lines, &p, 1, 15, "expected a priority from 1 to 15");
    if (*p || lines_word(lines, more, sizeof more))
        lines_wrong(lines, "an effect begins with its name and priority", "");
    table->sounds++;
}

static void end_effect(const lines_t *lines, table_t *table) {
    if (!table->sounds) return;
    sound_t *s = &table->sound[table->sounds - 1];
    if (!s->bytes) lines_wrong(lines, "this effect, or the one above, has no segment", s->name);
    s->byte[s->bytes++] = 0;
}

void effects_read(table_t *table, const char *text, const char *path) {
    lines_t lines = {.path = path, .at = text};
    segments_t segments = {.count = 0};
    bool indented;
    table->sounds = 0;
    while (lines_next(&lines, &indented)) {
        char word[64];
        lines_word(&lines, word, sizeof word);
        if (!indented) {
            end_effect(&lines, table);
            begin_effect(&lines, table, word);
            segments = (segments_t){.count = 0};
            continue;
        }
        if (!table->sounds) lines_wrong(&lines, "a segment before the first effect", word);
        sound_t *s = &table->sound[table->sounds - 1];
        if (!strcmp(word, "again")) {
            read_again(&lines, s, &segments);
            continue;
        }
        segment_t g;
        read_segment(&lines, &g, word);
        if (segments.count == 64) lines_wrong(&lines, "this effect is too long", "");
        segments.at[segments.count] = s->bytes;
        segments.frames[segments.count++] = (unsigned)g.frames;
        s->frames += (unsigned)g.frames;
        emit_segment(&lines, s, &g);
    }
    end_effect(&lines, table);
}
