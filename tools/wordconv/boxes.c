/* Checks that texts fit their boxes. Breaks lines as src/ui/text.c does, with every value an argument can have. */
#include <stdio.h>
#include <string.h>

#include "table.h"

typedef struct {
    const words_t *words;
    const keys_t *keys;
    const encoding_t *font;
    unsigned key;
    const uint8_t *arg[TABLE_ARGS];
    unsigned *longest;
    int good;
} trial_t;

static void complain(trial_t *t, const char *problem, unsigned value, unsigned limit) {
    if (t->good)
        fprintf(stderr, "%s:%u: %s %s: %u, there is room for %u\n", t->words->path, t->words->line[t->key],
                t->keys->key[t->key].name, problem, value, limit);
    t->good = 0;
}

const char *boxes_longest(const char *arg) {
    static const char *const longest[][2] = {{"name", "WWWWWWW"}, {"number", "88888"}, {"file", "WWWWWWWW.WWW"}};
    for (unsigned i = 0; i < sizeof longest / sizeof *longest; i++)
        if (!strcmp(arg, longest[i][0])) return longest[i][1];
    return 0;
}

/* The whole text with its arguments filled in. Returns its length, or 0 if it is too long. */
static unsigned fill(trial_t *t, uint8_t *to) {
    unsigned n = 0;
    for (const uint8_t *from = t->words->text[t->key]; *from; from++) {
        const uint8_t one[2] = {*from, 0}, *piece = one;
        if (*from >= TEXT_ARG && *from < TEXT_ARG + TABLE_ARGS) piece = t->arg[*from - TEXT_ARG];
        for (; *piece; piece++) {
            if (n == TABLE_TEXT) return 0;
            to[n++] = *piece;
        }
    }
    to[n] = 0;
    return n;
}

static void try_box(trial_t *t) {
    const word_key_t *key = &t->keys->key[t->key];
    uint8_t text[TABLE_TEXT + 1];
    unsigned lines = 1, column = 0, word = 0, length = fill(t, text);
    if (!length && t->words->text[t->key][0]) {
        complain(t, "is too long in bytes", TABLE_TEXT + 1, TABLE_TEXT);
        return;
    }
    if (length > *t->longest) *t->longest = length;
    for (const uint8_t *c = text;; c++) {
        if (*c && *c != TEXT_NEWLINE && *c != ' ') {
            word += t->font->glyph[*c].width / 4;
            continue;
        }
        if (word > key->width) complain(t, "has a word too wide for its box", word, key->width);
        if (column && column + 1 + word > key->width) {
            lines++;
            column = word;
        } else {
            column += word + (column != 0);
        }
        word = 0;
        if (!*c) break;
        if (*c == TEXT_NEWLINE) {
            lines++;
            column = 0;
        }
    }
    if (lines > key->lines) complain(t, "takes too many lines", lines, key->lines);
}

/* Tries every value of argument i, and with each of them every value of the next. */
static void try_arguments(trial_t *t, unsigned i) {
    const word_key_t *key = &t->keys->key[t->key];
    if (i == key->args) {
        try_box(t);
        return;
    }
    if (boxes_longest(key->arg[i])) {
        t->arg[i] = (const uint8_t *)boxes_longest(key->arg[i]);
        try_arguments(t, i + 1);
        return;
    }
    unsigned k, last;
    table_range(t->keys, key->arg[i], &k, &last);
    for (; k <= last; k++) {
        t->arg[i] = t->words->text[k];
        try_arguments(t, i + 1);
    }
}

int boxes_check(const words_t *words, const keys_t *keys, const encoding_t *font, unsigned *longest) {
    int good = 1;
    for (unsigned i = 0; i < keys->keys; i++) {
        trial_t t = {.words = words, .keys = keys, .font = font, .key = i, .longest = longest, .good = 1};
        try_arguments(&t, 0);
        good &= t.good;
    }
    return good;
}
