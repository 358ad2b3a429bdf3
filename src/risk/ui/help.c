/* A page over the board, and the board again. */
#include "help.h"
#include "advice.h"
#include "dialogue.h"
#include "kept.h"
#include "keys.h"
#include "match.h"
#include "screens.h"
#include "settings.h"
#include "words.h"

/* Whose cards may be seen: those of the person who is asked, or of the only one at this machine; else NOBODY's. */
static uint8_t reader(void) {
    uint8_t seat = risk_table.seat;
    if (match_is_person(seat)) return seat;
    if (match_people > 1) return NOBODY;
    for (seat = 0; !match_is_person(seat);)
        seat++;
    return seat;
}

static uint8_t show_cards(void) {
    uint8_t seat = reader();
    if (seat == NOBODY) return 0;
    if (risk_cards(&risk_table, seat)) {
        cards_show(seat);
        match_draw();
    } else {
        dialogue_alert(word(WORD_CARDS_NONE));
    }
    return 1;
}

void help_save(void) {
    uint8_t failed = kept_save_match();
    match_draw();
    if (!failed) dialogue_say(DIALOGUE_EVENT, word(WORD_SAVED));
}

uint8_t help(uint8_t asked) {
    if (!match_people || risk_table.phase == PHASE_OVER) return 0; /* a demonstration, which any key ends; the end */
    switch (keys_typed()) {
    case 'L':
    case 'J':
        log_show();
        break;
    case 'T':
        table_show();
        break;
    case 'V':
        return show_cards();
    case 'H':
    case 'C':
        if (!settings.advice || !asked) return 0;
        advice_show();
        return 1;
    case 'D':
        if (asked) help_save();
        return asked;
    default:
        return 0;
    }
    match_draw();
    return 1;
}
