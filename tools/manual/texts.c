/* Reads the words of a game for the manual. */
#include "texts.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "fail.h"

#define LINE      512
#define ARGUMENTS 3

static struct { char key[40], text[LINE]; } list[WORD_COUNT];
static unsigned keys;

static FILE *open_table(const char *path) {
    FILE *f = fopen(path, "r");
    if (!f) fail("%s: %s", path, strerror(errno));
    return f;
}

static unsigned index_of(const char *key) {
    unsigned i = 0;
    while (i < keys && strcmp(list[i].key, key))
        i++;
    return i;
}

void texts_read(const char *keys_path, const char *table) {
    char line[LINE];
    FILE *f = open_table(keys_path);
    while (fgets(line, sizeof line, f)) {
        line[strcspn(line, " \n")] = 0;
        if (!*line || *line == '#') continue;
        if (keys == WORD_COUNT || strlen(line) >= sizeof list->key)
            fail("%s: the keys are not those of this game", keys_path);
        strcpy(list[keys++].key, line);
    }
    fclose(f);
    f = open_table(table);
    while (fgets(line, sizeof line, f)) {
        char *text = strstr(line, " = ");
        line[strcspn(line, "\n")] = 0;
        if (*line == '#' || !text) continue;
        *text = 0;
        unsigned i = index_of(line);
        if (i == keys) fail("%s: %s is not a key", table, line);
        strcpy(list[i].text, text + 3);
    }
    fclose(f);
    for (unsigned i = 0; i < keys; i++)
        if (!*list[i].text) fail("%s: %s is missing", table, list[i].key);
}

const char *texts_find(const char *key) {
    unsigned i = index_of(key);
    return i < keys ? list[i].text : NULL;
}

const char *texts_space_bar(void) {
    static char name[20];
    const char *from = list[WORD_PRESS].text;
    while (*from) {
        const int length = (int)strspn(from, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        const int whole = from[length] == ' ' || !from[length];
        if (length >= 3 && whole && length < (int)sizeof name) {
            snprintf(name, sizeof name, "%.*s", length, from);
            return name;
        }
        from += strcspn(from, " ");
        from += strspn(from, " ");
    }
    fail("PRESS = %s: does not name a key", list[WORD_PRESS].text);
}

/* ---- src/ui/words.h ---- */

static char argument[ARGUMENTS][LINE];

char *word(uint8_t key) {
    static char filled[4][2 * LINE]; /* several may be in use at once */
    static unsigned turn;
    char *text = filled[turn = (turn + 1) % 4], *to = text;
    for (const char *from = list[key].text; *from;)
        if (from[0] == '{' && from[1] >= '1' && from[1] < '1' + ARGUMENTS && from[2] == '}') {
            to += sprintf(to, "%s", argument[from[1] - '1']);
            from += 3;
        } else {
            *to++ = *from++;
        }
    *to = 0;
    return text;
}

void word_text(uint8_t place, const char *text) {
    snprintf(argument[place], LINE, "%s", text);
}

void word_number(uint8_t place, uint16_t value) {
    snprintf(argument[place], LINE, "%u", value);
}

void word_key(uint8_t place, uint8_t key) {
    word_text(place, list[key].text);
}
