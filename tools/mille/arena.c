/* `mille arena`: two players meet in many matches; one line of JSON says who is better, and how surely.
 *
 * Seats are swapped evenly. With two teams, a and b change sides after every match, and each seed is played from both
 * sides. With three, the six ways to share three teams between two players are gone through: a has one team in half of
 * the matches and two in the other half, so that equal players share the wins equally.
 */
#include <math.h>
#include <stdio.h>
#include "commands.h"
#include "options.h"
#include "players.h"
#include "words.h"

typedef struct {
    unsigned wins, hands;
    double points; /* of all hands of all its teams */
} tally_t;

/* Bit t: team t is b's. */
static const unsigned sides_of_two[] = {2, 1};
static const unsigned sides_of_three[] = {6, 5, 3, 1, 2, 4};

static void add_hand(const mille_t *game, unsigned sides, tally_t tally[2]) {
    for (uint8_t team = 0; team < game->teams; team++) {
        mille_sheet_t sheet;
        mille_score(game, team, &sheet);
        tally[sides >> team & 1].points += sheet.total;
        tally[sides >> team & 1].hands++;
    }
}

static void play_match(int rules, int players, uint32_t seed, unsigned sides, const int who[2], tally_t tally[2]) {
    mille_t game;
    mille_events_t events;
    mille_move_t move;
    random_t random;

    random_seed(&random, ~seed);
    mille_new(&game, (uint8_t)rules, (uint8_t)players, seed, &events);
    while (game.phase != PHASE_MATCH_OVER) {
        if (game.phase == PHASE_HAND_OVER) add_hand(&game, sides, tally);
        player_move(who[sides >> MILLE_TEAM(&game, game.seat) & 1], &game, &random, &move);
        mille_apply(&game, &move, &events);
    }
    tally[sides >> game.winner & 1].wins++;
}

/* Wilson's interval for a share of n trials, at 95 %. */
static void interval(double share, double n, double *low, double *high) {
    const double z = 1.96;
    double middle = share + z * z / (2 * n), half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    *low = (middle - half) / (1 + z * z / n);
    *high = (middle + half) / (1 + z * z / n);
}

int command_arena(int argc, char **argv) {
    option_t options[] = {{.name = "rules", .help = "rulebook", .words = rules_words, .value = RULES_MICRO},
                          {.name = "players", .help = "how many", .min = 2, .max = PLAYERS_MAX, .value = 2},
                          {.name = "games", .help = "matches to play", .min = 1, .max = 1000000000, .value = 100},
                          {.name = "a", .help = "one player", .words = player_words, .value = BOT_HARD},
                          {.name = "b", .help = "the other", .words = player_words, .value = BOT_MEDIUM},
                          {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
                          {0}};
    tally_t tally[2] = {{0}};
    double low, high;

    options_read("mille arena", "lets two players meet in many matches", options, argc, argv);
    int rules = (int)options[0].value, players = (int)options[1].value;
    long long games = options[2].value;
    const int who[2] = {(int)options[3].value, (int)options[4].value};
    options_check_players("mille arena", rules, players);

    const unsigned *sides = TEAMS_OF(players) == 3 ? sides_of_three : sides_of_two;
    unsigned ways = TEAMS_OF(players) == 3 ? 6 : 2;
    for (long long i = 0; i < games; i++)
        play_match(rules, players, (uint32_t)(options[5].value + i / ways), sides[i % ways], who, tally);

    double share = (double)tally[0].wins / (double)games;
    interval(share, (double)games, &low, &high);
    printf("{\"rules\":\"%s\",\"players\":%d,\"a\":\"%s\",\"b\":\"%s\",\"seed\":%lld,\"games\":%lld,\"a_wins\":%u,"
           "\"b_wins\":%u,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f,\"a_points\":%.1f,\"b_points\":%.1f}\n",
           rules_words[rules], players, player_words[who[0]], player_words[who[1]], options[5].value, games,
           tally[0].wins, tally[1].wins, share, low, high, tally[0].points / tally[0].hands,
           tally[1].points / tally[1].hands);
    return 0;
}
