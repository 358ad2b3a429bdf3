/* Writes the manual as a text for the disc: ASCII, CR LF, ended by the byte that ends a text under AMSDOS and CP/M. */
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "writer.h"

#define COLUMNS 39 /* a fortieth character would add an empty line on a screen of 40 columns */
#define INDENT  2  /* indentation of lists and of the right side of a row */
#define LABEL   12 /* width of the left side of a row, if it fits */
#define END     26
#define TEXT    4000

static int italian;
static int at_start; /* nothing has been written yet, or the last line was empty */

/* Accented letters in ASCII, as typed in the 1980s. Italian puts the accent after the letter. */
static const struct {
    const char *letter, *plain;
} letters[] = {
    {"à", "a"},   {"â", "a"},  {"ç", "c"},  {"é", "e"},  {"è", "e"},  {"ê", "e"},  {"ë", "e"},  {"î", "i"},
    {"ï", "i"},   {"ì", "i"},  {"ô", "o"},  {"ò", "o"},  {"ù", "u"},  {"û", "u"},  {"À", "A"},  {"Ç", "C"},
    {"É", "E"},   {"È", "E"},  {"Ê", "E"},  {"œ", "oe"}, {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"},
    {"Ö", "Oe"},  {"Ü", "Ue"}, {"ß", "ss"}, {"←", "<"},  {"→", ">"},  {"↑", "^"},  {"↓", "v"},  {"–", "-"},
    {"…", "..."}, {"×", "x"},  {"«", "\""}, {"»", "\""}, {"“", "\""}, {"”", "\""}, {"„", "\""}, {"·", "-"},
};

/* Converts a text to ASCII, without its marks. */
static char *ascii(char *to, const char *from) {
    char *start = to;
    while (*from) {
        const unsigned char c = (unsigned char)*from;
        if (c < 0x80) {
            if (c > MARK_PICTURE_END) *to++ = *from;
            from++;
            continue;
        }
        unsigned i = 0;
        while (i < sizeof letters / sizeof *letters && strncmp(from, letters[i].letter, strlen(letters[i].letter)))
            i++;
        if (i == sizeof letters / sizeof *letters) fail("no ASCII letter is known for \"%.4s\"", from);
        to = strcpy(to, letters[i].plain) + strlen(letters[i].plain);
        if (italian && strchr("aeiou", letters[i].plain[0])) *to++ = '\'';
        from += strlen(letters[i].letter);
    }
    *to = 0;
    return start;
}

static void empty_line(FILE *to) {
    if (!at_start) fputs("\r\n", to);
    at_start = 1;
}

/* Wraps an ASCII text: the first line continues at that column, the others are indented. */
static void wrap(FILE *to, const char *text, unsigned column, unsigned indent) {
    int first = 1;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        const unsigned length = (unsigned)strcspn(text, " ");
        if (indent + length > COLUMNS) fail("\"%.*s\" is longer than a line of %d columns", (int)length, text, COLUMNS);
        if (column + !first + length > COLUMNS) {
            fprintf(to, "\r\n%*s", (int)indent, "");
            column = indent;
            first = 1;
        }
        fprintf(to, "%s%.*s", first ? "" : " ", (int)length, text);
        column += !first + length;
        first = 0;
        text += length;
    }
    fputs("\r\n", to);
    at_start = 0;
}

static void plain_begin(FILE *to, const char *language) {
    (void)to;
    italian = !strcmp(language, "it");
    at_start = 1;
}

static void plain_title(FILE *to, const char *title, char rule) {
    char text[TEXT];
    empty_line(to);
    wrap(to, ascii(text, title), 0, 0);
    for (size_t i = strlen(text); i--;)
        fputc(rule, to);
    fputs("\r\n", to);
}

static void plain_chapter(FILE *to, const char *title) {
    plain_title(to, title, '=');
}

static void plain_heading(FILE *to, const char *title) {
    plain_title(to, title, '-');
}

static void plain_paragraph(FILE *to, const char *text) {
    char plain[TEXT];
    wrap(to, ascii(plain, text), 0, 0);
    empty_line(to);
}

static void plain_item(FILE *to, const char *text) {
    char plain[TEXT];
    fputs("- ", to);
    wrap(to, ascii(plain, text), INDENT, INDENT);
}

/* "100 km ........ 12": numbers are right-aligned; other rows begin with their label. */
static void plain_row(FILE *to, const char *kind, unsigned cells, const char *const *cell) {
    char left[TEXT], right[TEXT];
    if (cells != 2) fail("a table of %s is too wide for the disc", kind);
    ascii(left, cell[0]);
    ascii(right, cell[1]);
    const unsigned used = (unsigned)strlen(left);
    if (!strcmp(kind, "points")) {
        fprintf(to, "%s ", left);
        for (unsigned column = used + 2; column + strlen(right) < COLUMNS; column++)
            fputc('.', to);
        fprintf(to, " %s\r\n", right);
        at_start = 0;
    } else if (used < LABEL) {
        fprintf(to, "%-*s", LABEL, left);
        wrap(to, right, LABEL, LABEL);
    } else {
        wrap(to, left, 0, 0);
        fprintf(to, "%*s", INDENT, "");
        wrap(to, right, INDENT, INDENT);
    }
}

static void plain_close(FILE *to) {
    empty_line(to);
}

static void plain_cover(FILE *to) {
    (void)to; /* a picture without text, as on the last page */
}

static void plain_pictures(FILE *to, const char *names, const char *caption) {
    (void)to, (void)names, (void)caption;
}

static void plain_entry(FILE *to, const char *title) {
    (void)to, (void)title;
}

static void plain_end(FILE *to) {
    fputc(END, to);
}

const writer_t plain_writer = {
    .begin = plain_begin,
    .cover = plain_cover,
    .back = plain_cover,
    .entry = plain_entry,
    .chapter = plain_chapter,
    .heading = plain_heading,
    .paragraph = plain_paragraph,
    .item = plain_item,
    .close = plain_close,
    .row = plain_row,
    .pictures = plain_pictures,
    .end = plain_end,
};
