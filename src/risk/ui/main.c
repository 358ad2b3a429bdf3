/* From screen to screen, for as long as the machine is on. */
#include "audio.h"
#include "input.h"
#include "machine.h"
#include "screens.h"
#include "settings.h"

void machine_main(void) {
    uint8_t way;
    settings_reset();
    audio_apply();
    for (;;) {
        if (title_show() == TITLE_DEMO) {
            play_demo();
            if (!input_touched) continue;
        }
        while ((way = menu_show()) != MENU_TITLE)
            while (play_game(way) && winner_show())
                way = MENU_GAME;
    }
}
