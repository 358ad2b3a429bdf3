/* Matches between two players, counted. */
#include "interval.h"
#include "tournament.h"
#include "players.h"

/* Bit t: team t is b's. */
static const unsigned sides_of_two[] = {2, 1};
static const unsigned sides_of_three[] = {6, 5, 3, 1, 2, 4};

const char *const tournament_parts[PARTS] = {[PART_TRIPS] = "trips",
                                             [PART_COUPS] = "coups",
                                             [PART_SAFETIES] = "safeties",
                                             [PART_ZERO_KM] = "zero_km",
                                             [PART_EXTENSIONS] = "extensions"};

static unsigned count_bits(uint8_t bits) {
    unsigned n = 0;
    for (; bits; bits &= (uint8_t)(bits - 1))
        n++;
    return n;
}

static void add_hand(unsigned sides, tournament_side_t side[2]) {
    for (uint8_t team = 0; team < mille_game.teams; team++) {
        tournament_side_t *own = &side[sides >> team & 1];
        mille_sheet_t sheet;
        mille_score(team, &sheet);
        own->points += sheet.total;
        own->hands++;
        own->parts[PART_TRIPS] += sheet.line[LINE_TRIP] > 0;
        own->parts[PART_COUPS] += count_bits(mille_game.team[team].coups);
        own->parts[PART_SAFETIES] += count_bits(mille_game.team[team].safeties);
        own->parts[PART_ZERO_KM] += mille_game.team[team].km == 0;
        own->parts[PART_EXTENSIONS] += sheet.line[LINE_EXTENSION] > 0;
    }
}

static void play_match(int rules, int players, uint32_t seed, unsigned sides, const int who[2],
                       tournament_side_t side[2]) {
    mille_events_t events;
    mille_move_t move;
    random_t random;

    random_seed(&random, ~seed);
    mille_new((uint8_t)rules, (uint8_t)players, seed, &events);
    while (mille_game.phase != PHASE_MATCH_OVER) {
        if (mille_game.phase == PHASE_HAND_OVER) add_hand(sides, side);
        player_move(who[sides >> mille_team_of(mille_game.seat) & 1], &random, &move);
        mille_apply(&move, &events);
    }
    side[sides >> mille_game.winner & 1].wins++;
}

void tournament_play(tournament_t *tournament, long long matches, uint32_t seed) {
    const unsigned *sides = TEAMS_OF(tournament->players) == 3 ? sides_of_three : sides_of_two;
    unsigned ways = TEAMS_OF(tournament->players) == 3 ? 6 : 2;
    for (long long i = 0; i < matches; i++)
        play_match(tournament->rules, tournament->players, (uint32_t)(seed + i / ways), sides[i % ways],
                   tournament->who, tournament->side);
    double all = tournament->side[0].wins + tournament->side[1].wins;
    tournament->share = tournament->side[0].wins / all;
    interval_95(tournament->share, all, &tournament->low, &tournament->high);
}
