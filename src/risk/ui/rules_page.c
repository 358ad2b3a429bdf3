/* The rules: two pages of paragraphs. */
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "text.h"
#include "words.h"

#define SECOND WORD_RULES_CARDS /* the first paragraph of the second page */

void rules_show(void) {
    uint8_t key;
    for (key = WORD_RULES_AIM; key <= WORD_RULES_KEYS; key++) {
        if (key == WORD_RULES_AIM || key == SECOND) {
            page_open_large(word(WORD_MENU_RULES), palette_dialogue);
            page_keys(WORD_KEYS_GO_ON);
            page_pens(0);
            page_y = PAGE_TOP + 10;
        }
        page_y += (uint8_t)(10 + TEXT_STEP * text_wrap(VIDEO_AT(PAGE_LEFT, page_y),
                                                       VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 4 * TEXT_STEP), word(key)));
        if (key == SECOND - 1) input_any();
    }
    input_any();
}
