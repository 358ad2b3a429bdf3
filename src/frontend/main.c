/* The sequence of screens. */
#include "hall_of_fame.h"
#include "input.h"
#include "save_settings.h"
#include "frontend.h"
#include "platform.h"
#include "settings.h"

/* A match, new or saved, and more matches while the player wants another one. */
static void matches(uint8_t way) {
    uint8_t again, row;
    do {
        play_match(way);
        again = winner_show();
        row = hall_enter();
        if (row != HALL_ROWS || settings_changed) save_settings(); /* the name, or the key M */
        if (row != HALL_ROWS) hall_show(row);
        way = MENU_MATCH;
    } while (again);
}

void program_main(void) {
    uint8_t way;
    settings_reset();
    load_settings();
    for (;;) {
        way = title_show();
        if (way == TITLE_DEMO) {
            play_demo();
            if (!input_interrupted) continue;
        }
        while ((way = menu_show()) != MENU_TITLE)
            matches(way);
    }
}
