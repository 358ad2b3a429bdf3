/* soundconv: converts tunes, instruments and effects to the bytes that the players read.
 *
 *     soundconv NAME OUT.h OUT.c instruments.txt effects.txt TUNE.abc ...    makes a bank
 *     soundconv --sizes NAME instruments.txt effects.txt TUNE.abc ...        prints its sizes as lines of make bench
 *     soundconv --notes TUNE.abc                                            prints the notes, frame by frame
 *     soundconv --check instruments.txt TUNE.abc ...                        checks tunes by the rules of check.h
 *
 * A bank is NAME_sound[]; TUNE_TITLE is title.abc, EFFECT_DRAW is the effect draw. sound.h describes the bytes.
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "encode.h"
#include "fail.h"
#include "sound.h"

#define TUNES    16
#define BANK     (SOUND_ADDRESS + 1)
#define TEXT     0x20000
#define HEAD     9 /* a tune's three jumps */
#define SMALLEST 256

static char text[TEXT];
static table_t instruments, effects;
static tune_t tune[TUNES];
static int tunes;
static streams_t streams;
static uint8_t bank[BANK], instrument_at[TABLES_INSTRUMENTS];
static unsigned size, instruments_end;
static unsigned tune_at[TUNES], effect_at[TABLES_EFFECTS];
static bool transpose[TUNES][TUNE_VOICES];

static const char *read_text(const char *path) {
    FILE *f = fopen(path, "rb");
    if (!f) fail("%s: %s", path, strerror(errno));
    size_t length = fread(text, 1, sizeof text - 1, f);
    if (ferror(f)) fail("%s: cannot be read", path);
    if (length == sizeof text - 1) fail("%s: longer than %d bytes", path, TEXT);
    fclose(f);
    if (memchr(text, 0, length)) fail("%s: not a text file", path);
    text[length] = 0;
    return text;
}

static void read_tunes(char **paths, int count) {
    if (count < 1 || count > TUNES) fail("expected 1 to %d tunes", TUNES);
    for (tunes = 0; tunes < count; tunes++)
        abc_read(tune + tunes, read_text(paths[tunes]), paths[tunes]);
}

/* Checks that instruments exist and that a voice may play them. */
static void check_instruments(void) {
    for (int t = 0; t < tunes; t++)
        for (int v = 0; v < TUNE_VOICES; v++)
            for (int i = 0; i < tune[t].voice[v].notes; i++) {
                const note_t *n = &tune[t].voice[v].note[i];
                if (n->note < 0) continue;
                const char *name = tune[t].name[n->instrument];
                int which = table_find(&instruments, name);
                if (which < 0) fail("%s:%u:%u: unknown instrument %s", tune[t].path, n->line, n->column, name);
                if (v < 2 && instruments.sound[which].third_only)
                    fail("%s:%u:%u: %s has noise or envelope, which only the third voice may use", tune[t].path,
                         n->line, n->column, name);
            }
}

static void put(unsigned byte) {
    if (size == BANK) fail("the sounds take more than %d bytes", BANK);
    bank[size++] = (uint8_t)byte;
}

static void put_word(unsigned at, unsigned word) {
    bank[at] = (uint8_t)word;
    bank[at + 1] = (uint8_t)(word >> 8);
}

static bool is_used(unsigned instrument) {
    for (int t = 0; t < tunes; t++)
        for (int i = 0; i < tune[t].names; i++)
            if (!strcmp(tune[t].name[i], instruments.sound[instrument].name)) return true;
    return false;
}

static void encode_all(void) {
    streams.voices = 0;
    for (int t = 0; t < tunes; t++)
        for (int v = 0; v < TUNE_VOICES; v++)
            encode_voice(streams.stream + streams.voices++, tune + t, v, &instruments, instrument_at, transpose[t][v]);
    encode_patterns(&streams);
}

/* Transposition is used if it makes the whole smaller. */
static void choose_transposition(void) {
    encode_all();
    int best = streams_bytes(&streams);
    for (int t = 0; t < tunes; t++)
        for (int v = 0; v < TUNE_VOICES; v++) {
            transpose[t][v] = true;
            encode_all();
            int bytes = streams_bytes(&streams);
            transpose[t][v] = bytes < best;
            if (bytes < best) best = bytes;
        }
    encode_all();
}

/* The position of the instruments depends on the patterns, which contain their addresses. Only sizes matter, so
 * any addresses will do to find the patterns. */
static void place_instruments(void) {
    unsigned at = 2 * (unsigned)streams.patterns;
    for (unsigned i = 0; i < instruments.sounds; i++) {
        if (!is_used(i)) continue;
        if (at >= SMALLEST) fail("instruments and patterns take more than %d bytes together", SMALLEST);
        instrument_at[i] = (uint8_t)at;
        at += instruments.sound[i].bytes;
    }
}

static void put_stream(const stream_t *s, unsigned *mark) {
    for (int i = 0; i < s->tokens; i++) {
        const token_t *t = s->token + i;
        if (t->kind == TOKEN_MARK) {
            if (mark && i + 1 < s->tokens) *mark = size;
        } else if (t->kind == TOKEN_CALL) {
            put(SOUND_CALL + t->byte[0]);
        } else {
            for (unsigned k = 0; k < t->kind; k++)
                put(t->byte[k]);
        }
    }
}

static void put_tune(int t) {
    unsigned head = size;
    tune_at[t] = head;
    for (unsigned i = 0; i < HEAD; i++)
        put(SOUND_JUMP);
    for (int v = 0; v < TUNE_VOICES; v++) {
        unsigned mark = 0;
        put_word(head + 3 * (unsigned)v + 1, size);
        put_stream(streams.stream + t * TUNE_VOICES + v, &mark);
        if (tune[t].loop < 0) {
            put(SOUND_END);
        } else {
            put(SOUND_JUMP);
            put(mark & 255);
            put(mark >> 8);
        }
    }
}

static void make_bank(void) {
    for (unsigned i = 0; i < instruments.sounds; i++)
        instrument_at[i] = (uint8_t)(i + 1);
    choose_transposition();
    place_instruments();
    encode_all();
    size = 2 * (unsigned)streams.patterns;
    for (unsigned i = 0; i < instruments.sounds; i++)
        for (unsigned k = 0; is_used(i) && k < instruments.sound[i].bytes; k++)
            put(instruments.sound[i].byte[k]);
    instruments_end = size;
    for (int p = 0; p < streams.patterns; p++) {
        put_word(2 * (unsigned)p, size);
        put_stream(streams.stream + streams.voices + p, NULL);
        put(SOUND_RETURN);
    }
    for (int t = 0; t < tunes; t++)
        put_tune(t);
    for (unsigned i = 0; i < effects.sounds; i++) {
        effect_at[i] = size;
        for (unsigned k = 0; k < effects.sound[i].bytes; k++)
            put(effects.sound[i].byte[k]);
    }
}

/* ---- files ---- */

/* title.abc: TITLE */
static const char *constant(const char *path) {
    static char name[TUNE_TEXT];
    const char *start = strrchr(path, '/');
    start = start ? start + 1 : path;
    size_t n = 0;
    for (; start[n] && start[n] != '.' && n + 1 < sizeof name; n++)
        name[n] = isalnum((unsigned char)start[n]) ? (char)toupper((unsigned char)start[n]) : '_';
    name[n] = 0;
    return name;
}

static void write_files(const char *name, const char *header, const char *source) {
    FILE *c = fopen(source, "w"), *h = c ? fopen(header, "w") : NULL;
    if (!h) {
        int why = errno;
        if (c) remove(source);
        fail("%s: %s", c ? header : source, strerror(why));
    }
    fprintf(h, "/* Made by tools/soundconv. */\n#ifndef SOUNDS_H\n#define SOUNDS_H\n#include <stdint.h>\n\n");
    fprintf(h, "extern const uint8_t %s_sound[%u];\n#define GAME_SOUNDS %s_sound\n\n", name, size, name);
    for (int t = 0; t < tunes; t++)
        fprintf(h, "#define TUNE_%s 0x%04X\n", constant(tune[t].path),
                tune_at[t] | (tune[t].signal ? SOUND_KIND_SIGNAL : SOUND_KIND_MUSIC));
    fputc('\n', h);
    for (unsigned i = 0; i < effects.sounds; i++)
        fprintf(h, "#define EFFECT_%s 0x%04X\n", constant(effects.sound[i].name),
                effect_at[i] | SOUND_RANK(effects.sound[i].priority));
    fprintf(h, "\n/* For programs that play them all. */\n#define SOUNDS_TUNES(X)");
    for (int t = 0; t < tunes; t++)
        fprintf(h, " X(TUNE_%s, \"%s\")", constant(tune[t].path), tune[t].path);
    fprintf(h, "\n#define SOUNDS_EFFECTS(X)");
    for (unsigned i = 0; i < effects.sounds; i++)
        fprintf(h, " X(EFFECT_%s, \"%s\", %u)", constant(effects.sound[i].name), effects.sound[i].name,
                effects.sound[i].frames);
    fprintf(h, "\n\n#endif\n");
    fprintf(c, "/* Made by tools/soundconv. */\n#include \"sounds.h\"\n\nconst uint8_t %s_sound[%u] = {", name, size);
    for (unsigned i = 0; i < size; i++)
        fprintf(c, "%s%u,", i % 24 ? " " : "\n    ", bank[i]);
    fprintf(c, "\n};\n");
    bool bad = ferror(h) || ferror(c);
    if (fclose(h) | fclose(c) || bad) fail("%s: could not be written", header);
}

static void print_sizes(const char *name) {
    unsigned tunes_size = 2 * (unsigned)streams.patterns + effect_at[0] - instruments_end,
             effects_size = size - effect_at[0];
    for (int t = 0; t < tunes; t++)
        printf("# %s.sound.%s %u bytes besides its patterns, %.1f s\n", name, constant(tune[t].path),
               (t + 1 < tunes ? tune_at[t + 1] : effect_at[0]) - tune_at[t],
               (double)tune[t].voice[0].end_frame * 19968e-6);
    printf("# %s.sound.patterns %d\n", name, streams.patterns);
    printf("# %s.sound.tunes %u bytes, instruments %u, effects %u\n", name, tunes_size,
           instruments_end - 2 * (unsigned)streams.patterns, effects_size);
    printf("%s.sound.data %u 1638 %s\n", name, size, size <= 1638 ? "ok" : "OVER");
}

static void print_notes(const tune_t *t) {
    for (int v = 0; v < TUNE_VOICES; v++)
        for (int i = 0; i < t->voice[v].notes; i++) {
            const note_t *n = &t->voice[v].note[i];
            if (n->note < 0) continue;
            printf("%d %d %d %d %d %d %s\n", v + 1, n->frame, n->frames, n->note, n->second, n->third,
                   t->name[n->instrument]);
        }
    printf("end %d loop %d quarter %d\n", t->voice[0].end_frame, t->loop < 0 ? -1 : t->loop_frame, t->quarter);
}

int main(int argc, char **argv) {
    if (argc > 3 && !strcmp(argv[1], "--check")) {
        instruments_read(&instruments, read_text(argv[2]), argv[2]);
        read_tunes(argv + 3, argc - 3);
        check_instruments();
        bool good = true;
        for (int t = 0; t < tunes; t++)
            good &= check_tune(tune + t, &instruments);
        return !good;
    }
    if (argc == 3 && !strcmp(argv[1], "--notes")) {
        read_tunes(argv + 2, 1);
        print_notes(tune);
        return 0;
    }
    bool sizes = argc > 5 && !strcmp(argv[1], "--sizes");
    int first = sizes ? 3 : 4;
    if (argc < first + 3) {
        fprintf(stderr, "usage: soundconv NAME OUT.h OUT.c instruments.txt effects.txt TUNE.abc ...\n"
                        "       soundconv --sizes NAME instruments.txt effects.txt TUNE.abc ...\n"
                        "       soundconv --notes TUNE.abc\n       soundconv --check instruments.txt TUNE.abc ...\n");
        return 2;
    }
    instruments_read(&instruments, read_text(argv[first]), argv[first]);
    effects_read(&effects, read_text(argv[first + 1]), argv[first + 1]);
    read_tunes(argv + first + 2, argc - first - 2);
    check_instruments();
    make_bank();
    if (sizes)
        print_sizes(argv[2]);
    else
        write_files(argv[1], argv[2], argv[3]);
    return 0;
}
