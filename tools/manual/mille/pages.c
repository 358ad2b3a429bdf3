/* Records the pages of rules: the functions of src/ui that they call note the text instead of drawing it. */
#include "pages.h"

#include <stdio.h>

#include "fail.h"
#include "input.h"
#include "mille.h"
#include "page.h"
#include "screens.h"
#include "text.h"

#define PAGES (RECORD_RULEBOOKS + RULES_COUNT)

static page_record_t recorded[PAGES];
static unsigned pages;

const page_record_t *pages_record(unsigned *count) {
    pages = 0;
    rules_show();
    *count = pages;
    return recorded;
}

/* ---- the functions of src/ui that the pages call ---- */

uint8_t page_y;

static page_record_t *page(void) {
    return &recorded[pages - 1];
}

void page_open_large(const char *headline, const uint8_t *colours) {
    (void)colours;
    if (pages == PAGES) fail("the pages of rules are not %d", PAGES);
    page_record_t *next = &recorded[pages++];
    snprintf(next->headline, sizeof next->headline, "%s", headline);
    next->lines = 0;
}

void page_row(const char *label) {
    if (page()->lines == PAGE_LINES) fail("%s: more than %d rows", page()->headline, PAGE_LINES);
    snprintf(page()->line[page()->lines++].label, sizeof page()->line->label, "%s", label);
}

void page_value(uint8_t right, const char *value) {
    (void)right;
    snprintf(page()->line[page()->lines - 1].value, sizeof page()->line->value, "%s", value);
}

void page_keys(uint8_t key) {
    (void)key;
}
void page_pens(uint8_t barred) {
    (void)barred;
}

uint8_t text_wrap(uint16_t at, uint16_t size, char *text) {
    (void)at, (void)size, (void)text; /* paragraphs: the manual has its own */
    return 1;
}

/* Turns all pages, then leaves. */
uint8_t input_read(void) {
    return pages < PAGES ? INPUT_NEXT : INPUT_BACK;
}
