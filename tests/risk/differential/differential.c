/* One game, played by the rules and by the reference model at once. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "differential.h"

static bool fail(differential_t *run, const char *what, const char *detail) {
    snprintf(run->trouble, sizeof run->trouble, "%s%s%s", what, detail != NULL ? ": " : "",
             detail != NULL ? detail : "");
    return false;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

static void print_move(const differential_t *run, long ply) {
    const player_move_t *move = &run->recent[ply % DIFFERENTIAL_MEMORY];
    printf("#   %ld: seat %d ", ply, run->recent_seat[ply % DIFFERENTIAL_MEMORY]);
    switch (move->verb) {
    case PLAYER_CLAIMS:
    case PLAYER_REINFORCES:
        printf("%s %s\n", move->verb == PLAYER_CLAIMS ? "claim" : "deploy", ref_name(move->to));
        break;
    case PLAYER_HANDS_IN:
        printf("trade %s %s %s\n", ref_name(move->card[0]), ref_name(move->card[1]), ref_name(move->card[2]));
        break;
    case PLAYER_PLACES:
        printf("place %s %d\n", ref_name(move->to), move->n);
        break;
    case PLAYER_ATTACKS:
    case PLAYER_MOVES:
        printf("%s %s %s %d\n", move->verb == PLAYER_ATTACKS ? "attack" : "free", ref_name(move->from),
               ref_name(move->to), move->n);
        break;
    case PLAYER_DEFENDS:
    case PLAYER_ADVANCES:
        printf("%s %d\n", move->verb == PLAYER_DEFENDS ? "defend" : "advance", move->n);
        break;
    default:
        printf("%s\n", move->verb == PLAYER_KEEPS ? "keep" : move->verb == PLAYER_STOPS ? "stop" : "stay");
        break;
    }
}

void differential_report(const differential_t *run) {
    static report_t game_line, reference_line;
    static observation_t game, reference;
    observation_of_game(&game);
    observation_of_reference(&reference, &run->table);
    int lines = observation_print(&game, run->table.players, game_line);
    observation_print(&reference, run->table.players, reference_line);
    printf("# DISAGREEMENT players=%d options=%d seed=%lu ply=%ld: %s\n", run->players, run->options,
           (unsigned long)run->seed, run->ply, run->trouble);
    printf("# to repeat it: risk_differential --players %d --options %d --game %lu\n", run->players, run->options,
           (unsigned long)run->seed);
    printf("# the last moves:\n");
    for (long ply = run->ply < DIFFERENTIAL_MEMORY ? 1 : run->ply - DIFFERENTIAL_MEMORY + 1; ply <= run->ply; ply++)
        print_move(run, ply);
    report_differences(game_line, reference_line, lines);
}

/* ---- both sides -------------------------------------------------------------------------------------------------- */

static risk_move_t game_move(const player_move_t *move) {
    static const uint8_t verbs[] = {
        [PLAYER_CLAIMS] = RISK_CLAIM, [PLAYER_REINFORCES] = RISK_DEPLOY, [PLAYER_HANDS_IN] = RISK_TRADE,
        [PLAYER_KEEPS] = RISK_KEEP,   [PLAYER_PLACES] = RISK_PLACE,      [PLAYER_ATTACKS] = RISK_ATTACK,
        [PLAYER_STOPS] = RISK_STOP,   [PLAYER_DEFENDS] = RISK_DEFEND,    [PLAYER_ADVANCES] = RISK_ADVANCE,
        [PLAYER_MOVES] = RISK_FREE,   [PLAYER_STAYS] = RISK_STAY,
    };
    risk_move_t made = {.verb = verbs[move->verb], .n = (uint16_t)move->n};
    if (move->verb == PLAYER_HANDS_IN) {
        made.a = observation_game_card(move->card[0]);
        made.b = observation_game_card(move->card[1]);
        made.c = observation_game_card(move->card[2]);
    } else if (move->verb == PLAYER_ATTACKS || move->verb == PLAYER_MOVES) {
        made.a = observation_game_territory(move->from);
        made.b = observation_game_territory(move->to);
    } else {
        made.a = observation_game_territory(move->to);
    }
    return made;
}

/* A mutant changes one thing once, so that only this change can be noticed. */
static void mutate(differential_t *run, const risk_t *before, risk_events_t *events) {
    const mutant_t *mutant = run->mutant;
    if (mutant == NULL || mutant->done == NULL || before == NULL || run->mutated) return;
    run->mutated = mutant->done(before, events);
}

static void mutate_legal(differential_t *run) {
    const mutant_t *mutant = run->mutant;
    if (mutant == NULL || mutant->legal == NULL || run->mutated) return;
    run->mutated = mutant->legal(&run->now);
}

static bool same_observation(differential_t *run) {
    static observation_t reference;
    run->before = run->now;
    observation_of_game(&run->now);
    mutate_legal(run);
    observation_of_reference(&reference, &run->table);
    if (memcmp(&run->now, &reference, sizeof reference) != 0) return fail(run, "their states differ", NULL);
    const char *why = ref_invalid(&run->table);
    return why == NULL || fail(run, "the state of the reference model", why);
}

/* The game has made the move: the reference model makes it too, and then everything is compared. */
static bool agree(differential_t *run, const risk_t *before, const player_move_t *move, risk_events_t *events) {
    mutate(run, before, events);
    run->table.recorded_count = 0;
    const char *why = drive_reference(&run->table, move, events);
    if (why != NULL) return fail(run, "the reference model refuses the move", why);
    why = events_check(&run->table, events);
    if (why != NULL) return fail(run, "the events of the move", why);
    if (!same_observation(run)) return false;
    why = probe_state(before, events);
    return why == NULL || fail(run, "the game by itself", why);
}

static bool one_ply(differential_t *run) {
    player_move_t move = player_choose(&run->player, &run->now);
    risk_move_t made = game_move(&move);
    risk_t before = risk_game;
    risk_events_t events;
    run->ply++;
    run->recent[run->ply % DIFFERENTIAL_MEMORY] = move;
    run->recent_seat[run->ply % DIFFERENTIAL_MEMORY] = run->now.seat;

    if (risk_apply(&made, &events) != REASON_NONE) return fail(run, "the game refuses the move", NULL);
    if (!agree(run, &before, &move, &events)) return false;
    if (run->mutant != NULL) return true; /* neither counted nor probed */
    if (!run->altered) rare_events_count(run);

    if (player_roll(&run->player, 8) != 0) return true;
    const char *why = probe_repeat(&before, &made, &events);
    if (why == NULL) why = probe_targets(&run->now);
    if (why == NULL) why = probe_chances(&run->table, &run->player);
    return why == NULL || fail(run, "what else could be done now", why);
}

static bool begin(differential_t *run) {
    risk_events_t events;
    if (!risk_new(run->players, run->options, run->seed, &events)) return fail(run, "no game is started", NULL);
    const char *why = probe_new(run->players, run->options, run->seed);
    if (why != NULL) return fail(run, "at the start", why);
    ref_open(&run->table, run->players, (int)BOX_ARMIES);
    if (!agree(run, NULL, NULL, &events)) return false;
    rare_events_count(run);
    return true;
}

static bool last_of_the_set_up(void) {
    int left = 0;
    for (int seat = 0; seat < risk_game.players; seat++)
        left += risk_game.left[seat];
    return left == 1;
}

bool differential_game(differential_t *run, uint8_t players, uint8_t options, uint32_t seed, const mutant_t *mutant) {
    memset(run, 0, sizeof *run);
    run->players = players;
    run->options = options;
    run->seed = seed;
    run->mutant = mutant;
    run->plies_max = DIFFERENTIAL_PLIES_MAX;
    run->player.dice = seed * 2654435761u + players * 8u + options;
    player_new_game(&run->player);
    bool arranged = player_roll(&run->player, 4) != 0, altered = player_roll(&run->player, 4) == 0;
    bool agreed = begin(run);
    while (agreed && !run->mutated && risk_game.phase != PHASE_OVER && run->ply < run->plies_max) {
        if (arranged && last_of_the_set_up()) {
            position_arrange(run);
            observation_of_game(&run->now);
        }
        agreed = one_ply(run);
        if (agreed && altered && player_roll(&run->player, 100) == 0) alter_game(run);
    }
    return agreed;
}
