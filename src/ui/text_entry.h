/* text_entry: a text that the player types.
 *
 *     list_go_to(list_at);
 *     text_entry(name);
 */
#ifndef TEXT_ENTRY_H
#define TEXT_ENTRY_H

#include <stdint.h>

/* Lets the player type 1 to TEXT_ENTRY_LONGEST letters in the row at page_y, until RETURN or FIRE. If nothing was
 * typed, or ESC pressed, the text is unchanged. It has TEXT_ENTRY_LONGEST + 1 bytes. */
#define TEXT_ENTRY_LONGEST 7
void text_entry(char *text);

#endif
