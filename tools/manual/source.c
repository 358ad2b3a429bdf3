/* Reads the source of a manual and passes its blocks to a writer. */
#include "source.h"

#include <errno.h>
#include <string.h>

#include "fail.h"
#include "game.h"
#include "keyboard.h"
#include "texts.h"

#define BLOCK 4000
#define TEXT  600 /* maximum length of a word of the game */

static const char *path;
static unsigned line_number;

static FILE *open_source(void) {
    FILE *f = fopen(path, "r");
    if (!f) fail("%s: %s", path, strerror(errno));
    return f;
}

/* ---- inside a text ---- */

static const char *const arrow[][2] = {{"LEFT", "←"}, {"RIGHT", "→"}, {"UP", "↑"}, {"DOWN", "↓"}};

/* "L" of "L log": the game's words for some keys begin with the key. */
static const char *first_word(const char *text) {
    static char word[20];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " "), text);
    return word;
}

static const char *key_name(const char *key) {
    for (unsigned i = 0; i < sizeof arrow / sizeof *arrow; i++)
        if (!strcmp(key, arrow[i][0])) return arrow[i][1];
    if (!strcmp(key, "SPACE")) return texts_space_bar();
    if (texts_find(key)) return first_word(texts_find(key));
    if (keyboard_key(key) < 0) fail("%s:%u: unknown key [%s]", path, line_number, key);
    return key;
}

static const char *named(const char *name) {
    const char *text = *name == '=' ? values_find(name + 1) : texts_find(name);
    if (!text) fail("%s:%u: unknown name {%s}", path, line_number, name);
    return text;
}

/* The text between an opening character and its closing one. */
static const char *inside(char *to, size_t capacity, const char *from, char closing) {
    const char *end = strchr(from, closing);
    if (!end || (size_t)(end - from) >= capacity)
        fail("%s:%u: missing %c after \"%.20s\"", path, line_number, closing, from);
    memcpy(to, from, (size_t)(end - from));
    to[end - from] = 0;
    return end + 1;
}

static const char *expand(const char *from) {
    static char expanded[4][BLOCK];
    static unsigned turn;
    char *start = expanded[turn = (turn + 1) % 4], *to = start, name[60];
    int bold = 0;
    while (*from) {
        if (to - start > BLOCK - TEXT) fail("%s:%u: the text is too long", path, line_number);
        if (*from == '{') {
            from = inside(name, sizeof name, from + 1, '}');
            to += sprintf(to, "%s", named(name));
        } else if (*from == '[') {
            from = inside(name, sizeof name, from + 1, ']');
            to += sprintf(to, "%c%s%c", MARK_KEY, key_name(name), MARK_KEY_END);
        } else if (*from == '`') {
            from = inside(name, sizeof name, from + 1, '`');
            to += sprintf(to, "%c%s%c", MARK_CODE, name, MARK_CODE_END);
        } else if (*from == '*') {
            *to++ = (bold = !bold) ? MARK_BOLD : MARK_PLAIN;
            from++;
        } else {
            *to++ = *from++;
        }
    }
    if (bold) fail("%s:%u: missing * after bold text", path, line_number);
    *to = 0;
    return start;
}

/* ---- a block ---- */

static const char *skip(const char *text) {
    return text + strspn(text, " ");
}

/* Cuts a text in two at " | ". */
static char *cut(char *text) {
    char *bar = strstr(text, " | ");
    if (!bar) fail("%s:%u: missing \" | \" in \"%.30s\"", path, line_number, text);
    *bar = 0;
    return bar + 3;
}

/* Lists all chapters of the source. */
static void write_contents(FILE *to, const writer_t *writer) {
    char line[BLOCK];
    FILE *f = open_source();
    while (fgets(line, sizeof line, f)) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "# ", 2)) writer->entry(to, expand(line + 2));
    }
    fclose(f);
    writer->close(to);
}

static void write_block(char *block, FILE *to, const writer_t *writer) {
    char *second;
    if (*block != '-' && *block != '|') writer->close(to);
    if (!strncmp(block, "## ", 3))
        writer->heading(to, expand(block + 3));
    else if (!strncmp(block, "# ", 2))
        writer->chapter(to, expand(block + 2));
    else if (!strncmp(block, "- ", 2))
        writer->item(to, expand(block + 2));
    else if (!strncmp(block, "| ", 2)) {
        second = cut(block + 2);
        writer->row(to, "pairs", 2, (const char *const[]){expand(block + 2), expand(second)});
    } else if (!strcmp(block, "@cover"))
        writer->cover(to);
    else if (!strcmp(block, "@back"))
        writer->back(to);
    else if (!strcmp(block, "@contents"))
        write_contents(to, writer);
    else if (!strncmp(block, "@picture ", 9)) {
        second = cut(block + 9);
        writer->pictures(to, block + 9, expand(second));
    } else if (*block == '@') {
        if (!tables_write(to, writer, block + 1)) fail("%s:%u: unknown command %s", path, line_number, block);
        writer->close(to);
    } else
        writer->paragraph(to, expand(block));
}

/* ---- the whole ---- */

/* True if the line selects the form that the following lines are for. */
static int is_form(const char *line, const char **forms) {
    static const struct {
        const char *line, *forms;
    } list[] = {{"@booklet", "b"}, {"@both", "bds"}, {"@disc", "ds"}, {"@alone", "bd"}};
    for (unsigned i = 0; i < sizeof list / sizeof *list; i++)
        if (!strcmp(line, list[i].line)) return *forms = list[i].forms, 1;
    return 0;
}

/* Lines that are a block of their own, and lines that begin one. */
static int begins(const char *line) {
    return *line && strchr("#-|@%", *line) != NULL;
}

void source_write(const char *source, char form, FILE *to, const writer_t *writer) {
    char line[BLOCK], block[BLOCK] = "";
    const char *forms = "b";
    path = source;
    line_number = 0;
    FILE *f = open_source();
    for (int more = 1; more;) {
        more = fgets(line, sizeof line, f) != NULL;
        if (!more) *line = 0;
        line[strcspn(line, "\n")] = 0;
        const int goes_on = *line && *block && !begins(line) && (*line == ' ' || !begins(block));
        if (!goes_on && *block) {
            if (strchr(forms, form)) write_block(block, to, writer);
            *block = 0;
        }
        line_number++;
        if (*line == '%' || !*line || is_form(line, &forms)) continue;
        if (strlen(block) + strlen(line) + 2 > sizeof block) fail("%s:%u: the block is too long", path, line_number);
        if (*block) strcat(block, " ");
        strcat(block, skip(line));
    }
    fclose(f);
    writer->close(to);
}
