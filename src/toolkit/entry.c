/* Typing a text into a row of a page. */
#include "entry.h"
#include "clock.h"
#include "keys.h"
#include "page.h"
#include "video.h"

void entry_type(char *text, uint8_t longest) {
    char typed;
    uint8_t length = 0, hit;
    page_row("-");
    do {
        clock_wait();
        hit = keys_hit();
        typed = keys_typed();
        if ((hit & KEY_DELETE) && length)
            length--;
        else if (typed > ' ' && length < longest)
            text[length++] = typed;
        else
            continue;
        text[length] = 0;
        page_row(text);
        page_text((uint8_t)(PAGE_LEFT + video_text_width(text)), "-");
    } while (!(hit & (KEY_RETURN | KEY_FIRE | KEY_ESC)) || !text[0]);
}
