/* Reads pictures.txt, the list of a game's pictures. */
#include "manifest.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "colours.h"
#include "fail.h"

#define WORDS 64

/* The current line, split into words. */
typedef struct {
    manifest_t *m;
    const char *path;
    unsigned number;
    unsigned words;
    char *word[WORDS];
    const entry_t *group; /* the group that an indented line of file names belongs to */
    entry_t pattern;
} reader_t;

_Noreturn static void wrong(const reader_t *r, const char *what, const char *detail) {
    fail("%s:%u: %s%s%s", r->path, r->number, what, *detail ? ": " : "", detail);
}

static unsigned number_of(const reader_t *r, const char *word, unsigned limit, const char *what) {
    char *end;
    unsigned long value = strtoul(word, &end, 10);
    if (!isdigit((unsigned char)*word) || *end || value >= limit) wrong(r, what, word);
    return (unsigned)value;
}

static void copy_name(const reader_t *r, char *to, const char *word) {
    if (strlen(word) >= MANIFEST_NAME) wrong(r, "a name is too long", word);
    for (const char *c = word; *c; c++)
        if (!isalnum((unsigned char)*c) && *c != '_') wrong(r, "a name consists of letters, digits and _", word);
    strcpy(to, word);
}

static void copy_path(const reader_t *r, char to[MANIFEST_PATH], const char *folder, const char *file,
                      const char *end) {
    const char *slash = strrchr(r->path, '/');
    int home = slash ? (int)(slash - r->path + 1) : 0;
    int n = snprintf(to, MANIFEST_PATH, "%.*s%s%s%s%s", home, r->path, folder, *folder ? "/" : "", file, end);
    if (n >= MANIFEST_PATH) wrong(r, "a path is too long", file);
}

static const palette_t *palette_named(const reader_t *r, const char *name) {
    for (unsigned i = 0; i < r->m->palettes; i++)
        if (!strcmp(r->m->palette[i].name, name)) return r->m->palette + i;
    wrong(r, "unknown palette", name);
}

static void read_palette(reader_t *r) {
    if (r->m->palettes == MANIFEST_PALETTES) wrong(r, "too many palettes", "");
    palette_t *p = r->m->palette + r->m->palettes;
    int mode = -1, border = -1;
    unsigned i = 2;
    if (r->words < 3) wrong(r, "expected a name and inks", "");
    copy_name(r, p->name, r->word[1]);
    for (; i < r->words && isdigit((unsigned char)*r->word[i]); i++) {
        if (p->inks == 16) wrong(r, "more than 16 inks", r->word[i]);
        p->ink[p->inks++] = number_of(r, r->word[i], COLOURS, "an ink is a number from 0 to 26");
    }
    for (; i + 1 < r->words; i += 2) {
        if (!strcmp(r->word[i], "mode"))
            mode = (int)number_of(r, r->word[i + 1], 2, "a mode is 0 or 1");
        else if (!strcmp(r->word[i], "border"))
            border = (int)number_of(r, r->word[i + 1], COLOURS, "an ink is a number from 0 to 26");
        else
            wrong(r, "unexpected word", r->word[i]);
    }
    if (i < r->words) wrong(r, "unexpected word", r->word[i]);
    p->mode = mode < 0 ? p->inks <= 4 : (unsigned)mode;
    p->border = border < 0 ? p->ink[0] : (unsigned)border;
    if (p->inks != 4 && p->inks != 16) wrong(r, "a palette has 4 or 16 inks", p->name);
    r->m->palettes++;
}

static bool is_strip(const char *path) {
    size_t length = strlen(path);
    return length > 4 && !strcmp(path + length - 4, ".png");
}

static void read_group(reader_t *r) {
    entry_t *e = &r->pattern;
    char tail;
    *e = (entry_t){0};
    e->packed = r->words == 6 && !strcmp(r->word[5], "packed");
    if (r->words != 5 && !e->packed) wrong(r, "expected a name, a folder, a size and a palette", "");
    copy_name(r, e->group, r->word[1]);
    snprintf(e->path, sizeof e->path, "%s", r->word[2]);
    if (strcmp(r->word[3], "any") &&
        (sscanf(r->word[3], "%dx%d%c", &e->width, &e->height, &tail) != 2 || e->width < 1 || e->height < 1))
        wrong(r, "expected WIDTHxHEIGHT or any", r->word[3]);
    if (!e->width && is_strip(e->path)) wrong(r, "pictures side by side need a size", e->path);
    e->palette = palette_named(r, r->word[4]);
    r->group = e;
}

static void read_files(reader_t *r) {
    bool strip = is_strip(r->pattern.path);
    if (!r->group) wrong(r, "files before the first group", r->word[0]);
    for (unsigned i = 0; i < r->words; i++) {
        if (r->m->pictures == MANIFEST_PICTURES) wrong(r, "too many pictures", r->word[i]);
        entry_t *e = r->m->picture + r->m->pictures++;
        *e = *r->group;
        copy_name(r, e->name, r->word[i]);
        e->cells = strip ? (int)r->words : 1;
        e->cell = strip ? (int)i : 0;
        if (strip)
            copy_path(r, e->path, "", r->group->path, "");
        else
            copy_path(r, e->path, r->group->path, r->word[i], ".png");
    }
}

static void read_screen(reader_t *r) {
    if (r->m->screens == MANIFEST_SCREENS) wrong(r, "too many screens", "");
    screen_t *s = r->m->screen + r->m->screens++;
    unsigned zones = r->words - 3;
    if (r->words < 4 || (zones != 1 && zones != MANIFEST_ZONES))
        wrong(r, "expected a name, a file and one or five palettes", "");
    copy_name(r, s->name, r->word[1]);
    copy_path(r, s->path, "", r->word[2], "");
    for (unsigned i = 0; i < MANIFEST_ZONES; i++)
        s->zone[i] = palette_named(r, r->word[zones == 1 ? 3 : 3 + i]);
}

static void read_font(reader_t *r) {
    if (r->words != 3) wrong(r, "expected a picture and a list of letters", "");
    if (*r->m->font) wrong(r, "duplicate font", r->word[1]);
    copy_path(r, r->m->font, "", r->word[1], "");
    copy_path(r, r->m->letters, "", r->word[2], "");
}

static void read_line(reader_t *r, char *line) {
    bool indented = isspace((unsigned char)*line);
    line[strcspn(line, "#\r\n")] = 0;
    r->words = 0;
    for (char *word = strtok(line, " \t"); word; word = strtok(NULL, " \t")) {
        if (r->words == WORDS) wrong(r, "too many words", word);
        r->word[r->words++] = word;
    }
    if (!r->words) return;
    if (indented)
        read_files(r);
    else if (!strcmp(r->word[0], "palette"))
        read_palette(r);
    else if (!strcmp(r->word[0], "group"))
        read_group(r);
    else if (!strcmp(r->word[0], "screen"))
        read_screen(r);
    else if (!strcmp(r->word[0], "font"))
        read_font(r);
    else
        wrong(r, "unexpected word", r->word[0]);
}

void manifest_read(manifest_t *m, const char *path) {
    char line[1024];
    reader_t r = {.m = m, .path = path};
    FILE *f = fopen(path, "r");
    if (!f) fail("%s: %s", path, strerror(errno));
    *m = (manifest_t){0};
    while (fgets(line, sizeof line, f)) {
        r.number++;
        if (!strchr(line, '\n') && !feof(f)) wrong(&r, "line too long", "");
        read_line(&r, line);
    }
    if (ferror(f)) fail("%s: cannot read", path);
    fclose(f);
}
