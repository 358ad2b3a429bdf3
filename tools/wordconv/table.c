/* Reads the tables of words. */
#include "table.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

static FILE *open_table(const char *path) {
    FILE *f = fopen(path, "r");
    if (!f) fail("%s: %s", path, strerror(errno));
    return f;
}

/* The next line that is neither empty nor a comment, without its end; 0 at the end of the file. */
static char *next_line(FILE *f, char *line, int size, const char *path, unsigned *number) {
    while (fgets(line, size, f)) {
        char *end = line + strlen(line);
        ++*number;
        if (end[-1] != '\n' && !feof(f)) fail("%s:%u: line too long", path, *number);
        while (end > line && isspace((unsigned char)end[-1]))
            *--end = 0;
        if (*line && *line != '#') return line;
    }
    return 0;
}

static int find(const keys_t *keys, const char *name) {
    for (unsigned i = 0; i < keys->keys; i++)
        if (!strcmp(keys->key[i].name, name)) return (int)i;
    return -1;
}

static int is_key(const char *name) {
    for (; *name; name++)
        if (!isupper((unsigned char)*name) && !isdigit((unsigned char)*name) && *name != '_') return 0;
    return 1;
}

int table_range(const keys_t *keys, const char *range, unsigned *first, unsigned *last) {
    const char *dots = strstr(range, "..");
    char from[64] = "";
    memcpy(from, range, dots ? (size_t)(dots - range) : strlen(range));
    int a = find(keys, from), b = dots ? find(keys, dots + 2) : a;
    *first = (unsigned)a;
    *last = (unsigned)b;
    return a >= 0 && b >= a;
}

static void check_arguments(const keys_t *keys, unsigned line) {
    const word_key_t *key = &keys->key[keys->keys - 1];
    for (unsigned i = 0; i < key->args; i++) {
        unsigned first, last;
        if (boxes_longest(key->arg[i])) continue;
        if (!table_range(keys, key->arg[i], &first, &last))
            fail("%s:%u: %s is not a key above this one", keys->path, line, key->arg[i]);
    }
}

void table_keys(keys_t *keys, const char *path) {
    char line[256];
    unsigned number = 0;
    FILE *f = open_table(path);
    keys->path = path;
    keys->keys = 0;
    while (next_line(f, line, sizeof line, path, &number)) {
        word_key_t *key = &keys->key[keys->keys];
        char tail[40];
        if (keys->keys == TABLE_KEYS) fail("%s:%u: more than %d words", path, number, TABLE_KEYS);
        *key = (word_key_t){0};
        int found = sscanf(line, "%39s %ux%u %63s %63s %63s %39s", key->name, &key->width, &key->lines, key->arg[0],
                           key->arg[1], key->arg[2], tail);
        if (found < 3 || found > 6 || !is_key(key->name) || !key->width || key->width > 80 || !key->lines)
            fail("%s:%u: expected KEY WIDTHxLINES [argument...]", path, number);
        if (find(keys, key->name) >= 0) fail("%s:%u: duplicate key %s", path, number, key->name);
        key->args = (unsigned)found - 3;
        keys->keys++;
        check_arguments(keys, number);
    }
    fclose(f);
}

/* Converts a text to font codes. */
static uint8_t *encode(const char *text, const words_t *words, unsigned line, const word_key_t *key,
                       const encoding_t *font) {
    uint8_t bytes[1024], *to = bytes, *copy;
    while (*text) {
        const char *from = text;
        uint32_t character = encoding_utf8(&text);
        if (character == UINT32_MAX) fail("%s:%u: this line is not UTF-8", words->path, line);
        if (character == '|') {
            *to++ = TEXT_NEWLINE;
        } else if (character == '{') {
            if (*text < '1' || *text > '0' + TABLE_ARGS || text[1] != '}')
                fail("%s:%u: { must begin {1}, {2} or {3}", words->path, line);
            if ((unsigned)(*text - '0') > key->args)
                fail("%s:%u: %s has no argument {%c}", words->path, line, key->name, *text);
            *to++ = (uint8_t)(TEXT_ARG + *text - '1');
            text += 2;
        } else {
            *to = encoding_code(font, character);
            if (!*to++) fail("%s:%u: the font has no letter \"%.*s\"", words->path, line, (int)(text - from), from);
        }
    }
    *to++ = TEXT_END;
    copy = malloc((size_t)(to - bytes));
    if (!copy) fail("no memory");
    memcpy(copy, bytes, (size_t)(to - bytes));
    return copy;
}

/* "fr" of "src/mille/words/words_fr.txt". */
static void name_language(words_t *words) {
    const char *from = strrchr(words->path, '_'), *to = from ? strchr(from, '.') : 0;
    if (!to || to - from - 1 < 1 || to - from > (int)sizeof words->name)
        fail("%s: the name must end in _<language>.txt", words->path);
    memcpy(words->name, from + 1, (size_t)(to - from - 1));
}

void table_words(words_t *words, const char *path, const keys_t *keys, const encoding_t *font) {
    char line[1024];
    unsigned number = 0, missing = 0;
    FILE *f = open_table(path);
    *words = (words_t){.path = path};
    name_language(words);
    while (next_line(f, line, sizeof line, path, &number)) {
        char *equals = strstr(line, " ="), *name_end = line + strcspn(line, " \t");
        char *text = equals ? equals + 2 : 0;
        if (!text || (*text && *text != ' ')) fail("%s:%u: expected KEY = text", path, number);
        *name_end = 0;
        int key = find(keys, line);
        if (key < 0) fail("%s:%u: %s is not a key of %s", path, number, line, keys->path);
        if (words->text[key]) fail("%s:%u: %s is already defined in line %u", path, number, line, words->line[key]);
        words->line[key] = number;
        words->text[key] = encode(*text ? text + 1 : text, words, number, &keys->key[key], font);
    }
    fclose(f);
    for (unsigned i = 0; i < keys->keys; i++)
        if (!words->text[i]) {
            fprintf(stderr, "%s: %s is missing\n", path, keys->key[i].name);
            missing++;
        }
    if (missing) fail("%s: %u of %u words are missing", path, missing, keys->keys);
}
