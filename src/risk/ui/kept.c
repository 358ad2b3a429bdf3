/* What is kept on the disc: the rules' table, who plays, and what is remembered besides. */
#include "kept.h"
#include "audio.h"
#include "disc.h"
#include "hall.h"
#include "match.h"
#include "recall.h"
#include "settings.h"
#include "words.h"

/* match_t (match_file.h), part by part. */
static const keep_t game_file = {
    KEEP_NAMED("RISK"),
    {MATCH_HEAD,
     {{RISK_BYTES, &risk_table}, {sizeof settings.seat, settings.seat}, {MATCH_MEMORY_BYTES, &match_memory}}}};
_Static_assert(RISK_BYTES + sizeof settings.seat + MATCH_MEMORY_BYTES == MATCH_BYTES, "as match_file.h has it");

uint8_t kept_save(void) {
    return disc_keep(&game_file, keep_write);
}

uint8_t kept_load(void) {
    uint8_t came = disc_keep(&game_file, keep_read);
    if (came == STORE_GOOD) settings.players = risk_table.players;
    return came;
}

static const keep_t settings_file = {
    KEEP_NAMED("RISKOPT"),
    {ENVELOPE('R', 'O', 1, sizeof settings + sizeof hall), {{sizeof settings, &settings}, {sizeof hall, hall}}}};

void kept_load_settings(void) {
    if (!recall_read(&settings_file)) return;
    audio_apply();
    if (!(store_started & STORE_LANGUAGE) && settings.language != words_language()) settings_speak(settings.language);
}

void kept_save_settings(void) {
    settings_changed = 0;
    recall_write(&settings_file);
}
