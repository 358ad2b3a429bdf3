/* Shows the screens around a match. */
#include "frontend_screenshots.h"
#include "host.h"
#include "frontend.h"
#include "settings.h"
#include "screenshots.h"
#include "boot.h"

void screenshots_begin(void) {
    settings_reset();
    settings_apply();
}

void frontend_title(void) {
    screenshots_load();
    title_show();
}

void frontend_title_again(void) {
    title_show();
}

void frontend_title_lost(void) {
    host_disc(0);
    title_show();
    host_disc(screenshots_disc);
}

void frontend_menu_of_disc(void) {
    boot_flags = BOOT_MENU;
    menu_show();
    boot_flags = 0;
}

void frontend_menu(void) {
    menu_show();
}

void frontend_presentation(void) {
    presentation_show();
}
