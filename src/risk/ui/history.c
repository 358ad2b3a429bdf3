/* The last events, on a page. */
#include "history.h"
#include "input.h"
#include "match_state.h"
#include "page.h"
#include "pictures.h"
#include "event_text.h"
#include "screens.h"
#include "words.h"

void history_note(const risk_event_t *event) {
    static risk_event_t *next;
    uint8_t i;
    if (event->kind == EVENT_LOSS || event->kind == EVENT_INCOME || event->kind == EVENT_DEAL) return;
    next = match_memory.log + match_memory.logged;
    if (match_memory.logged && event->kind == EVENT_ATTACK && next[-1].kind == EVENT_ATTACK && next[-1].a == event->a &&
        next[-1].b == event->b)
        return; /* one line for a battle of many throws */
    if (match_memory.logged == LOG_ENTRIES) {
        for (i = 1; i < LOG_ENTRIES; i++)
            match_memory.log[i - 1] = match_memory.log[i];
        next--;
    } else {
        match_memory.logged++;
    }
    *next = *event;
}

void history_show(void) {
    uint8_t i;
    page_open_large(word(WORD_LOG), palette_dialogue);
    page_pens(0);
    page_y = PAGE_TOP + 8;
    for (i = 0; i < match_memory.logged; i++, page_y += 12)
        page_text(PAGE_LEFT - 1, event_text(&match_memory.log[i]));
    page_keys(WORD_KEYS_GO_ON);
    input_any();
}
