/* The settings and the best matches on the disc. */
#include "kept.h"
#include <stddef.h>
#include "hall_of_fame.h"
#include "recall.h"
#include "settings.h"
#include "words.h"

hall_t hall[HALL_ROWS];

_Static_assert(offsetof(settings_t, language) == 0, "disk/disc_choose.s looks for it there");

static const keep_t settings_file = {KEEP_NAMED(GAME_FILE "OPT"),
                                     {SETTINGS_HEAD, {{sizeof settings, &settings}, {sizeof hall, hall}}}};

void kept_load_settings(void) {
    recall_read(&settings_file);
    settings.language = words_language(); /* the loader may have been told another, or not have found it */
    settings_apply();
}

void kept_save_settings(void) {
    settings_changed = 0;
    recall_write(&settings_file);
}
