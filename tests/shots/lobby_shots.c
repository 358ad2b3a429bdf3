/* The screens around a match. */
#include "lobby_shots.h"
#include "host.h"
#include "frontend.h"
#include "settings.h"
#include "shots.h"
#include "file.h"

void shots_begin(void) {
    settings_reset();
    settings_apply();
}

void lobby_title(void) {
    shots_load();
    title_show();
}

void lobby_title_again(void) {
    title_show();
}

void lobby_title_lost(void) {
    host_disc(0);
    title_show();
    host_disc(shots_disc);
}

void lobby_menu_of_disc(void) {
    boot_flags = BOOT_MENU;
    menu_show();
    boot_flags = 0;
}

void lobby_menu(void) {
    menu_show();
}

void lobby_presentation(void) {
    presentation_show();
}
