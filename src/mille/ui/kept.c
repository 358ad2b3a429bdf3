/* What is kept on the disc. */
#include "kept.h"
#include "audio.h"
#include "disc.h"
#include "hall.h"
#include "keys.h"
#include "log.h"
#include "match.h"
#include "recall.h"
#include "settings.h"
#include "words.h"

/* match_t (save.h), part by part. */
static const keep_t match_file = {
    KEEP_NAMED("MILLE"),
    {MATCH_HEAD, {{MILLE_BYTES, &match_game}, {sizeof settings.seat, settings.seat}, {sizeof log_plays, &log_plays}}}};
_Static_assert(MILLE_BYTES + sizeof settings.seat + sizeof log_plays == MATCH_BYTES, "as save.h has it");

uint8_t kept_save_match(void) {
    return disc_keep(&match_file, keep_write);
}

uint8_t kept_load_match(void) {
    uint8_t came = disc_keep(&match_file, keep_read);
    if (came == STORE_GOOD) {
        settings.rules = match_game.rules;
        settings.players = match_game.players;
    }
    return came;
}

hall_t hall[HALL_ROWS];

#define SETTINGS_VERSION 1
static const keep_t settings_file = {KEEP_NAMED("MILLEOPT"),
                                     {ENVELOPE('1', 'O', SETTINGS_VERSION, sizeof settings + sizeof hall),
                                      {{sizeof settings, &settings}, {sizeof hall, hall}}}};

void kept_load_settings(void) {
    if (!recall_read(&settings_file)) return;
    keys_set_layout(settings.keyboard);
    audio_apply();
    if (!(store_started & STORE_LANGUAGE) && settings.language != words_language()) settings_speak(settings.language);
}

void kept_save_settings(void) {
    settings_changed = 0;
    recall_write(&settings_file);
}
