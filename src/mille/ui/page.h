#ifndef PAGE_H
#define PAGE_H
/*  page: the screens around a match are pages: a headline, a sheet of paper in a frame on the cloth, a line of keys.

        page_open(word(WORD_MENU_OPTIONS));            dark, until page_light
        page_paper(PAGE_TILES);                        from line page_y on
        page_keys(WORD_KEYS_OPTIONS);
        page_y = 40;
        page_pens(0);
        page_row(word(WORD_OPTION_PACE));
        page_value(PAGE_RIGHT, word(WORD_PACE_FAST));
        page_light();

    Rows of a list have a label on the left and a value on the right; the one under the bar is red. */
#include <stdint.h>
#include "video.h"

#define PAGE_TOP   22 /* first line of a large paper */
#define PAGE_TILES 19 /* its height in tiles of 8 lines */
#define PAGE_LEFT  6  /* first column of a row … */
#define PAGE_RIGHT 74 /* … and the one behind its last */

extern uint8_t page_y; /* the line of the paper or row that is drawn next */

/* A dark screen with a headline. */
void page_open(const char *headline);
void page_paper(uint8_t tiles);
void page_keys(uint8_t key);
void page_light(void);

/* Pens of the rows that follow: on plain paper, or under the bar. */
void page_pens(uint8_t barred);

/* Text at page_y. */
void page_text(uint8_t x, const char *text);

/* A row: paper or bar with the label; then its value, the end of which stands before column `right`. */
void page_row(const char *label);
void page_value(uint8_t right, const char *value);

/* The list of rows on the page; draw shows a row at page_y in the pens set. */
typedef struct {
    uint8_t y, step, count;
    void (*draw)(uint8_t row);
} page_list_t;

extern page_list_t page_list;
extern uint8_t page_at; /* the row under the bar */

/* Draws the whole list, or moves the bar by ↑ ↓ until something else is pressed: INPUT_… */
void page_draw_row(uint8_t row);
void page_draw_list(void);
uint8_t page_choose(void);

#endif
