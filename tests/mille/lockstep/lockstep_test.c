/* The same seeded matches on the PC and on the Z80: equal events, equal counts. Then move by move: equal states, equal
 * masks, equal sheets, to the bit. */
#include <stdio.h>
#include <string.h>
#include "random_player.h"
#include "rig.h"
#include "selfplay.h"
#include "tap.h"
#include "words.h"
#include "z80_side.h"

#define MATCHES 20

static void tell(bool good, const char *what, int rules, int players, unsigned number) {
    ok(good, "%s, %d players: %s (%u)", rules_words[rules], players, what, number);
}

/* Both sides lay the tally out alike: 32-bit counts, then two 16-bit words. */
static void whole_matches(rig_t *rig, uint8_t rules, uint8_t players) {
    lockstep_job_t job = {.seed = 1000u * rules + players, .matches = MATCHES, .rules = rules, .players = players};
    selfplay_t here = {0}, there = {0};
    rig_write(rig, "tally", &there, sizeof there);
    rig_write(rig, "job", &job, sizeof job);
    rig_call(rig, "run_job");
    rig_read(rig, "tally", &there, sizeof there);
    selfplay(&here, rules, players, MATCHES, job.seed);
    tell(here.matches == MATCHES && memcmp(&here, &there, sizeof here) == 0, "20 matches, equal hashes", rules, players,
         here.plies);
}

/* One hand move by move, with now and then a move that is illegal. */
static void single_moves(rig_t *rig, uint8_t rules, uint8_t players) {
    mille_t game, there;
    mille_events_t events = {0}, events_there;
    mille_legal_t legal, legal_there;
    mille_sheet_t sheet, sheets_there[TEAMS_MAX];
    mille_move_t move;
    random_t random;
    unsigned ply = 0;
    bool good = true;

    random_seed(&random, 77u + players);
    mille_new(&game, rules, players, 5u * rules + players, &events);
    while (game.phase != PHASE_HAND_OVER && good) {
        rig_write(rig, "mille_table", &game, sizeof game);
        rig_call(rig, "run_legal");
        rig_read(rig, "legal", &legal_there, sizeof legal_there);
        mille_legal(&game, &legal);
        good &= memcmp(&legal, &legal_there, sizeof legal) == 0;

        if (++ply % 3 == 0)
            move = (mille_move_t){(uint8_t)(random_next(&random) % (MILLE_VERBS - 1)), random_below(&random, 9),
                                  random_below(&random, 4)};
        else
            random_player_move(&game, &random, &move);
        if (move.verb == MILLE_NEXT) continue;
        rig_write(rig, "move", &move, sizeof move);
        rig_call(rig, "run_apply");
        rig_read(rig, "mille_table", &there, sizeof there);
        rig_read(rig, "events", &events_there, sizeof events_there);
        uint8_t reason_there;
        rig_read(rig, "reason", &reason_there, 1);
        mille_reason_t reason = mille_apply(&game, &move, &events);
        good &= reason == reason_there && memcmp(&game, &there, sizeof game) == 0;
        good &= events.count == events_there.count &&
                memcmp(events.list, events_there.list, events.count * sizeof *events.list) == 0;
    }
    rig_call(rig, "run_score");
    rig_read(rig, "sheets", sheets_there, sizeof sheets_there);
    for (uint8_t team = 0; team < game.teams; team++) {
        mille_score(&game, team, &sheet);
        good &= memcmp(&sheet, &sheets_there[team], sizeof sheet) == 0;
    }
    tell(good, "a hand move by move, equal states, masks, reasons and sheets", rules, players, ply);
}

int main(int argc, char **argv) {
    rig_t rig;
    if (argc != 2) {
        fprintf(stderr, "usage: lockstep_test PROGRAM, without the ending .ihx\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    rig_open(&rig, argv[1]);
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++) {
            if (!rules_table[rules].goal[players]) continue;
            whole_matches(&rig, rules, players);
            single_moves(&rig, rules, players);
        }
    rig_close(&rig);
    return tap_done();
}
