/* The settings and the hall of fame on the disc. */
#include "save_settings.h"
#include <stddef.h>
#include "frontend_hooks.h"
#include "hall_of_fame.h"
#include "settings_file.h"
#include "settings.h"
#include "words.h"

hall_t hall[HALL_ROWS];

_Static_assert(offsetof(settings_t, language) == 0, "disk/loader/disc_choose.s reads it there");

static const safe_file_t settings_file = {SAFE_FILE_NAMES_OF(GAME_FILE "OPT"),
                                          {SETTINGS_HEAD, {{sizeof settings, &settings}, {sizeof hall, hall}}}};

void load_settings(void) {
    settings_file_read(&settings_file);
    settings.language = words_language(); /* the loader may have been given another one, or not have found its file */
    settings_apply();
}

void save_settings(void) {
    settings_changed = 0;
    settings_file_write(&settings_file);
}
