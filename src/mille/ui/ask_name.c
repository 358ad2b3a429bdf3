/* Asks the first player for a name before the first match (document 001, B). */
#include "screens.h"
#include "text_entry.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "words.h"

#define PAPER 96 /* line */

void ask_name(void) {
    static uint8_t asked;
    if (asked || settings.seat[0].kind != SEAT_PERSON || !settings_has_no_name()) return;
    asked = 1;
    page_open(word(WORD_NAME), palette_dialogue);
    page_y = PAPER;
    page_paper(4);
    page_keys(WORD_KEYS_NAME);
    page_y = PAPER + 12;
    page_pens(1);
    text_entry(settings.seat[0].name);
    if (!settings_has_no_name()) settings_changed = 1;
}
