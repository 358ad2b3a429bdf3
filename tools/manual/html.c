/* Writes the manual as HTML, for the booklet (WeasyPrint converts it) and for the browser. manual.css has the
 * layout. */
#include <string.h>

#include "game.h"
#include "texts.h"
#include "writer.h"

static const char *language;
static const char *open; /* the open element, or 0 */
static unsigned rows, entries, chapters;

/* The space that French puts before ; : ! ? must not break a line. */
static void put(FILE *to, const char *text) {
    static const char *const mark[] = {
        [MARK_BOLD] = "<b>",
        [MARK_PLAIN] = "</b>",
        [MARK_KEY] = "<kbd>",
        [MARK_KEY_END] = "</kbd>",
        [MARK_CODE] = "<code>",
        [MARK_CODE_END] = "</code>",
        [MARK_PICTURE] = "<img src=\"cards/",
        [MARK_PICTURE_END] = ".png\" alt=\"\">",
    };
    for (; *text; text++)
        if ((unsigned char)*text <= MARK_PICTURE_END)
            fputs(mark[(unsigned char)*text], to);
        else if (*text == '&' || *text == '<' || *text == '>')
            fprintf(to, "&#%d;", *text);
        else if (*text == ' ' && text[1] && strchr(";:!?", text[1]))
            fputs("&nbsp;", to);
        else
            fputc(*text, to);
}

static void put_in(FILE *to, const char *element, const char *text) {
    fprintf(to, "<%s>", element);
    put(to, text);
    fprintf(to, "</%s>\n", element);
}

/* The text of an attribute: without marks. */
static void put_attribute(FILE *to, const char *text) {
    for (; *text; text++)
        if ((unsigned char)*text > MARK_PICTURE_END) {
            if (strchr("&<>\"", *text))
                fprintf(to, "&#%d;", *text);
            else
                fputc(*text, to);
        }
}

static void html_close(FILE *to) {
    if (open) fprintf(to, "</%s>\n", open);
    open = 0;
}

static void open_as(FILE *to, const char *element, const char *kind) {
    if (open) return;
    fprintf(to, "<%s class=\"%s\">\n", element, kind);
    open = element;
    rows = 0;
}

static void html_begin(FILE *to, const char *spoken) {
    language = spoken;
    fprintf(to,
            "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
            language);
    put(to, word(WORD_GAME));
    fprintf(to, "</title>\n<link rel=\"stylesheet\" href=\"manual.css\">\n</head>\n<body class=\"%s\">\n", manual_game);
}

static void html_cover(FILE *to) {
    fprintf(to,
            "<header>\n<h1>%s</h1>\n<p>Amstrad CPC 464 · 664 · 6128</p>\n<img src=\"screens/%s-%s-title.png\" "
            "alt=\"%s\">\n",
            word(WORD_GAME), manual_game, language, word(WORD_GAME));
    fprintf(to, "<p class=\"version\">%s · %s</p>\n</header>\n<main>\n", word(WORD_LANGUAGE), values_find("version"));
}

static void html_back(FILE *to) {
    fputs("</main>\n<footer>\n<p>", to);
    for (const char *const *file = manual_back; *file; file++) {
        const char *gap = strstr(*file, "%s");
        fprintf(to, "<img src=\"%.*s%s%s\" alt=\"\">", gap ? (int)(gap - *file) : 0, *file, gap ? language : "",
                gap ? gap + 2 : *file);
    }
    fprintf(to, "</p>\n<p>%s</p>\n</footer>\n", word(WORD_GAME));
}

static void html_entry(FILE *to, const char *title) {
    open_as(to, "ol", "contents");
    fprintf(to, "<li><a href=\"#c%u\">", ++entries);
    put(to, title);
    fputs("</a></li>\n", to);
}

static void html_chapter(FILE *to, const char *title) {
    fprintf(to, "<h2 id=\"c%u\">", ++chapters);
    put(to, title);
    fputs("</h2>\n", to);
}

static void html_heading(FILE *to, const char *title) {
    put_in(to, "h3", title);
}

static void html_paragraph(FILE *to, const char *text) {
    put_in(to, "p", text);
}

static void html_item(FILE *to, const char *text) {
    open_as(to, "ul", "list");
    put_in(to, "li", text);
}

/* The cell that names a row: the first, or behind the picture of a card and the number of such cards. */
#define NAME_OF_CARD 2

static void html_row(FILE *to, const char *kind, unsigned cells, const char *const *cell) {
    open_as(to, "table", kind);
    const int head = !rows++ && (!strcmp(kind, "rulebooks") || !strcmp(kind, "example") || !strcmp(kind, "odds"));
    const unsigned name = strcmp(kind, "cards") ? 0 : NAME_OF_CARD;
    fputs("<tr>", to);
    for (unsigned i = 0; i < cells; i++)
        put_in(to, *cell[i] && (head || i == name) ? "th" : "td", cell[i]);
    fputs("</tr>\n", to);
}

static void html_pictures(FILE *to, const char *names, const char *caption) {
    fputs("<figure>\n", to);
    for (unsigned number = 1; *names; number++) {
        int length = (int)strcspn(names, " ");
        fprintf(to, "<img src=\"screens/%s-%s-%.*s.png\" alt=\"", manual_game, language, length, names);
        put_attribute(to, caption);
        if (number > 1) fprintf(to, " (%u)", number);
        fputs("\">\n", to);
        names += length;
        names += strspn(names, " ");
    }
    put_in(to, "figcaption", caption);
    fputs("</figure>\n", to);
}

static void html_end(FILE *to) {
    fputs("</body>\n</html>\n", to);
}

const writer_t html_writer = {
    .begin = html_begin,
    .cover = html_cover,
    .back = html_back,
    .entry = html_entry,
    .chapter = html_chapter,
    .heading = html_heading,
    .paragraph = html_paragraph,
    .item = html_item,
    .close = html_close,
    .row = html_row,
    .pictures = html_pictures,
    .end = html_end,
};
