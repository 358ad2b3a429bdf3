/* One match, played on the game and on the reference model at once. */
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
    static const char *const verb[] = {
        [PLAYER_DRAWS] = "draw",
        [PLAYER_PLAYS] = "play",
        [PLAYER_DISCARDS] = "discard",
        [PLAYER_ANSWERS_COUP] = "coup",
        [PLAYER_ANSWERS_EXTENSION] = "extend",
        [PLAYER_GOES_ON] = "next",
    };
    const player_move_t *move = &run->recent[ply % DIFFERENTIAL_MEMORY];
    printf("#   %ld: seat %d %s", ply, run->recent_seat[ply % DIFFERENTIAL_MEMORY], verb[move->verb]);
    if (move->verb == PLAYER_PLAYS) printf(" %s on team %d", ref_name(move->kind), move->team);
    if (move->verb == PLAYER_DISCARDS) printf(" %s", ref_name(move->kind));
    if (move->verb == PLAYER_ANSWERS_COUP || move->verb == PLAYER_ANSWERS_EXTENSION)
        printf(" %s", move->yes ? "yes" : "no");
    printf("\n");
}

static void report(const differential_t *run) {
    report_t game_line, reference_line;
    observation_t game, reference;
    int teams = run->table.teams;
    observation_of_game(&game, run->discards);
    observation_of_reference(&reference, &run->table);
    int lines = observation_in_words(&game, run->players, teams, game_line);
    observation_in_words(&reference, run->players, teams, reference_line);
    printf("# DISAGREEMENT rules=%s players=%d seed=%lu ply=%ld: %s\n", differential_rules[run->rules], run->players,
           (unsigned long)run->seed, run->ply, run->trouble);
    printf("# to repeat it: mille_differential --rules %s --players %d --match %lu\n", differential_rules[run->rules],
           run->players, (unsigned long)run->seed);
    printf("# the last moves:\n");
    for (long ply = run->ply < DIFFERENTIAL_MEMORY ? 1 : run->ply - DIFFERENTIAL_MEMORY + 1; ply <= run->ply; ply++)
        print_move(run, ply);
    report_differences(game_line, reference_line, lines);
}

/* ---- both sides -------------------------------------------------------------------------------------------------- */

/* Deals to the reference model what the game has dealt. */
static bool deal_the_same(differential_t *run) {
    ref_kind_t hand[REF_SEATS][REF_DEALT], draw_pile[REF_CARDS];
    for (int seat = 0; seat < mille_game.players; seat++)
        for (int i = 0; i < REF_DEALT; i++)
            hand[seat][i] = observation_kind(mille_game.hand[seat][i]);
    for (int i = 0; i < mille_game.left; i++)
        draw_pile[i] = observation_kind(mille_game.sabot[mille_game.left - 1 - i]);
    const char *why = ref_deal(&run->table, hand, draw_pile, mille_game.left);
    run->discards = 0;
    player_new_hand(&run->player);
    return why == NULL || fail(run, "the reference model cannot deal these cards", why);
}

static const char *move_reference(ref_table_t *table, const player_move_t *move) {
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
    static const uint8_t verb[] = {
        [PLAYER_DRAWS] = MILLE_DRAW,
        [PLAYER_PLAYS] = MILLE_PLAY,
        [PLAYER_DISCARDS] = MILLE_DISCARD,
        [PLAYER_ANSWERS_COUP] = MILLE_DECLINE,
        [PLAYER_ANSWERS_EXTENSION] = MILLE_STAY,
        [PLAYER_GOES_ON] = MILLE_NEXT,
    };
    mille_move_t made = {verb[move->verb], 0, (uint8_t)move->team};
    if (move->verb == PLAYER_ANSWERS_COUP && move->yes) made.verb = MILLE_COUP;
    if (move->verb == PLAYER_ANSWERS_EXTENSION && move->yes) made.verb = MILLE_EXTEND;
    if (move->verb == PLAYER_PLAYS || move->verb == PLAYER_DISCARDS) {
        /* any of the slots that hold such a card */
        do
            made.slot = (uint8_t)player_roll(&run->player, mille_game.held[mille_game.seat]);
        while (observation_kind(mille_game.hand[mille_game.seat][made.slot]) != move->kind);
    }
    return made;
}

/* The slot of the card that a move takes out of the hand, 0 if it takes none. */
static uint8_t slot_of(const mille_move_t *move) {
    uint8_t slot = 0;
    if (move->verb != MILLE_COUP) return move->slot;
    while (mille_game.hand[mille_game.seat][slot] != SAFETY_FOR(mille_game.attack))
        slot++;
    return slot;
}

/* The game stores only the top of the discard pile: its events tell what goes there. */
static int count_discards(const mille_events_t *events) {
    int count = 0;
    for (int i = 0; i < events->count; i++) {
        uint8_t kind = events->list[i].kind;
        count += kind == EVENT_DISCARD || kind == EVENT_LIFT || kind == EVENT_COUP;
    }
    return count;
}

static bool observations_agree(differential_t *run) {
    observation_t reference;
    run->before = run->now;
    observation_of_game(&run->now, run->discards);
    observation_of_reference(&reference, &run->table);
    if (memcmp(&run->now, &reference, sizeof reference) != 0) return fail(run, "the observations differ", NULL);
    const char *why = invariants_check();
    if (why != NULL) return fail(run, "the game by itself", why);
    why = ref_card_astray(&run->table);
    return why == NULL || fail(run, "the reference model has lost or duplicated a card", why);
}

static bool one_ply(differential_t *run) {
    player_move_t move = player_choose(&run->player, &run->now, run->table.teams);
    stack_deck_play(run, &move);
    stack_deck_draws(run, &move);
    mille_move_t made = game_move(run, &move);
    uint8_t slot = slot_of(&made);
    mille_events_t events;
    run->ply++;
    run->recent[run->ply % DIFFERENTIAL_MEMORY] = move;
    run->recent_seat[run->ply % DIFFERENTIAL_MEMORY] = run->now.seat;

    if (mille_apply(&made, &events) != REASON_NONE) return fail(run, "the game refuses the move", NULL);
    const char *why = move_reference(&run->table, &move);
    if (why != NULL) return fail(run, "the reference model refuses the move", why);
    run->discards += count_discards(&events);
    if (run->table.phase == REF_TO_DEAL && !deal_the_same(run)) return false;
    if (!observations_agree(run)) return false;
    why = events_wrong(run, &move, slot, &events);
    if (why != NULL) return fail(run, "the events of the move", why);
    rare_events_count(run, &move);
    if (move.verb == PLAYER_GOES_ON && mille_game.phase != PHASE_MATCH_OVER) {
        arrange_hand(run);
        if (!observations_agree(run)) return false;
    }

    if (player_roll(&run->player, 8) != 0) return true;
    why = invariants_try_moves(&run->now, &run->player);
    return why == NULL || fail(run, "other moves tried now", why);
}

/* Every other match starts at a tie of 5000, so that deciding hands and further ties are frequent. */
static void set_scores(differential_t *run) {
    if (player_roll(&run->player, 2) != 0) return;
    for (int team = 0; team < run->table.teams; team++) {
        mille_game.team[team].points = 5000;
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
    bool agreed = mille_new(rules, players, seed, &events) || fail(run, "no game is started", NULL);
    agreed = agreed && deal_the_same(run);
    if (agreed) {
        set_scores(run);
        arrange_hand(run);
    }
    agreed = agreed && observations_agree(run);
    while (agreed && mille_game.phase != PHASE_MATCH_OVER) {
        agreed = mille_game.hand_number < DIFFERENTIAL_HANDS_MAX || fail(run, "the match does not end", NULL);
        agreed = agreed && one_ply(run);
    }
    if (!agreed) report(run);
    return agreed;
}
