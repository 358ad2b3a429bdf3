/* page: a screen with a headline, a framed sheet of paper and a line of keys.
 *
 *     page_open_large(word(WORD_OPTIONS), palette_dialogue);
 *     page_keys(WORD_KEYS_OPTIONS);
 *     page_y = 40;
 *     page_pens(0);
 *     page_row(word(WORD_PACE));
 *     page_value(PAGE_RIGHT, word(WORD_PACE_FAST));
 *
 * A row has a label on the left and a value on the right; the one under the bar is red. See list.h for lists of rows.
 */
#ifndef PAGE_H
#define PAGE_H

#include <stdint.h>

#define PAGE_TOP   37  /* first line of a large paper */
#define PAGE_TILES 19  /* its height in tiles of 8 lines */
#define PAGE_LEFT  6   /* first column of a row … */
#define PAGE_RIGHT 74  /* … and the one after its last */
#define PAGE_KEYS  192 /* the line of keys, or of a question */

extern uint8_t page_y; /* the line of the paper or row that is drawn next */

/* Clears the screen, which is dark meanwhile, and draws a headline. The palette is that of the first and the last
 * zone. */
void page_open(const char *headline, const uint8_t *colours);
void page_paper(uint8_t tiles);
void page_open_large(const char *headline, const uint8_t *colours); /* with a paper of PAGE_TILES */
void page_keys(uint8_t key);                                        /* WORD_… */

/* A line of text across the screen, in the first or last zone. */
void page_banner(uint8_t y, const char *text);

/* Pens of the rows that follow: on plain paper, or under the bar. */
void page_pens(uint8_t barred);

/* Text at page_y. */
void page_text(uint8_t x, const char *text);

/* A row: paper or bar with the label; then its value, which ends before column `right`. */
void page_row(const char *label);
void page_value(uint8_t right, const char *value);

#endif
