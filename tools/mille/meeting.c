/* Who is better. */
#include "interval.h"
#include "meeting.h"
#include "players.h"

/* Bit t: team t is b's. */
static const unsigned sides_of_two[] = {2, 1};
static const unsigned sides_of_three[] = {6, 5, 3, 1, 2, 4};

static void add_hand(const mille_t *game, unsigned sides, meeting_side_t side[2]) {
    for (uint8_t team = 0; team < game->teams; team++) {
        mille_sheet_t sheet;
        mille_score(game, team, &sheet);
        side[sides >> team & 1].points += sheet.total;
        side[sides >> team & 1].hands++;
    }
}

static void play_match(int rules, int players, uint32_t seed, unsigned sides, const int who[2],
                       meeting_side_t side[2]) {
    mille_t game;
    mille_events_t events;
    mille_move_t move;
    random_t random;

    random_seed(&random, ~seed);
    mille_new(&game, (uint8_t)rules, (uint8_t)players, seed, &events);
    while (game.phase != PHASE_MATCH_OVER) {
        if (game.phase == PHASE_HAND_OVER) add_hand(&game, sides, side);
        player_move(who[sides >> MILLE_TEAM(&game, game.seat) & 1], &game, &random, &move);
        mille_apply(&game, &move, &events);
    }
    side[sides >> game.winner & 1].wins++;
}

void meeting_play(meeting_t *meeting, long long matches, uint32_t seed) {
    const unsigned *sides = TEAMS_OF(meeting->players) == 3 ? sides_of_three : sides_of_two;
    unsigned ways = TEAMS_OF(meeting->players) == 3 ? 6 : 2;
    for (long long i = 0; i < matches; i++)
        play_match(meeting->rules, meeting->players, (uint32_t)(seed + i / ways), sides[i % ways], meeting->who,
                   meeting->side);
    double all = meeting->side[0].wins + meeting->side[1].wins;
    meeting->share = meeting->side[0].wins / all;
    interval_95(meeting->share, all, &meeting->low, &meeting->high);
}
