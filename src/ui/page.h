#ifndef PAGE_H
#define PAGE_H
/*  page: the screens around a match are pages: a headline, a sheet of paper in a frame on the cloth, a line of keys.

        page_open();                                   dark, until page_light
        page_headline(word(WORD_MENU_OPTIONS));
        page_paper(PAGE_TOP, PAGE_TILES);
        page_keys(WORD_KEYS_OPTIONS);
        page_row(40, word(WORD_OPTION_PACE)); page_value(40, word(WORD_PACE_FAST));
        page_light();

    Rows of a list have a label on the left and a value on the right; the one under the bar is red. */
#include <stdint.h>
#include "video.h"

#define PAGE_TOP   22 /* first line of the paper */
#define PAGE_TILES 19 /* its height in tiles of 8 lines */
#define PAGE_LEFT  6  /* first column of a row … */
#define PAGE_RIGHT 74 /* … and the one behind its last */

void page_open(void);
void page_headline(const char *text);
void page_paper(uint8_t top, uint8_t tiles);
void page_keys(uint8_t key);
void page_light(void);

/* Pens of the rows that follow: on plain paper, or under the bar. */
void page_pens(uint8_t barred);

/* A row: its label with paper up to its end, then its value, the right end of which stands at `right`. */
void page_row(uint8_t y, const char *label);
void page_value(uint8_t right, uint8_t y, const char *value);

/* A list of rows; draw shows the row at line y in the pens set. */
typedef struct {
    uint8_t y, step, count;
    void (*draw)(uint8_t row, uint8_t y);
} page_list_t;

extern uint8_t page_at; /* the row under the bar */

void page_draw_row(const page_list_t *list, uint8_t row);
void page_draw_list(const page_list_t *list);

/* Moves the bar by ↑ ↓ until something else is pressed: INPUT_… */
uint8_t page_choose(const page_list_t *list);

#endif
