/* The last things that happened, on a page. */
#include "history.h"
#include "input.h"
#include "board.h"
#include "page.h"
#include "pictures.h"
#include "event_text.h"
#include "screens.h"
#include "words.h"

#define entry match_memory.log
#define count match_memory.logged

/* What a card is, only its owner may know; throws say nothing without their dice. */
static uint8_t is_noted(uint8_t kind) {
    return kind != EVENT_LOSS && kind != EVENT_INCOME && kind != EVENT_DEAL;
}

void history_note(const risk_event_t *event) {
    uint8_t i;
    if (!is_noted(event->kind) || !event_text(event)) return;
    if (count && event->kind == EVENT_ATTACK && entry[count - 1].kind == EVENT_ATTACK &&
        entry[count - 1].a == event->a && entry[count - 1].b == event->b)
        return; /* one line for a battle of many throws */
    if (count == LOG_ENTRIES) {
        for (i = 1; i < LOG_ENTRIES; i++)
            entry[i - 1] = entry[i];
        count--;
    }
    entry[count++] = *event;
}

void history_show(void) {
    uint8_t i;
    page_open_large(word(WORD_LOG), palette_dialogue);
    page_pens(0);
    page_y = PAGE_TOP + 8;
    for (i = 0; i < count; i++, page_y += 12)
        page_text(PAGE_LEFT - 1, event_text(&entry[i]));
    page_keys(WORD_KEYS_GO_ON);
    input_any();
}
