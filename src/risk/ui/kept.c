/* What is kept on the disc: the rules' table, who plays, and what is remembered besides. */
#include "kept.h"
#include "audio.h"
#include "disc.h"
#include "match.h"
#include "recall.h"
#include "settings.h"
#include "words.h"

#define VERSION 2 /* 1 was a table alone */
#define SEATS   (PLAYERS_MAX * (NAME_MAX + 2))

static const keep_t game_file = {
    KEEP_NAMED("RISK"),
    {ENVELOPE('R', 'M', VERSION, RISK_BYTES + SEATS + MATCH_MEMORY_BYTES),
     {{RISK_BYTES, &risk_table}, {SEATS, settings.seat}, {MATCH_MEMORY_BYTES, &match_memory}}}};
_Static_assert(sizeof settings.seat == SEATS, "the same bytes for every compiler");

uint8_t kept_save(void) {
    return disc_keep(&game_file, keep_write);
}

uint8_t kept_load(void) {
    uint8_t came = disc_keep(&game_file, keep_read);
    if (came == STORE_GOOD) settings.players = risk_table.players;
    return came;
}

static const keep_t settings_file = {KEEP_NAMED("RISKOPT"),
                                     {ENVELOPE('R', 'O', 1, sizeof settings), {{sizeof settings, &settings}}}};

void kept_load_settings(void) {
    if (!recall_read(&settings_file)) return;
    audio_apply();
    if (settings.language != words_language()) settings_speak(settings.language);
}

void kept_save_settings(void) {
    settings_changed = 0;
    recall_write(&settings_file);
}
