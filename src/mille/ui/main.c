/* From screen to screen, for as long as the machine is on. */
#include "ui.h"
#include "input.h"
#include "machine.h"
#include "settings.h"

static void matches(void) {
    while (match_play() == MATCH_WON && winner_show())
        ;
}

void machine_main(void) {
    settings_reset();
    for (;;) {
        if (title_show() == TITLE_DEMO) {
            match_demo();
            if (!input_touched) continue;
        }
        while (menu_show() == MENU_MATCH)
            matches();
    }
}
