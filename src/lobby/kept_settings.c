/* The settings and the best matches on the disc. */
#include "kept.h"
#include "hall.h"
#include "recall.h"
#include "settings.h"
#include "words.h"

hall_t hall[HALL_ROWS];

static const keep_t settings_file = {KEEP_NAMED(GAME_FILE "OPT"),
                                     {SETTINGS_HEAD, {{sizeof settings, &settings}, {sizeof hall, hall}}}};

void kept_load_settings(void) {
    if (!recall_read(&settings_file)) return;
    settings_apply();
    if (!(store_started & STORE_LANGUAGE) && settings.language != words_language()) settings_speak(settings.language);
}

void kept_save_settings(void) {
    settings_changed = 0;
    recall_write(&settings_file);
}
