/* Saving and loading the match. */
#include "frontend_hooks.h"
#include "disc_error.h"
#include "history.h"
#include "match_state.h"
#include "match_file.h"
#include "settings.h"

/* match_t (match_file.h), part by part. */
static const safe_file_t match_file = {
    SAFE_FILE_NAMES_OF("MILLE"),
    {MATCH_HEAD,
     {{MILLE_BYTES, &mille_game}, {sizeof settings.seat, settings.seat}, {sizeof history_plays, &history_plays}}}};
_Static_assert(MILLE_BYTES + sizeof settings.seat + sizeof history_plays == MATCH_BYTES, "as match_file.h has it");

uint8_t save_match(void) {
    return disc_error_write(&match_file);
}

uint8_t load_match(void) {
    uint8_t status = disc_error_read(&match_file);
    if (status == FILE_OK) {
        settings.rules = mille_game.rules;
        settings.players = mille_game.players;
    }
    return status;
}
