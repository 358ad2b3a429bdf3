/* Reads map.txt. */
#include <string.h>

#include "atlas.h"
#include "fail.h"
#include "lines.h"
#include "vocabulary.h"

static void need(lines_t *lines, char *word, unsigned capacity, const char *what) {
    if (!lines_word(lines, word, capacity)) lines_wrong(lines, what, "");
}

static int number(lines_t *lines, int most, const char *what) {
    char word[16];
    const char *text = word;
    need(lines, word, sizeof word, what);
    int value = lines_number(lines, &text, 0, most, what);
    if (*text) lines_wrong(lines, what, word);
    return value;
}

static uint32_t colour(lines_t *lines) {
    static const char digits[] = "0123456789ABCDEF";
    char word[16];
    uint32_t value = 0;
    need(lines, word, sizeof word, "expected a colour: six digits from 0 to F");
    for (const char *c = word; *c; c++) {
        const char *digit = strchr(digits, *c);
        if (!digit || strlen(word) != 6) lines_wrong(lines, "a colour is six digits from 0 to F", word);
        value = value << 4 | (uint32_t)(digit - digits);
    }
    return value;
}

static void read_territory(atlas_t *atlas, lines_t *lines) {
    char word[MANIFEST_NAME];
    need(lines, word, sizeof word, "expected a territory");
    int index = territory_index(word);
    if (index < 0) lines_wrong(lines, "unknown territory", word);
    atlas_territory_t *t = atlas->territory + index;
    if (t->line) lines_wrong(lines, "duplicate territory", word);
    t->line = lines->line;
    t->colour = colour(lines);
    for (int i = 0; i < TERRITORIES; i++)
        if (i != index && atlas->territory[i].line && atlas->territory[i].colour == t->colour)
            lines_wrong(lines, "another territory has this colour", card_words[i]);
    t->x = number(lines, ATLAS_WIDTH - ATLAS_FIGURE_WIDTH, "a figure must stand between pixel 0 and 150");
    if (t->x & 1) lines_wrong(lines, "a figure must stand on an even pixel", "");
    t->y = number(lines, ATLAS_HEIGHT - ATLAS_FIGURE_HEIGHT, "a figure must stand between line 0 and 149");
    if (!lines_word(lines, word, sizeof word)) return;
    if (strcmp(word, "islands")) lines_wrong(lines, "unexpected word", word);
    t->islands = number(lines, 20, "expected a number of islands up to 20");
}

static void beside(char to[MANIFEST_PATH], const char *path, const char *file) {
    const char *slash = strrchr(path, '/');
    size_t home = slash ? (size_t)(slash - path) + 1 : 0;
    if (home + strlen(file) >= MANIFEST_PATH) fail("%s: a path is too long: %s", path, file);
    memcpy(to, path, home);
    strcpy(to + home, file);
}

static void read_line(atlas_t *atlas, lines_t *lines) {
    char word[64];
    need(lines, word, sizeof word, "");
    if (!strcmp(word, "territory")) {
        read_territory(atlas, lines);
    } else if (!strcmp(word, "picture")) {
        need(lines, word, sizeof word, "which file?");
        beside(atlas->picture, atlas->path, word);
    } else if (!strcmp(word, "palette")) {
        need(lines, atlas->palette, sizeof atlas->palette, "expected a palette");
    } else if (!strcmp(word, "ground")) {
        atlas->ground = number(lines, 26, "an ink is a number from 0 to 26");
    } else if (!strcmp(word, "link")) {
        atlas->link = number(lines, 26, "an ink is a number from 0 to 26");
    } else {
        lines_wrong(lines, "unexpected word", word);
    }
    if (lines_word(lines, word, sizeof word)) lines_wrong(lines, "unexpected word", word);
}

void atlas_read(atlas_t *atlas, const char *text, const char *path) {
    lines_t lines = {.path = path, .at = text};
    bool indented;
    memset(atlas, 0, sizeof *atlas);
    atlas->ground = atlas->link = -1;
    if (strlen(path) >= MANIFEST_PATH) fail("%s: a path is too long", path);
    strcpy(atlas->path, path);
    while (lines_next(&lines, &indented))
        read_line(atlas, &lines);
    if (!*atlas->picture || !*atlas->palette || atlas->ground < 0 || atlas->link < 0)
        fail("%s: picture, palette, ground and link are required", path);
    for (int i = 0; i < TERRITORIES; i++)
        if (!atlas->territory[i].line) fail("%s: %s is missing", path, card_words[i]);
}
