/* writer: the parts of a manual and the two forms it is written in. Texts are UTF-8 with marks. */
#ifndef WRITER_H
#define WRITER_H

#include <stdio.h>

/* Marks inside a text. */
enum { MARK_BOLD = 1, MARK_PLAIN, MARK_KEY, MARK_KEY_END, MARK_CODE, MARK_CODE_END, MARK_PICTURE, MARK_PICTURE_END };

typedef struct {
    void (*begin)(FILE *to, const char *language);
    void (*cover)(FILE *to);
    void (*back)(FILE *to);                     /* the last page */
    void (*entry)(FILE *to, const char *title); /* for the list of chapters, in their order */
    void (*chapter)(FILE *to, const char *title);
    void (*heading)(FILE *to, const char *title);
    void (*paragraph)(FILE *to, const char *text);
    void (*item)(FILE *to, const char *text); /* an item of a list */
    void (*close)(FILE *to);                  /* the end of the open list or table */
    /* A row of a table; kind names the table. The first row of "rulebooks", "example" and "odds" is its heading. */
    void (*row)(FILE *to, const char *kind, unsigned cells, const char *const *cell);
    void (*pictures)(FILE *to, const char *names, const char *caption); /* names separated by spaces */
    void (*end)(FILE *to);
} writer_t;

extern const writer_t html_writer, plain_writer;

#endif
