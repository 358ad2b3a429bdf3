/* The rules page. */
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "text.h"
#include "words.h"

void rules_show(void) {
    uint8_t key;
    page_open_large(word(WORD_MENU_RULES), palette_dialogue);
    page_pens(0);
    page_y = PAGE_TOP + 6;
    for (key = WORD_RULES_AIM; key <= WORD_RULES_KEYS; key++)
        page_y += (uint8_t)(3 + TEXT_STEP * text_wrap(VIDEO_AT(PAGE_LEFT, page_y),
                                                      VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 3 * TEXT_STEP), word(key)));
    page_keys(WORD_KEYS_GO_ON);
    input_any();
}
