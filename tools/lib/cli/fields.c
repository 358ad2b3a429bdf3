/* Splits requests into fields. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fields.h"
#include "word.h"

int field_wrong(char problem[FIELD_PROBLEM], const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(problem, FIELD_PROBLEM, format, arguments);
    va_end(arguments);
    return 0;
}

long field_number(const char *text, long most) {
    char *end;
    if (*text < '0' || *text > '9') return -1;
    long value = strtol(text, &end, 10);
    return *end == 0 && value <= most ? value : -1;
}

char *field_piece(char **rest, char separator) {
    char *start = *rest, *end;
    if (!start) return NULL;
    end = strchr(start, separator);
    if (end) *end = 0;
    *rest = end ? end + 1 : NULL;
    return start;
}

int field_is_none(const char *text) {
    return strcmp(text, "-") == 0;
}

int fields_sort(char *rest, const char *const *keys, char **value, char problem[FIELD_PROBLEM]) {
    for (char *word; (word = field_piece(&rest, ' '));) {
        if (!*word) continue;
        char *key = word, *text = strchr(word, '=');
        if (text) *text++ = 0;
        int i = word_index(key, keys);
        const char *wrong = i < 0 ? "unknown key" : !text || !*text ? "has no value" : value[i] ? "said twice" : NULL;
        if (wrong) return field_wrong(problem, "%.60s: %s", key, wrong);
        value[i] = text;
    }
    return 1;
}
