/* Packs the languages and writes them as C and as files. */
#include "emit.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "checksum.h"
#include "fail.h"
#include "squeeze.h"

#define STRIDE   8  /* the game stores the start of every n-th text */
#define LOW_PAIR 5  /* the first byte that may stand for a pair */
#define LOW_END  32 /* the first letter of the font */
#define PATH     512

static unsigned starts, pairs, packed; /* the common layout: how many of each, and bytes of packed text */
static unsigned depth;                 /* depth of nested pairs */
static uint16_t stamp;
static squeeze_t squeezed[EMIT_LANGUAGES];

static FILE *create(const emit_t *e, const char *name) {
    char path[PATH];
    snprintf(path, sizeof path, "%s/%s", e->folder, name);
    FILE *f = fopen(path, "wb");
    if (!f) fail("%s: %s", path, strerror(errno));
    return f;
}

static FILE *create_c(const emit_t *e, const char *name) {
    FILE *f = create(e, name);
    fprintf(f, "/* Made by tools/wordconv from %s. */\n", e->keys->path);
    return f;
}

static void finish(FILE *f, const char *name) {
    int bad = ferror(f);
    if (fclose(f) || bad) fail("%s: cannot be written", name);
}

static void put_capitals(FILE *f, const char *name) {
    for (; *name; name++)
        fputc(toupper((unsigned char)*name), f);
}

/* ---- packing ---- */

static int is_free(const encoding_t *font, unsigned code) {
    return (code >= LOW_PAIR && code < LOW_END) || code > font->last;
}

/* Packs a language with its own most frequent pairs. Returns its number of text bytes. */
static unsigned pack(const emit_t *e, unsigned language) {
    squeeze_t *s = &squeezed[language];
    uint8_t free_code[256];
    unsigned size = 0;
    if (e->font->last >= SQUEEZE_FIRST_END) fail("the font has more letters than there are bytes");
    for (unsigned code = 0; code < 256; code++)
        free_code[code] = (uint8_t)is_free(e->font, code);
    for (unsigned i = 0; i < e->keys->keys; i++) {
        uint8_t *text = e->words[language].text[i];
        s->size[s->texts] = (unsigned)strlen((char *)text) + 1;
        s->text[s->texts++] = text;
    }
    squeeze(s, free_code);
    for (unsigned code = 0; code < 256; code++)
        if (s->depth[code] > depth) depth = s->depth[code];
    for (unsigned t = 0; t < s->texts; t++)
        size += s->size[t];
    return size;
}

static void mix(uint32_t *hash, const void *bytes, size_t size) {
    for (const uint8_t *b = bytes; size--; b++)
        *hash = (*hash ^ *b) * 16777619u;
}

static void mix_number(uint32_t *hash, uint32_t number) {
    const uint8_t bytes[4] = {(uint8_t)number, (uint8_t)(number >> 8), (uint8_t)(number >> 16),
                              (uint8_t)(number >> 24)};
    mix(hash, bytes, sizeof bytes);
}

static void settle_shape(const emit_t *e, unsigned largest) {
    uint32_t hash = 2166136261u;
    starts = (e->keys->keys + STRIDE - 1) / STRIDE;
    pairs = LOW_END - LOW_PAIR + 255 - e->font->last;
    packed = largest + (largest & 1 ? 0 : 1); /* an even number, together with the byte before it */
    for (unsigned i = 0; i < e->keys->keys; i++)
        mix(&hash, e->keys->key[i].name, strlen(e->keys->key[i].name) + 1);
    for (unsigned code = ENCODING_FIRST; code <= e->font->last; code++)
        mix_number(&hash, e->font->glyph[code].character);
    mix_number(&hash, packed);
    mix_number(&hash, e->longest);
    mix_number(&hash, depth);
    mix_number(&hash, SQUEEZE_ENDS);
    for (unsigned l = 0; l < e->languages; l++)
        mix(&hash, e->words[l].name, strlen(e->words[l].name) + 1);
    stamp = (uint16_t)(hash ^ hash >> 16);
}

/* ---- the language as bytes ---- */

static uint8_t *put16(uint8_t *to, unsigned value) {
    *to++ = (uint8_t)value;
    *to++ = (uint8_t)(value >> 8);
    return to;
}

static unsigned shape_size(void) {
    return 2 + 2 * starts + 2 * pairs + 1 + packed + CHECKSUM_SIZE;
}

/* Writes the shape_size() bytes of a language. */
static void lay_out(const emit_t *e, unsigned language, uint8_t *bytes) {
    const squeeze_t *s = &squeezed[language];
    uint8_t *to = put16(bytes, stamp), *texts;
    unsigned at = 0;
    for (unsigned i = 0; i < s->texts; i++) {
        if (i % STRIDE == 0) to = put16(to, at);
        at += s->size[i];
    }
    for (unsigned code = LOW_PAIR; code < 256; code++)
        if (is_free(e->font, code)) {
            *to++ = s->pair[code][0];
            *to++ = s->pair[code][1];
        }
    *to++ = (uint8_t)language;
    texts = to;
    for (unsigned i = 0; i < s->texts; i++) {
        memcpy(to, s->text[i], s->size[i]);
        to += s->size[i];
    }
    memset(to, 0, (size_t)(texts + packed - to));
    checksum(bytes, shape_size() - CHECKSUM_SIZE, bytes + shape_size() - CHECKSUM_SIZE);
}

/* ---- the files ---- */

static void emit_keys(const emit_t *e) {
    FILE *f = create_c(e, "words_keys.h");
    fputs("#ifndef WORDS_KEYS_H\n#define WORDS_KEYS_H\n\nenum {\n", f);
    for (unsigned i = 0; i < e->keys->keys; i++)
        fprintf(f, "    WORD_%s,\n", e->keys->key[i].name);
    fputs("    WORD_COUNT\n};\n\nenum { ", f);
    for (unsigned i = 0; i < e->languages; i++) {
        fputs("LANGUAGE_", f);
        put_capitals(f, e->words[i].name);
        fputs(", ", f);
    }
    fputs("LANGUAGE_COUNT };\n\n#endif\n", f);
    finish(f, "words_keys.h");
}

static void emit_shape(const emit_t *e) {
    FILE *f = create_c(e, "words_shape.h");
    fputs("#ifndef WORDS_SHAPE_H\n#define WORDS_SHAPE_H\n\n", f);
    fprintf(f, "#define WORDS_STARTS %u\n#define WORDS_PAIRS %u\n#define WORDS_PACKED %u\n", starts, pairs, packed);
    fprintf(f, "#define WORDS_STRIDE %d\n#define WORDS_DEPTH %u\n#define WORDS_LONGEST %u\n", STRIDE, depth,
            e->longest);
    fprintf(f, "#define WORDS_LOW_PAIR %d\n#define WORDS_LOW_END %d\n#define WORDS_HIGH_PAIR %u\n", LOW_PAIR, LOW_END,
            e->font->last + 1);
    fprintf(f, "#define WORDS_ENDS %d\n", SQUEEZE_ENDS);
    fputs("\n/* By language. */\n#define WORDS_FILES \\\n    {", f);
    for (unsigned i = 0; i < e->languages; i++) {
        fprintf(f, "%s\"%s.", i ? ", " : "", e->file);
        put_capitals(f, e->words[i].name);
        fputc('"', f);
    }
    fputs("}\n\n#endif\n", f);
    finish(f, "words_shape.h");
}

static void put_bytes(FILE *f, const uint8_t *bytes, unsigned size) {
    fputs("    {", f);
    for (unsigned i = 0; i < size; i++)
        fprintf(f, "%s%u,", i % 24 ? " " : "\n        ", bytes[i]);
    fputs("\n    },\n", f);
}

static void emit_resident(const emit_t *e, const uint8_t *bytes) {
    FILE *f = create_c(e, "words_resident.c");
    fprintf(f, "#include \"language.h\"\n\nPROGRAM_DATA language_t words_resident = {\n    %u,\n    {", stamp);
    for (unsigned i = 0; i < starts; i++)
        fprintf(f, "%u, ", bytes[2 + 2 * i] | bytes[3 + 2 * i] << 8);
    fputs("},\n    {", f);
    bytes += 2 + 2 * starts;
    for (unsigned i = 0; i < pairs; i++)
        fprintf(f, "%s{%u, %u},", i % 10 ? " " : "\n        ", bytes[2 * i], bytes[2 * i + 1]);
    bytes += 2 * pairs;
    fprintf(f, "\n    },\n    %u,\n", *bytes++);
    put_bytes(f, bytes, packed);
    put_bytes(f, bytes + packed, CHECKSUM_SIZE);
    fputs("};\n", f);
    finish(f, "words_resident.c");
}

static void emit_file(const emit_t *e, unsigned language, const uint8_t *bytes) {
    char name[PATH];
    unsigned end = (unsigned)snprintf(name, sizeof name, "%s.%s", e->file, e->words[language].name);
    if (end >= sizeof name) fail("\"%s\" is too long for a file name", e->file);
    for (char *c = name; *c; c++)
        *c = (char)toupper((unsigned char)*c);
    FILE *f = create(e, name);
    fwrite(bytes, 1, shape_size(), f);
    finish(f, name);
}

/* The texts whose key begins with one of these name keys of the keyboard. */
static int names_keys(const char *key) {
    return !strncmp(key, "KEY_", 4) || !strncmp(key, "KEYS_", 5);
}

static void put_utf8(FILE *f, uint32_t c) {
    if (c < 0x80) {
        fputc((int)c, f);
    } else if (c < 0x800) {
        fputc((int)(0xC0 | c >> 6), f);
        fputc((int)(0x80 | (c & 0x3F)), f);
    } else {
        fputc((int)(0xE0 | c >> 12), f);
        fputc((int)(0x80 | (c >> 6 & 0x3F)), f);
        fputc((int)(0x80 | (c & 0x3F)), f);
    }
}

/* A character in a string of JavaScript. */
static void put_letter(FILE *f, uint32_t c) {
    if (c == '"' || c == '\\') fputc('\\', f);
    put_utf8(f, c);
}

static unsigned columns(const encoding_t *font, const uint8_t *text) {
    unsigned width = 0;
    for (; *text; text++)
        width += font->glyph[*text].width / 4;
    return width;
}

static void put_widths(FILE *f, const emit_t *e, const words_t *words) {
    for (unsigned i = 0; i < e->keys->keys; i++)
        fprintf(f, "%s%u", i ? ", " : "", columns(e->font, words->text[i]));
}

static void put_texts(FILE *f, const emit_t *e, const words_t *words) {
    for (unsigned i = 0; i < e->keys->keys; i++) {
        if (!names_keys(e->keys->key[i].name)) continue;
        fprintf(f, "\n        %s: \"", e->keys->key[i].name);
        for (const uint8_t *c = words->text[i]; *c; c++)
            put_letter(f, e->font->glyph[*c].character);
        fputs("\",", f);
    }
}

/* Columns are those of table.h. Languages are in the order of LANGUAGE_…; letters have two columns unless they are in
 * NARROW. */
static void emit_page(const emit_t *e) {
    FILE *f = create(e, "words.js");
    fprintf(f, "// Made by tools/wordconv from %s.\nexport const WIDTHS = [\n", e->keys->path);
    for (unsigned l = 0; l < e->languages; l++) {
        fputs("    [", f);
        put_widths(f, e, &e->words[l]);
        fputs("],\n", f);
    }
    fputs("];\nexport const TEXTS = [\n", f);
    for (unsigned l = 0; l < e->languages; l++) {
        fputs("    {", f);
        put_texts(f, e, &e->words[l]);
        fputs("\n    },\n", f);
    }
    fputs("];\nexport const NARROW = \"", f);
    for (unsigned code = ENCODING_FIRST; code <= e->font->last; code++)
        if (e->font->glyph[code].character && e->font->glyph[code].width == 4)
            put_letter(f, e->font->glyph[code].character);
    fputs("\";\n", f);
    finish(f, "words.js");
}

void emit(const emit_t *e) {
    unsigned size[EMIT_LANGUAGES], largest = 0;
    emit_page(e); /* packing changes the texts */
    for (unsigned l = 0; l < e->languages; l++) {
        size[l] = pack(e, l);
        if (size[l] > largest) largest = size[l];
    }
    settle_shape(e, largest);
    emit_keys(e);
    emit_shape(e);
    for (unsigned l = 0; l < e->languages; l++) {
        static uint8_t bytes[0x10000];
        if (shape_size() > sizeof bytes) fail("%s: the texts are too long", e->words[l].path);
        lay_out(e, l, bytes);
        emit_file(e, l, bytes);
        if (l == 0) emit_resident(e, bytes);
        printf("%s: %u words in %u bytes\n", e->words[l].name, e->keys->keys, size[l]);
    }
    printf("a language takes %u bytes: %u of text, %u of pairs, %u of index\n", shape_size(), packed, 2 * pairs,
           2 * starts);
}
