/* From screen to screen, for as long as the machine is on. */
#include "audio.h"
#include "input.h"
#include "kept.h"
#include "machine.h"
#include "screens.h"
#include "settings.h"

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
            while (play_game(way) && winner_show())
                way = MENU_GAME;
    }
}
