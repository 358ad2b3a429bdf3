/* Typing a text into a row of a page. */
#include <string.h>
#include "entry.h"
#include "clock.h"
#include "keys.h"
#include "page.h"
#include "text.h"

static void show(const char *text) {
    page_row(text);
    text_invert();
    page_text((uint8_t)(PAGE_LEFT + video_text_width(text)), " ");
    text_invert();
}

void entry_type(char *text, uint8_t longest) {
    static char kept[ENTRY_LONGEST + 1];
    char typed;
    uint8_t length = 0, hit;
    memcpy(kept, text, longest + 1U);
    show(text);
    do {
        clock_wait();
        hit = keys_hit();
        typed = keys_typed();
        if (hit & KEY_DELETE && length)
            length--;
        else if (typed > ' ' && length < longest)
            text[length++] = typed;
        else
            continue;
        text[length] = 0;
        show(text);
    } while (!(hit & (KEY_RETURN | KEY_FIRE | KEY_ESC)));
    if (hit & KEY_ESC || !length) memcpy(text, kept, longest + 1U);
}
