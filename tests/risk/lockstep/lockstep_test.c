/* The same seeded games on the PC and on the Z80: equal events, equal counts. Then move by move: equal states, masks,
 * numbers and reasons, to the bit. */
#include <stdio.h>
#include <string.h>
#include "players.h"
#include "random_player.h"
#include "rig.h"
#include "selfplay.h"
#include "tap.h"
#include "z80_side.h"

static const char *const names[] = {"claimed", "dealt", "claimed, asking defenders", "dealt, asking defenders"};

/* Both sides lay the tally out alike: 32-bit counts, then 16-bit words. */
static void whole_games(rig_t *rig, uint8_t players, uint8_t options, uint8_t player, uint32_t games) {
    lockstep_job_t job = {.seed = 100u * options + players, games, players, options, player};
    selfplay_t here = {0}, there = {0};
    rig_write(rig, "tally", &there, sizeof there);
    rig_write(rig, "job", &job, sizeof job);
    rig_call(rig, "run_job");
    rig_read(rig, "tally", &there, sizeof there);
    selfplay(&here, players, options, player, games, job.seed);
    ok(here.games == games && memcmp(&here, &there, sizeof here) == 0,
       "%d %s players, %s: %u games of %u moves, equal hashes %04x%04x", players, player_words[player], names[options],
       games, here.plies, here.digest.high, here.digest.low);
}

/* What is legal, seen from both sides. */
static bool same_choices(rig_t *rig, const risk_t *game, const risk_move_t *move) {
    risk_mask_t mask, mask_there;
    risk_range_t range = {0, 0}, range_there;
    bool good = true;
    rig_call(rig, "run_choices");
    rig_read(rig, "mask", &mask_there, sizeof mask_there);
    risk_choices(game, &mask);
    good &= memcmp(&mask, &mask_there, sizeof mask) == 0;
    if (move->a >= TERRITORIES) return good;
    rig_call(rig, "run_targets");
    rig_read(rig, "mask", &mask_there, sizeof mask_there);
    risk_targets(game, move->a, &mask);
    good &= memcmp(&mask, &mask_there, sizeof mask) == 0;
    rig_call(rig, "run_numbers");
    rig_read(rig, "range", &range_there, sizeof range_there);
    risk_numbers(game, move->a, &range);
    return good && memcmp(&range, &range_there, sizeof range) == 0;
}

/* Some thousand moves one by one, every third with any numbers in it, every fifth on a game that lies elsewhere. */
static void single_moves(rig_t *rig, uint8_t players, uint8_t options) {
    risk_t game, there;
    risk_events_t events = {0}, events_there;
    risk_move_t move;
    random_t random;
    unsigned ply = 0;
    bool good = true;

    random_seed(&random, 77u + players);
    risk_new(&game, players, options, 5u * options + players, &events);
    while (game.phase != PHASE_OVER && good && ply < 1500) {
        const char *where = ++ply % 5 ? "risk_table" : "other";
        if (ply % 3 == 0)
            move = (risk_move_t){random_below(&random, RISK_ABANDON), random_below(&random, 45),
                                 random_below(&random, 45), random_below(&random, 45), random_below(&random, 5)};
        else
            random_player_move(&game, &random, &move);
        rig_write(rig, "move", &move, sizeof move);
        rig_write(rig, where, &game, sizeof game);
        if (ply % 5) good &= same_choices(rig, &game, &move);
        rig_call(rig, ply % 5 ? "run_apply" : "run_elsewhere");
        rig_read(rig, where, &there, sizeof there);
        rig_read(rig, "events", &events_there, sizeof events_there);
        uint8_t reason_there;
        rig_read(rig, "reason", &reason_there, 1);
        risk_reason_t reason = risk_apply(&game, &move, &events);
        good &= reason == reason_there && memcmp(&game, &there, sizeof game) == 0;
        good &= events.count == events_there.count &&
                memcmp(events.list, events_there.list, events.count * sizeof *events.list) == 0;
    }
    ok(good, "%d players, %s: %u moves one by one, equal states, masks, numbers, reasons and events", players,
       names[options], ply);
}

static void saves(rig_t *rig) {
    risk_t game, there;
    risk_events_t events;
    uint8_t bytes[SAVE_BYTES], bytes_there[SAVE_BYTES], result;
    risk_new(&game, 6, OPTION_DEAL, 3, &events);
    save_write(&game, bytes);
    rig_write(rig, "risk_table", &game, sizeof game);
    rig_call(rig, "run_save");
    rig_read(rig, "bytes", bytes_there, sizeof bytes_there);
    rig_read(rig, "other", &there, sizeof there);
    rig_read(rig, "result", &result, 1);
    ok(memcmp(bytes, bytes_there, sizeof bytes) == 0, "a save has the same bytes on both machines");
    ok(result == SAVE_OK && memcmp(&game, &there, sizeof game) == 0, "the Z80 reads back what it saved");
}

int main(int argc, char **argv) {
    rig_t rig;
    if (argc != 2) {
        fprintf(stderr, "usage: lockstep_test PROGRAM, without the ending .ihx\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    rig_open(&rig, argv[1]);
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        for (uint8_t options = 0; options <= OPTION_BITS; options++) {
            single_moves(&rig, players, options);
            whole_games(&rig, players, options, PLAYER_RANDOM, 1);
        }
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        whole_games(&rig, players, 0, PLAYER_GREEDY, 1);
    for (uint8_t level = 0; level < RISK_BOT_LEVELS; level++)
        for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
            whole_games(&rig, players, (players + level) & OPTION_BITS, level, 1);
    saves(&rig);
    rig_close(&rig);
    return tap_done();
}
