/* What is kept on the disc: the rules' table, who plays, and what is remembered besides. */
#include "kept.h"
#include "disc.h"
#include "match.h"
#include "settings.h"

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
