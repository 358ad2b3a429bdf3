/* Saving and loading a match: the game, the players, and what the screens remember. */
#include "frontend_hooks.h"
#include "disc_error.h"
#include "match_state.h"
#include "settings.h"

/* match_t (match_file.h), part by part. */
static const safe_file_t game_file = {
    SAFE_FILE_NAMES_OF("RISK"),
    {MATCH_HEAD,
     {{RISK_BYTES, &risk_game}, {sizeof settings.seat, settings.seat}, {MATCH_MEMORY_BYTES, &match_memory}}}};
_Static_assert(RISK_BYTES + sizeof settings.seat + MATCH_MEMORY_BYTES == MATCH_BYTES, "as match_file.h has it");

uint8_t save_match(void) {
    return disc_error_write(&game_file);
}

uint8_t load_match(void) {
    uint8_t status = disc_error_read(&game_file);
    if (status == FILE_OK) settings.players = risk_game.players;
    return status;
}
