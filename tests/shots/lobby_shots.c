/* The screens around a match. */
#include "lobby_shots.h"
#include "lobby.h"
#include "settings.h"
#include "shots.h"

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

void lobby_menu(void) {
    menu_show();
}

void lobby_presentation(void) {
    presentation_show();
}
