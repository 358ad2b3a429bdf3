/* The game on the disc: the rules' table, who plays, and what is remembered besides. */
#include "kept.h"
#include "disc.h"
#include "match.h"
#include "settings.h"

/* match_t (match_file.h), part by part. */
static const keep_t game_file = {
    KEEP_NAMED("RISK"),
    {MATCH_HEAD,
     {{RISK_BYTES, &risk_table}, {sizeof settings.seat, settings.seat}, {MATCH_MEMORY_BYTES, &match_memory}}}};
_Static_assert(RISK_BYTES + sizeof settings.seat + MATCH_MEMORY_BYTES == MATCH_BYTES, "as match_file.h has it");

uint8_t kept_save_match(void) {
    return disc_keep(&game_file, keep_write);
}

uint8_t kept_load_match(void) {
    uint8_t came = disc_keep(&game_file, keep_read);
    if (came == STORE_GOOD) settings.players = risk_table.players;
    return came;
}
