/* entry: a text typed letter by letter.
 *
 *     list_go_to(list_at);
 *     entry_type(name);
 */
#ifndef ENTRY_H
#define ENTRY_H

#include <stdint.h>

/* Types a text of 1 to ENTRY_LONGEST letters into the row at page_y, until RETURN or FIRE. Nothing typed, or ESC: nothing
 * changed. text has place for one byte more. */
#define ENTRY_LONGEST 7
void entry_type(char *text);

#endif
