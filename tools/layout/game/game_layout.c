/* What assembly, the page and tests need to know of every game. */
#include "game_layout.h"

#include "layout.h"
#include "settings.h"

_Static_assert(offsetof(settings_t, language) == 0,
               "disk/loader/disc_choose.s: the language is the first of the settings");

void game_layout(const char *object) {
    layout_symbol("GAME", object);
    layout_symbol("PEOPLE", "hotseat_people");
    layout_symbol("SETTINGS", "settings");
    LAYOUT_SIZE(SETTINGS, settings_t);
    LAYOUT_FIELD(SETTINGS, settings_t, language);
    LAYOUT_FIELD(SETTINGS, settings_t, players);
    LAYOUT_FIELD(SETTINGS, settings_t, seat);
    layout_number("SETTINGS_FIRST_NAME", (long)offsetof(settings_t, seat[0].name));
    layout_number("SEATS_SIZE", (long)sizeof((settings_t *)0)->seat);
}
