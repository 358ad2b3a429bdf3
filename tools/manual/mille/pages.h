/* pages: the text of the game's pages of rules (src/mille/ui/rules_page.c), row by row. The code of the game itself
 * runs here and its text is recorded, so the manual always says what the screen says. */
#ifndef PAGES_H
#define PAGES_H

typedef struct {
    char label[100], value[100];
} page_line_t;

#define PAGE_LINES 20

typedef struct {
    char headline[100];
    unsigned lines;
    page_line_t line[PAGE_LINES];
} page_record_t;

enum { RECORD_COMMON, RECORD_POINTS, RECORD_RULEBOOKS };

/* The pages in the order of the screen: the common rules, the points, one page per rulebook. *count: how many. */
const page_record_t *pages_record(unsigned *count);

#endif
