/* entry: a text typed letter by letter.
 *
 *     list_go_to(list_at);
 *     text_entry(name);
 */
#ifndef TEXT_ENTRY_H
#define TEXT_ENTRY_H

#include <stdint.h>

/* Types a text of 1 to TEXT_ENTRY_LONGEST letters into the row at page_y, until RETURN or FIRE. Nothing typed, or ESC: nothing
 * changed. text has place for one byte more. */
#define TEXT_ENTRY_LONGEST 7
void text_entry(char *text);

#endif
