/* Budgets of the rules: bytes from the object files, NOPs from the simulated CPC, nanoseconds on the PC.
 *     bench PROGRAM OBJECT.rel… */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "random_player.h"
#include "rig.h"
#include "selfplay.h"
#include "z80_side.h"

typedef struct {
    const char *name;
    uint64_t limit, worst, total, calls;
} budget_t;

static void count(budget_t *budget, uint64_t nops) {
    budget->calls++;
    budget->total += nops;
    if (nops > budget->worst) budget->worst = nops;
}

static void line(const char *name, const char *what, uint64_t value, uint64_t limit) {
    printf("%s%s %llu %llu %s\n", name, what, (unsigned long long)value, (unsigned long long)limit,
           value <= limit ? "ok" : "OVER");
}

static void print(const budget_t *budget) {
    line(budget->name, "-worst", budget->worst, budget->limit);
    line(budget->name, "-mean", budget->total / budget->calls, budget->limit);
}

/* Code and constants of an object file: the size of its area _CODE. */
static unsigned code_bytes(const char *object) {
    char text[256];
    unsigned bytes = 0, size;
    FILE *file = fopen(object, "r");
    if (!file) {
        fprintf(stderr, "bench: cannot read %s\n", object);
        exit(1);
    }
    while (fgets(text, sizeof text, file))
        if (sscanf(text, "A _CODE size %x", &size) == 1) bytes = size;
    fclose(file);
    return bytes;
}

static budget_t legal_two = {"rules-legal-two-teams-nops", 2500, 0, 0, 0};
static budget_t legal_three = {"rules-legal-three-teams-nops", 4000, 0, 0, 0};
static budget_t applying = {"rules-apply-nops", 3000, 0, 0, 0};
static budget_t scoring = {"rules-score-hand-nops", 19968, 0, 0, 0};
static budget_t dealing = {"rules-settle-and-deal-nops", 0, 0, 0, 0};

/* Plays matches on the host and has the Z80 do the same steps, measured. */
static void measure(rig_t *rig, uint8_t rules, uint8_t players, int hands) {
    mille_t game;
    mille_events_t events;
    mille_move_t move;
    random_t random;
    random_seed(&random, players);
    mille_new(&game, rules, players, rules, &events);
    while (hands && game.phase != PHASE_MATCH_OVER) {
        rig_write(rig, "mille_table", &game, sizeof game);
        if (game.phase == PHASE_PLAY) {
            uint64_t nops = rig_call(rig, "run_legal");
            count(game.teams == 2 ? &legal_two : &legal_three, nops);
        }
        if (game.phase == PHASE_HAND_OVER) {
            count(&scoring, rig_call(rig, "run_score"));
            hands--;
        }
        random_player_move(&game, &random, &move);
        rig_write(rig, "move", &move, sizeof move);
        count(move.verb == MILLE_NEXT ? &dealing : &applying, rig_call(rig, "run_apply"));
        mille_apply(&game, &move, &events);
    }
}

static uint64_t host_nanoseconds_a_ply(void) {
    selfplay_t tally = {0};
    clock_t start = clock();
    selfplay(&tally, RULES_P62, 2, 3000, 1);
    return (uint64_t)((double)(clock() - start) / CLOCKS_PER_SEC * 1e9 / tally.plies);
}

int main(int argc, char **argv) {
    rig_t rig;
    unsigned bytes = 0;
    if (argc < 3) {
        fprintf(stderr, "usage: bench PROGRAM OBJECT.rel…\n");
        return 2;
    }
    for (int i = 2; i < argc; i++)
        bytes += code_bytes(argv[i]);
    line("rules-state-bytes", "", sizeof(mille_t), 256);
    line("rules-code-bytes", "", bytes, 8192);

    rig_open(&rig, argv[1]);
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
            if (rules_table[rules].goal[players]) measure(&rig, rules, players, 60);
    rig_close(&rig);
    print(&legal_two);
    print(&legal_three);
    print(&applying);
    print(&scoring);
    printf("# rules-settle-and-deal-nops: worst %llu, mean %llu\n", (unsigned long long)dealing.worst,
           (unsigned long long)(dealing.total / dealing.calls));
    printf("# rules-host-ns-a-ply: %llu\n", (unsigned long long)host_nanoseconds_a_ply());
    return 0;
}
