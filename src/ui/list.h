/* list: rows of a page, one of them selected by a bar.
 *
 *     static const list_t items = {104, 16, ITEMS, draw_item, 0};
 *     list = items;
 *     list_at = 0;
 *     list_draw();
 *     if (list_choose() == INPUT_OK) use list_at
 */
#ifndef LIST_H
#define LIST_H

#include <stdint.h>

typedef struct {
    uint8_t y, step, count;    /* the first row's line, lines from row to row, rows */
    void (*draw)(uint8_t row); /* draws a row at page_y, in the pens set */
    void (*idle)(void);        /* called every frame, or 0 */
} list_t;

extern list_t list;     /* the one on the page */
extern uint8_t list_at; /* the row under the bar */

void list_draw(void);
void list_draw_row(uint8_t row);

/* Sets page_y and pens to those of a row. */
void list_go_to(uint8_t row);

/* Moves the bar by ↑ ↓ until another key is pressed: INPUT_… */
uint8_t list_choose(void);

#endif
