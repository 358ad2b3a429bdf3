/* From screen to screen, for as long as the machine is on. */
#include "audio.h"
#include "hall.h"
#include "input.h"
#include "kept.h"
#include "machine.h"
#include "screens.h"
#include "settings.h"

/* A game, new or brought back, and then as many as the player likes. */
static void games(uint8_t way) {
    uint8_t again, row;
    do {
        if (!play_game(way)) return;
        again = winner_show();
        row = hall_enter();
        if (row != HALL_ROWS) {
            kept_save_settings();
            hall_show(row);
        }
        way = MENU_GAME;
    } while (again);
}

void machine_main(void) {
    uint8_t way;
    settings_reset();
    audio_apply();
    way = title_show();
    kept_load_settings(); /* now that the title's picture may be lost */
    for (;; way = title_show()) {
        if (way == TITLE_DEMO) {
            play_demo();
            if (!input_touched) continue;
        }
        while ((way = menu_show()) != MENU_TITLE)
            games(way);
    }
}
