/* The match on the disc. */
#include "kept.h"
#include "disc.h"
#include "log.h"
#include "match.h"
#include "save.h"
#include "settings.h"

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
