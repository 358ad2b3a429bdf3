/* One game, played by the rules and on the referee's table at once. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "follow.h"

static bool fail(follow_t *follow, const char *what, const char *detail) {
    snprintf(follow->trouble, sizeof follow->trouble, "%s%s%s", what, detail != NULL ? ": " : "",
             detail != NULL ? detail : "");
    return false;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

static void print_move(const follow_t *follow, long ply) {
    const player_move_t *move = &follow->recent[ply % FOLLOW_MEMORY];
    printf("#   %ld: seat %d ", ply, follow->recent_seat[ply % FOLLOW_MEMORY]);
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

void follow_report(const follow_t *follow) {
    static report_t game_line, referee_line;
    static sight_t game, referee;
    sight_of_game(&game, &follow->game);
    sight_of_referee(&referee, &follow->table);
    int lines = sight_in_words(&game, follow->table.players, game_line);
    sight_in_words(&referee, follow->table.players, referee_line);
    printf("# DISAGREEMENT players=%d options=%d seed=%lu ply=%ld: %s\n", follow->players, follow->options,
           (unsigned long)follow->seed, follow->ply, follow->trouble);
    printf("# to repeat it: risk_follow --players %d --options %d --game %lu\n", follow->players, follow->options,
           (unsigned long)follow->seed);
    printf("# the last moves:\n");
    for (long ply = follow->ply < FOLLOW_MEMORY ? 1 : follow->ply - FOLLOW_MEMORY + 1; ply <= follow->ply; ply++)
        print_move(follow, ply);
    report_differences(game_line, referee_line, lines);
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
        made.a = sight_game_card(move->card[0]);
        made.b = sight_game_card(move->card[1]);
        made.c = sight_game_card(move->card[2]);
    } else if (move->verb == PLAYER_ATTACKS || move->verb == PLAYER_MOVES) {
        made.a = sight_game_territory(move->from);
        made.b = sight_game_territory(move->to);
    } else {
        made.a = sight_game_territory(move->to);
    }
    return made;
}

/* A wrong rule is at work once, so that nothing but this one falsehood can be noticed. */
static void falsify(follow_t *follow, const risk_t *before, risk_events_t *events) {
    const follow_wrong_t *wrong = follow->wrong;
    if (wrong == NULL || wrong->done == NULL || before == NULL || follow->falsified) return;
    follow->falsified = wrong->done(before, &follow->game, events);
}

static void falsify_sight(follow_t *follow) {
    const follow_wrong_t *wrong = follow->wrong;
    if (wrong == NULL || wrong->legal == NULL || follow->falsified) return;
    follow->falsified = wrong->legal(&follow->game, &follow->now);
}

static bool both_see_the_same(follow_t *follow) {
    static sight_t referee;
    follow->before = follow->now;
    sight_of_game(&follow->now, &follow->game);
    falsify_sight(follow);
    sight_of_referee(&referee, &follow->table);
    if (memcmp(&follow->now, &referee, sizeof referee) != 0) return fail(follow, "they see different tables", NULL);
    const char *why = ref_trouble(&follow->table);
    return why == NULL || fail(follow, "the referee's table", why);
}

/* The game has made the move: the referee makes it too, and then everything is compared. */
static bool agree(follow_t *follow, const risk_t *before, const player_move_t *move, risk_events_t *events) {
    falsify(follow, before, events);
    follow->table.told_count = 0;
    const char *why = steps_make(&follow->table, move, &follow->game, events);
    if (why != NULL) return fail(follow, "the referee refuses what was done", why);
    why = events_wrong(&follow->table, events);
    if (why != NULL) return fail(follow, "the events of the move", why);
    if (!both_see_the_same(follow)) return false;
    why = probe_state(before, &follow->game, events);
    return why == NULL || fail(follow, "the game by itself", why);
}

static bool one_ply(follow_t *follow) {
    player_move_t move = player_choose(&follow->player, &follow->now);
    risk_move_t made = game_move(&move);
    risk_t before = follow->game;
    risk_events_t events;
    follow->ply++;
    follow->recent[follow->ply % FOLLOW_MEMORY] = move;
    follow->recent_seat[follow->ply % FOLLOW_MEMORY] = follow->now.seat;

    if (risk_apply(&follow->game, &made, &events) != REASON_NONE)
        return fail(follow, "the game refuses the move", NULL);
    if (!agree(follow, &before, &move, &events)) return false;
    if (follow->wrong != NULL) return true; /* neither counted nor probed */
    if (!follow->forged) rare_watch(follow);

    if (player_roll(&follow->player, 8) != 0) return true;
    const char *why = probe_table(&before, &made, &follow->game, &events);
    if (why == NULL) why = probe_targets(&follow->game, &follow->now);
    if (why == NULL) why = probe_chances(&follow->game, &follow->table, &follow->player);
    return why == NULL || fail(follow, "what else could be done now", why);
}

static bool begin(follow_t *follow) {
    risk_events_t events;
    if (!risk_new(&follow->game, follow->players, follow->options, follow->seed, &events))
        return fail(follow, "no game is started", NULL);
    const char *why = probe_new(follow->players, follow->options, follow->seed, &follow->game);
    if (why != NULL) return fail(follow, "at the start", why);
    ref_open(&follow->table, follow->players, (int)BOX_ARMIES);
    if (!agree(follow, NULL, NULL, &events)) return false;
    rare_watch(follow);
    return true;
}

static bool last_of_the_set_up(const risk_t *game) {
    int left = 0;
    for (int seat = 0; seat < game->players; seat++)
        left += game->left[seat];
    return left == 1;
}

bool follow_game(follow_t *follow, uint8_t players, uint8_t options, uint32_t seed, const follow_wrong_t *wrong) {
    memset(follow, 0, sizeof *follow);
    follow->players = players;
    follow->options = options;
    follow->seed = seed;
    follow->wrong = wrong;
    follow->player.dice = seed * 2654435761u + players * 8u + options;
    player_new_game(&follow->player);
    bool staged = player_roll(&follow->player, 2) == 0, forged = player_roll(&follow->player, 4) == 0;
    bool agreed = begin(follow);
    while (agreed && !follow->falsified && follow->game.phase != PHASE_OVER && follow->ply < FOLLOW_PLIES_MAX) {
        if (staged && last_of_the_set_up(&follow->game)) {
            stage_position(follow);
            sight_of_game(&follow->now, &follow->game);
        }
        agreed = one_ply(follow);
        if (agreed && forged && player_roll(&follow->player, 100) == 0) forge_game(follow);
    }
    return agreed;
}
