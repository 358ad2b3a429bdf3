/* The last ten plays: who, which card, on whom. */
#include "log.h"
#include "describe.h"
#include "input.h"
#include "settings.h"
#include "table.h"
#include "text.h"
#include "words.h"

#define ENTRIES 10
#define TOP     (VIDEO_ZONE(1) + 8)

static mille_event_t entry[ENTRIES];
static uint8_t count;

void log_clear(void) {
    count = 0;
}

void log_note(const mille_event_t *event) {
    uint8_t i;
    if (event->kind != EVENT_PLAY && event->kind != EVENT_DISCARD && event->kind != EVENT_COUP) return;
    if (count == ENTRIES) {
        for (i = 1; i < ENTRIES; i++)
            entry[i - 1] = entry[i];
        count--;
    }
    entry[count++] = *event;
}

/* What became of the card: laid on a rival, a coup fourré, or thrown away. */
static const char *fate(const mille_event_t *event) {
    if (event->kind == EVENT_COUP) return "CF";
    if (event->kind == EVENT_DISCARD) return word(WORD_LOG_DISCARD);
    if (card_family[event->card] == FAMILY_HAZARD) return seat_name(event->value);
    return "";
}

void log_show(void) {
    uint8_t i, y = TOP;
    video_fill(VIDEO_AT(0, VIDEO_ZONE(1)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_ZONE(4) - VIDEO_ZONE(1)),
               VIDEO_PEN(PEN_BLACK));
    text_pens(PEN_WHITE, PEN_BLACK);
    text_centred(VIDEO_AT(0, y), VIDEO_WIDTH, word(WORD_LOG));
    for (i = 0; i < count; i++) {
        y += 13;
        video_text(VIDEO_AT(1, y), seat_name(entry[i].seat));
        video_text(VIDEO_AT(16, y), word(CARD_WORD(entry[i].card)));
        video_text(VIDEO_AT(66, y), fate(&entry[i]));
    }
    while (input_read() == INPUT_NONE)
        ;
    table_draw();
}
