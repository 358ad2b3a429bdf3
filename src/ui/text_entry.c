/* Entry of a text in a row of a page. */
#include <string.h>
#include "text_entry.h"
#include "clock.h"
#include "keys.h"
#include "page.h"
#include "text.h"

static char typed[TEXT_ENTRY_LONGEST + 1];
static uint8_t length;

static void show(const char *text) {
    page_row(text);
    text_invert();
    page_text((uint8_t)(PAGE_LEFT + video_text_width(text)), " ");
    text_invert();
}

void text_entry(char *text) {
    static uint8_t hit;
    static char letter;
    length = 0;
    show(text);
    do {
        clock_wait();
        hit = keys_hit();
        letter = keys_typed();
        if (hit & KEY_DELETE && length)
            length--;
        else if (letter > ' ' && length != TEXT_ENTRY_LONGEST)
            typed[length++] = letter;
        else
            continue;
        typed[length] = 0;
        show(typed);
    } while (!(hit & (KEY_RETURN | KEY_FIRE | KEY_ESC)));
    if (length && !(hit & KEY_ESC)) memcpy(text, typed, TEXT_ENTRY_LONGEST + 1);
}
