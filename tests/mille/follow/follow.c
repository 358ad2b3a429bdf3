/* One match, played on the game and on the referee's table at once. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "follow.h"

const char *const follow_rules[RULES_COUNT] = {
    [RULES_MICRO] = "micro", [RULES_P62] = "p62", [RULES_P88] = "p88", [RULES_WM06] = "wm06"};

static bool fail(follow_t *follow, const char *what, const char *detail) {
    snprintf(follow->trouble, sizeof follow->trouble, "%s%s%s", what, detail != NULL ? ": " : "",
             detail != NULL ? detail : "");
    return false;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

static void print_move(const follow_t *follow, long ply) {
    static const char *const verb[] = {"draw", "play", "discard", "coup", "extend", "next"};
    const player_move_t *move = &follow->recent[ply % FOLLOW_MEMORY];
    printf("#   %ld: seat %d %s", ply, follow->recent_seat[ply % FOLLOW_MEMORY], verb[move->verb]);
    if (move->verb == PLAYER_PLAYS) printf(" %s on team %d", ref_name(move->kind), move->team);
    if (move->verb == PLAYER_DISCARDS) printf(" %s", ref_name(move->kind));
    if (move->verb == PLAYER_ANSWERS_COUP || move->verb == PLAYER_ANSWERS_EXTENSION)
        printf(" %s", move->yes ? "yes" : "no");
    printf("\n");
}

static void report(const follow_t *follow) {
    report_t game_line, referee_line;
    sight_t game, referee;
    int teams = follow->table.teams;
    sight_of_game(&game, &follow->game, follow->discards);
    sight_of_referee(&referee, &follow->table);
    int lines = sight_in_words(&game, follow->players, teams, game_line);
    sight_in_words(&referee, follow->players, teams, referee_line);
    printf("# DISAGREEMENT rules=%s players=%d seed=%lu ply=%ld: %s\n", follow_rules[follow->rules], follow->players,
           (unsigned long)follow->seed, follow->ply, follow->trouble);
    printf("# to repeat it: mille_follow --rules %s --players %d --match %lu\n", follow_rules[follow->rules],
           follow->players, (unsigned long)follow->seed);
    printf("# the last moves:\n");
    for (long ply = follow->ply < FOLLOW_MEMORY ? 1 : follow->ply - FOLLOW_MEMORY + 1; ply <= follow->ply; ply++)
        print_move(follow, ply);
    report_differences(game_line, referee_line, lines);
}

/* ---- both sides -------------------------------------------------------------------------------------------------- */

/* The referee is dealt what the game has dealt. */
static bool deal_the_same(follow_t *follow) {
    const mille_t *game = &follow->game;
    ref_kind_t hand[REF_SEATS][REF_DEALT], draw_pile[REF_CARDS];
    for (int seat = 0; seat < game->players; seat++)
        for (int i = 0; i < REF_DEALT; i++)
            hand[seat][i] = sight_kind(game->hand[seat][i]);
    for (int i = 0; i < game->left; i++)
        draw_pile[i] = sight_kind(game->sabot[game->left - 1 - i]);
    const char *why = ref_deal(&follow->table, hand, draw_pile, game->left);
    follow->discards = 0;
    player_new_hand(&follow->player);
    return why == NULL || fail(follow, "the referee cannot deal these cards", why);
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

static mille_move_t game_move(follow_t *follow, const player_move_t *move) {
    static const uint8_t verb[] = {MILLE_DRAW, MILLE_PLAY, MILLE_DISCARD, MILLE_DECLINE, MILLE_STAY, MILLE_NEXT};
    const mille_t *game = &follow->game;
    mille_move_t made = {verb[move->verb], 0, (uint8_t)move->team};
    if (move->verb == PLAYER_ANSWERS_COUP && move->yes) made.verb = MILLE_COUP;
    if (move->verb == PLAYER_ANSWERS_EXTENSION && move->yes) made.verb = MILLE_EXTEND;
    if (move->verb == PLAYER_PLAYS || move->verb == PLAYER_DISCARDS) {
        /* any of the slots that hold such a card */
        do
            made.slot = (uint8_t)player_roll(&follow->player, game->held[game->seat]);
        while (sight_kind(game->hand[game->seat][made.slot]) != move->kind);
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

static bool both_see_the_same(follow_t *follow) {
    sight_t referee;
    follow->before = follow->now;
    sight_of_game(&follow->now, &follow->game, follow->discards);
    sight_of_referee(&referee, &follow->table);
    if (memcmp(&follow->now, &referee, sizeof referee) != 0) return fail(follow, "they see different tables", NULL);
    const char *why = probe_state(&follow->game);
    if (why != NULL) return fail(follow, "the game by itself", why);
    why = ref_card_astray(&follow->table);
    return why == NULL || fail(follow, "the referee has lost a card or has it twice", why);
}

static bool one_ply(follow_t *follow) {
    player_move_t move = player_choose(&follow->player, &follow->now, follow->table.teams);
    stack_play(follow, &move);
    stack_draws(follow, &move);
    mille_move_t made = game_move(follow, &move);
    uint8_t slot = slot_of(&follow->game, &made);
    mille_events_t events;
    follow->ply++;
    follow->recent[follow->ply % FOLLOW_MEMORY] = move;
    follow->recent_seat[follow->ply % FOLLOW_MEMORY] = follow->now.seat;

    if (mille_apply(&follow->game, &made, &events) != REASON_NONE)
        return fail(follow, "the game refuses the move", NULL);
    const char *why = move_referee(&follow->table, &move);
    if (why != NULL) return fail(follow, "the referee refuses the move", why);
    follow->discards += count_discards(&events);
    if (follow->table.phase == REF_TO_DEAL && !deal_the_same(follow)) return false;
    if (!both_see_the_same(follow)) return false;
    why = events_wrong(follow, &move, slot, &events);
    if (why != NULL) return fail(follow, "the events of the move", why);
    rare_watch(follow, &move);

    if (player_roll(&follow->player, 8) != 0) return true;
    why = probe_chances(&follow->game, &follow->now, &follow->player);
    return why == NULL || fail(follow, "what else could be done now", why);
}

/* Every other match goes on after a tie at 5000, so that the deciding hands, and more ties, are seen often. */
static void set_scores(follow_t *follow) {
    if (player_roll(&follow->player, 2) != 0) return;
    for (int team = 0; team < follow->table.teams; team++) {
        follow->game.team[team].points = 5000;
        follow->table.points[team] = 5000;
    }
}

bool follow_match(follow_t *follow, uint8_t rules, uint8_t players, uint32_t seed) {
    mille_events_t events;
    memset(follow, 0, sizeof *follow);
    follow->rules = rules;
    follow->players = players;
    follow->seed = seed;
    follow->player.dice = seed * 2654435761u + rules * 8u + players;
    ref_open(&follow->table, sight_book(rules), players);
    bool agreed = mille_new(&follow->game, rules, players, seed, &events) || fail(follow, "no game is started", NULL);
    agreed = agreed && deal_the_same(follow);
    if (agreed) set_scores(follow);
    agreed = agreed && both_see_the_same(follow);
    while (agreed && follow->game.phase != PHASE_MATCH_OVER) {
        agreed = follow->game.hand_number < FOLLOW_HANDS_MAX || fail(follow, "the match does not end", NULL);
        agreed = agreed && one_ply(follow);
    }
    if (!agreed) report(follow);
    return agreed;
}
