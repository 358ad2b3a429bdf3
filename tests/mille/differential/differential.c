/* One match, played on the game and on the referee's table at once. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "differential.h"

const char *const differential_rules[RULES_COUNT] = {
    [RULES_MICRO] = "micro", [RULES_P62] = "p62", [RULES_P88] = "p88", [RULES_WM06] = "wm06"};

static bool fail(differential_t *run, const char *what, const char *detail) {
    snprintf(run->trouble, sizeof run->trouble, "%s%s%s", what, detail != NULL ? ": " : "",
             detail != NULL ? detail : "");
    return false;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

static void print_move(const differential_t *run, long ply) {
    static const char *const verb[] = {"draw", "play", "discard", "coup", "extend", "next"};
    const player_move_t *move = &run->recent[ply % DIFFERENTIAL_MEMORY];
    printf("#   %ld: seat %d %s", ply, run->recent_seat[ply % DIFFERENTIAL_MEMORY], verb[move->verb]);
    if (move->verb == PLAYER_PLAYS) printf(" %s on team %d", ref_name(move->kind), move->team);
    if (move->verb == PLAYER_DISCARDS) printf(" %s", ref_name(move->kind));
    if (move->verb == PLAYER_ANSWERS_COUP || move->verb == PLAYER_ANSWERS_EXTENSION)
        printf(" %s", move->yes ? "yes" : "no");
    printf("\n");
}

static void report(const differential_t *run) {
    report_t game_line, referee_line;
    observation_t game, referee;
    int teams = run->table.teams;
    observation_of_game(&game, &run->game, run->discards);
    observation_of_reference(&referee, &run->table);
    int lines = observation_in_words(&game, run->players, teams, game_line);
    observation_in_words(&referee, run->players, teams, referee_line);
    printf("# DISAGREEMENT rules=%s players=%d seed=%lu ply=%ld: %s\n", differential_rules[run->rules], run->players,
           (unsigned long)run->seed, run->ply, run->trouble);
    printf("# to repeat it: mille_differential --rules %s --players %d --match %lu\n", differential_rules[run->rules],
           run->players, (unsigned long)run->seed);
    printf("# the last moves:\n");
    for (long ply = run->ply < DIFFERENTIAL_MEMORY ? 1 : run->ply - DIFFERENTIAL_MEMORY + 1; ply <= run->ply; ply++)
        print_move(run, ply);
    report_differences(game_line, referee_line, lines);
}

/* ---- both sides -------------------------------------------------------------------------------------------------- */

/* The referee is dealt what the game has dealt. */
static bool deal_the_same(differential_t *run) {
    const mille_t *game = &run->game;
    ref_kind_t hand[REF_SEATS][REF_DEALT], draw_pile[REF_CARDS];
    for (int seat = 0; seat < game->players; seat++)
        for (int i = 0; i < REF_DEALT; i++)
            hand[seat][i] = observation_kind(game->hand[seat][i]);
    for (int i = 0; i < game->left; i++)
        draw_pile[i] = observation_kind(game->sabot[game->left - 1 - i]);
    const char *why = ref_deal(&run->table, hand, draw_pile, game->left);
    run->discards = 0;
    player_new_hand(&run->player);
    return why == NULL || fail(run, "the referee cannot deal these cards", why);
}

static const char *move_referee(ref_table_t *table, const player_move_t *move) {
    switch (move->verb) {
    case PLAYER_DRAWS:
        return ref_draw(table);
    case PLAYER_PLAYS:
        return ref_play(table, move->kind, move->team);
    case PLAYER_DISCARDS:
        return ref_discard(table, move->kind);
    case PLAYER_ANSWERS_COUP:
        return ref_answer_coup(table, move->yes);
    case PLAYER_ANSWERS_EXTENSION:
        return ref_answer_extension(table, move->yes);
    default:
        return ref_next_hand(table);
    }
}

static mille_move_t game_move(differential_t *run, const player_move_t *move) {
    static const uint8_t verb[] = {MILLE_DRAW, MILLE_PLAY, MILLE_DISCARD, MILLE_DECLINE, MILLE_STAY, MILLE_NEXT};
    const mille_t *game = &run->game;
    mille_move_t made = {verb[move->verb], 0, (uint8_t)move->team};
    if (move->verb == PLAYER_ANSWERS_COUP && move->yes) made.verb = MILLE_COUP;
    if (move->verb == PLAYER_ANSWERS_EXTENSION && move->yes) made.verb = MILLE_EXTEND;
    if (move->verb == PLAYER_PLAYS || move->verb == PLAYER_DISCARDS) {
        /* any of the slots that hold such a card */
        do
            made.slot = (uint8_t)player_roll(&run->player, game->held[game->seat]);
        while (observation_kind(game->hand[game->seat][made.slot]) != move->kind);
    }
    return made;
}

/* The slot of the card that a move takes out of the hand, 0 if it takes none. */
static uint8_t slot_of(const mille_t *game, const mille_move_t *move) {
    uint8_t slot = 0;
    if (move->verb != MILLE_COUP) return move->slot;
    while (game->hand[game->seat][slot] != SAFETY_FOR(game->attack))
        slot++;
    return slot;
}

/* The game keeps no discard pile but its top: it tells what goes there. */
static int count_discards(const mille_events_t *events) {
    int count = 0;
    for (int i = 0; i < events->count; i++) {
        uint8_t kind = events->list[i].kind;
        count += kind == EVENT_DISCARD || kind == EVENT_LIFT || kind == EVENT_COUP;
    }
    return count;
}

static bool both_see_the_same(differential_t *run) {
    observation_t referee;
    run->before = run->now;
    observation_of_game(&run->now, &run->game, run->discards);
    observation_of_reference(&referee, &run->table);
    if (memcmp(&run->now, &referee, sizeof referee) != 0) return fail(run, "they see different tables", NULL);
    const char *why = probe_state(&run->game);
    if (why != NULL) return fail(run, "the game by itself", why);
    why = ref_card_astray(&run->table);
    return why == NULL || fail(run, "the referee has lost a card or has it twice", why);
}

static bool one_ply(differential_t *run) {
    player_move_t move = player_choose(&run->player, &run->now, run->table.teams);
    stack_play(run, &move);
    stack_draws(run, &move);
    mille_move_t made = game_move(run, &move);
    uint8_t slot = slot_of(&run->game, &made);
    mille_events_t events;
    run->ply++;
    run->recent[run->ply % DIFFERENTIAL_MEMORY] = move;
    run->recent_seat[run->ply % DIFFERENTIAL_MEMORY] = run->now.seat;

    if (mille_apply(&run->game, &made, &events) != REASON_NONE) return fail(run, "the game refuses the move", NULL);
    const char *why = move_referee(&run->table, &move);
    if (why != NULL) return fail(run, "the referee refuses the move", why);
    run->discards += count_discards(&events);
    if (run->table.phase == REF_TO_DEAL && !deal_the_same(run)) return false;
    if (!both_see_the_same(run)) return false;
    why = events_wrong(run, &move, slot, &events);
    if (why != NULL) return fail(run, "the events of the move", why);
    rare_watch(run, &move);

    if (player_roll(&run->player, 8) != 0) return true;
    why = probe_chances(&run->game, &run->now, &run->player);
    return why == NULL || fail(run, "what else could be done now", why);
}

/* Every other match goes on after a tie at 5000, so that the deciding hands, and more ties, are seen often. */
static void set_scores(differential_t *run) {
    if (player_roll(&run->player, 2) != 0) return;
    for (int team = 0; team < run->table.teams; team++) {
        run->game.team[team].points = 5000;
        run->table.points[team] = 5000;
    }
}

bool differential_match(differential_t *run, uint8_t rules, uint8_t players, uint32_t seed) {
    mille_events_t events;
    memset(run, 0, sizeof *run);
    run->rules = rules;
    run->players = players;
    run->seed = seed;
    run->player.dice = seed * 2654435761u + rules * 8u + players;
    ref_open(&run->table, observation_book(rules), players);
    bool agreed = mille_new(&run->game, rules, players, seed, &events) || fail(run, "no game is started", NULL);
    agreed = agreed && deal_the_same(run);
    if (agreed) set_scores(run);
    agreed = agreed && both_see_the_same(run);
    while (agreed && run->game.phase != PHASE_MATCH_OVER) {
        agreed = run->game.hand_number < DIFFERENTIAL_HANDS_MAX || fail(run, "the match does not end", NULL);
        agreed = agreed && one_ply(run);
    }
    if (!agreed) report(run);
    return agreed;
}
