/* From screen to screen, for as long as the machine is on. */
#include "audio.h"
#include "input.h"
#include "machine.h"
#include "screens.h"
#include "settings.h"

static void matches(void) {
    do
        play_match();
    while (winner_show());
}

void machine_main(void) {
    settings_reset();
    audio_apply();
    for (;;) {
        if (title_show() == TITLE_DEMO) {
            play_demo();
            if (!input_touched) continue;
        }
        while (menu_show() == MENU_MATCH)
            matches();
    }
}
