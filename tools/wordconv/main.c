/*  wordconv: tables of words to C.

        wordconv FONT.txt WORDS.txt OUT.h OUT.c WORDS_fr.txt WORDS_en.txt ...     checks all, packs all
        wordconv FONT.txt WORDS.txt check WORDS_fr.txt ...                        checks only

    The code of an argument ({1} is 1), of a new line (4) and of the font's letters stand for themselves; every other
    byte stands for a pair of bytes (see squeeze.h). */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "squeeze.h"
#include "table.h"

#define LANGUAGES 8
#define STRIDE    8  /* every so many words the game knows where a text begins */
#define LOW_PAIR  5  /* the first byte that may stand for a pair */
#define LOW_END   32 /* the first letter of the font */

static keys_t keys;
static words_t words[LANGUAGES];
static encoding_t font;
static squeeze_t packed;

static FILE *create(const char *path) {
    FILE *f = fopen(path, "w");
    if (!f) fail("%s: %s", path, strerror(errno));
    fprintf(f, "/* Made by tools/wordconv from %s and the words of each language. */\n", keys.path);
    return f;
}

static void finish(FILE *f, const char *path) {
    if (ferror(f) | fclose(f)) fail("%s: could not be written", path);
}

/* The place of a byte's pair in words_pair[]: low codes first, then those above the font's last letter. */
static unsigned pair_index(unsigned code) {
    return code < LOW_END ? code - LOW_PAIR : code - font.last - 1 + LOW_END - LOW_PAIR;
}

static void write_header(const char *path, unsigned languages) {
    FILE *f = create(path);
    fputs("#ifndef WORDS_KEYS_H\n#define WORDS_KEYS_H\n#include <stdint.h>\n\nenum {\n", f);
    for (unsigned i = 0; i < keys.keys; i++)
        fprintf(f, "    WORD_%s,\n", keys.key[i].name);
    fputs("    WORD_COUNT\n};\n\nenum { ", f);
    for (unsigned i = 0; i < languages; i++) {
        fputs("LANGUAGE_", f);
        for (const char *c = words[i].name; *c; c++)
            fputc(toupper((unsigned char)*c), f);
        fputs(", ", f);
    }
    fprintf(f, "LANGUAGE_COUNT };\n\n");
    fprintf(f, "#define WORDS_STRIDE %d\n#define WORDS_DEPTH %d\n#define WORDS_LONGEST %d\n", STRIDE, SQUEEZE_DEPTH,
            TABLE_TEXT);
    fprintf(f, "#define WORDS_LOW_PAIR %d\n#define WORDS_LOW_END %d\n#define WORDS_HIGH_PAIR %u\n\n", LOW_PAIR, LOW_END,
            font.last + 1);
    fputs("extern const uint8_t words_pair[][2];\nextern const uint8_t words_packed[];\n", f);
    fprintf(f, "extern const uint16_t words_start[LANGUAGE_COUNT][%u];\n\n#endif\n", (keys.keys + STRIDE - 1) / STRIDE);
    finish(f, path);
}

static void write_source(const char *path, const char *header, unsigned languages) {
    FILE *f = create(path);
    const char *name = strrchr(header, '/');
    unsigned size = 0, pairs = 0;
    fprintf(f, "#include \"%s\"\n\nconst uint8_t words_packed[] = {", name ? name + 1 : header);
    for (unsigned t = 0; t < packed.texts; t++) {
        fputs("\n    ", f);
        for (const uint8_t *c = packed.text[t]; *c; c++)
            fprintf(f, "%u, ", *c);
        fputs("0,", f);
    }
    fprintf(f, "\n};\n\nconst uint16_t words_start[LANGUAGE_COUNT][%u] = {", (keys.keys + STRIDE - 1) / STRIDE);
    for (unsigned l = 0; l < languages; l++) {
        fputs("\n    {", f);
        for (unsigned i = 0; i < keys.keys; i++) {
            if (i % STRIDE == 0) fprintf(f, "%u, ", size);
            size += (unsigned)strlen((char *)packed.text[l * keys.keys + i]) + 1;
        }
        fputs("},", f);
    }
    fputs("\n};\n\nconst uint8_t words_pair[][2] = {", f);
    for (unsigned code = LOW_PAIR; code < 256; code++)
        if (code < LOW_END || code > font.last) {
            if (pair_index(code) != pairs++) fail("the pairs are out of order");
            fprintf(f, "\n    {%u, %u},", packed.pair[code][0], packed.pair[code][1]);
        }
    fputs("\n};\n", f);
    finish(f, path);
    printf("%u words, %u languages: %u bytes of text, %u of pairs, %u of index\n", keys.keys, languages, size,
           pairs * 2, 2 * languages * ((keys.keys + STRIDE - 1) / STRIDE));
}

static void pack(unsigned languages) {
    uint8_t free_code[256];
    for (unsigned code = 0; code < 256; code++)
        free_code[code] = (code >= LOW_PAIR && code < LOW_END) || code > font.last;
    for (unsigned l = 0; l < languages; l++)
        for (unsigned i = 0; i < keys.keys; i++)
            packed.text[packed.texts++] = words[l].text[i];
    squeeze(&packed, free_code);
}

int main(int argc, char **argv) {
    int good = 1, check = argc > 3 && !strcmp(argv[3], "check");
    int first = check ? 4 : 5;
    if (argc <= first || argc - first > LANGUAGES) {
        fprintf(stderr, "use: wordconv FONT.txt WORDS.txt OUT.h OUT.c WORDS_fr.txt ...\n"
                        "     wordconv FONT.txt WORDS.txt check WORDS_fr.txt ...\n");
        return 2;
    }
    encoding_read(&font, argv[1], (encoding_texts_t){argv + first, check ? 0 : argc - first});
    table_keys(&keys, argv[2]);
    unsigned languages = (unsigned)(argc - first);
    for (unsigned i = 0; i < languages; i++) {
        table_words(&words[i], argv[(int)i + first], &keys, &font);
        good &= boxes_check(&words[i], &keys, &font);
    }
    if (!good) fail("%s: texts leave their boxes, nothing is written", argv[2]);
    if (check) return 0;
    pack(languages);
    write_header(argv[3], languages);
    write_source(argv[4], argv[3], languages);
    return 0;
}
