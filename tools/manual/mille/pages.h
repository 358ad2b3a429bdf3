/* pages: what the game's own pages of rules say (src/mille/ui/rules_page.c), row by row. They are drawn here by the game's own code on
 * paper that only listens, so the manual cannot say anything else than the screen.
 */
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
} page_heard_t;

enum { HEARD_COMMON, HEARD_POINTS, HEARD_RULEBOOKS };

/* The pages in the order of the screen: what is common, the points, a rulebook each. Their number goes to *count. */
const page_heard_t *pages_listen(unsigned *count);

#endif
