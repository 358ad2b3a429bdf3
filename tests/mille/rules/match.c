/* The hand and the match: goals, extension asked, the sabot running out, 5000 points, giving up. */
#include <string.h>
#include "events_digest.h"
#include "stage.h"

static void sizes(void) {
    mille_t before = game;
    for (uint8_t players = 0; players <= PLAYERS_MAX + 1; players++) {
        bool fits = game.rules == RULES_MICRO ? players == 2 : players >= 2 && players <= 6 && players != 5;
        mille_t other = before;
        expect(mille_new(&other, game.rules, players, 1, &events) == fits);
        expect(fits || memcmp(&other, &before, sizeof other) == 0);
    }
    expect(!mille_new(&game, RULES_COUNT, 2, 1, &events));
}

static void goal_700(void) {
    expect(game.goal == STEPS(700));
}
static void goal_1000(void) {
    expect(game.goal == STEPS(1000));
}

/* Team 0 lays its last stone; every rival has 25 km. */
static void reach_goal(void) {
    drive(0, game.goal * CARD_STEP_KM - 25);
    for (uint8_t rival = 1; rival < game.teams; rival++)
        drive(rival, 25);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    expect(play(CARD_25, 0));
}

static void hand_ends_at_goal(void) {
    reach_goal();
    expect(game.phase == PHASE_HAND_OVER && game.finisher == 0);
    expect(!draw() && !discard(CARD_25));
}

static void extension_asked(void) {
    reach_goal();
    expect(game.phase == PHASE_EXTEND && game.seat == 0 && !draw());
    expect(answer(MILLE_EXTEND) && game.goal == EXTENDED_GOAL && game.caller == 0);
    expect(game.phase == PHASE_DRAW && game.seat == 1);
}

static void extension_refused(void) {
    reach_goal();
    expect(answer(MILLE_STAY) && game.phase == PHASE_HAND_OVER && game.finisher == 0 && game.goal == STEPS(700));
}

/* "the hand is played as though it had always been for a trip of 1000 miles" (004 second half, 10 C) */
static void extension_asked_once(void) {
    drive(0, 700);
    drive(1, 675);
    hold(1, "25");
    lay(1, BATTLE, CARD_ROLL);
    game.goal = EXTENDED_GOAL;
    game.caller = 0;
    turn(1);
    expect(play(CARD_25, 1) && game.phase == PHASE_DRAW && game.team[1].km == STEPS(700));
}

static void play_out(void) {
    hold(0, "25 roll");
    hold(1, "50");
    leave(0);
    turn(0);
    expect(discard(CARD_ROLL) && game.seat == 1 && game.phase == PHASE_PLAY); /* no draw */
    expect(discard(CARD_50) && game.seat == 0 && game.phase == PHASE_PLAY);   /* seats without cards are passed over */
    expect(discard(CARD_25) && game.phase == PHASE_HAND_OVER && game.finisher == NOBODY);
}

static void play_out_begins_with_last_draw(void) {
    turn_to_draw(0);
    leave(1);
    expect(draw() && happened(EVENT_EMPTY) == 1 && game.phase == PHASE_PLAY);
    expect(discard(game.hand[0][0]) && game.phase == PHASE_PLAY && game.seat == 1);
}

static void safety_in_the_play_out(void) {
    hold(0, "ace 25");
    leave(0);
    turn(0);
    expect(play(CARD_ACE, 0) && game.seat == 0 && game.phase == PHASE_PLAY && happened(EVENT_DRAW) == 0);
    expect(discard(CARD_25) && game.phase == PHASE_HAND_OVER);
    stage(game.rules, game.players);
    hold(0, "ace");
    hold(1, "25");
    leave(0);
    turn(0);
    expect(play(CARD_ACE, 0) && game.seat == 1); /* its last card: no other play */
}

static void micro_ends_when_draw_is_due(void) {
    turn_to_draw(0);
    leave(1);
    expect(draw() && game.phase == PHASE_PLAY);
    expect(discard(game.hand[0][0]) && game.phase == PHASE_HAND_OVER && game.finisher == NOBODY);
    stage(game.rules, game.players);
    hold(0, "ace");
    turn(0);
    leave(0);
    expect(play(CARD_ACE, 0) && game.phase == PHASE_HAND_OVER); /* the draw after a safety is due too */
}

static void deal_passes_left(void) {
    reach_goal();
    if (game.phase == PHASE_EXTEND) expect(answer(MILLE_STAY));
    expect(answer(MILLE_NEXT) && happened(EVENT_DEAL) == 1);
    expect(game.hand_number == 2 && game.dealer == 1 && game.seat == 2 % game.players && game.phase == PHASE_DRAW);
    expect(game.team[0].km == 0 && game.team[0].safeties == 0 && game.goal == MILLE_BASE_GOAL(&game));
    expect(game.team[0].points == 1400 && game.team[1].points == 25); /* 700 or 1000, trip, safe trip */
}

/* A finished hand in which team 0 scores 1400 or 1700 and every rival scores 25. */
static void hand_scored(uint16_t points0, uint16_t points1) {
    stage(game.rules, game.players);
    game.team[0].points = points0;
    game.team[1].points = points1;
    reach_goal();
    if (game.phase == PHASE_EXTEND) expect(answer(MILLE_STAY));
    expect(answer(MILLE_NEXT));
}

static void hands_until_5000(void) {
    hand_scored(3000, 4950);
    expect(game.phase == PHASE_DRAW && game.winner == NOBODY); /* 4975 is not enough */
    hand_scored(3600, 0);
    expect(game.phase == PHASE_MATCH_OVER && game.winner == 0 && happened(EVENT_WIN) == 1);
    expect(!answer(MILLE_NEXT) && !answer(MILLE_ABANDON));
}

static void highest_wins(void) {
    hand_scored(4000, 6000);
    expect(game.phase == PHASE_MATCH_OVER && game.winner == 1);
}

static void tie_takes_one_more(void) {
    hand_scored(4000, 0);
    uint16_t points = game.team[0].points;
    hand_scored(4000, (uint16_t)(points - 25));
    expect(game.team[0].points == game.team[1].points && game.phase == PHASE_DRAW && game.hand_number == 2);
}

static void third_team_ties(void) {
    hand_scored(4000, 0);
    uint16_t points = game.team[0].points;
    stage(game.rules, game.players);
    game.team[0].points = 4000;
    game.team[2].points = (uint16_t)(points - 25);
    reach_goal();
    if (game.phase == PHASE_EXTEND) expect(answer(MILLE_STAY));
    expect(answer(MILLE_NEXT) && game.team[0].points == game.team[2].points && game.phase == PHASE_DRAW);
}

/* "il est possible à tout moment d'abandonner" (001, B) */
static void abandon_any_time(void) {
    turn(0);
    mille_t before = game;
    expect(answer(MILLE_ABANDON) && game.phase == PHASE_MATCH_OVER && game.winner == NOBODY);
    expect(happened(EVENT_ABANDON) == 1 && !draw());
    game = before;
    expect(discard(game.hand[0][0]) && answer(MILLE_ABANDON));
    stage(game.rules, game.players);
    hold(0, "stop");
    hold(1, "rightofway");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    expect(play(CARD_STOP, 1) && game.phase == PHASE_COUP && answer(MILLE_ABANDON));
    stage(game.rules, game.players);
    reach_goal();
    expect(answer(MILLE_ABANDON) && game.phase == PHASE_MATCH_OVER);
}

static void same_seed_same_deal(void) {
    mille_t other;
    mille_new(&game, game.rules, game.players, 1234, &events);
    mille_new(&other, game.rules, game.players, 1234, &events);
    expect(memcmp(&game, &other, sizeof game) == 0);
    mille_new(&other, game.rules, game.players, 1235, &events);
    expect(memcmp(game.sabot, other.sabot, game.left) != 0);
}

static void same_game_same_digest(void) {
    digest_t one = {0, 0}, other = {0, 0};
    mille_new(&game, game.rules, game.players, 1234, &events);
    digest_events(&one, &events);
    digest_events(&other, &events);
    expect(one.low == other.low && one.high == other.high && (one.low || one.high));
    expect(draw());
    digest_events(&one, &events);
    events.list[0].card ^= 1;
    digest_events(&other, &events);
    expect(one.low != other.low && one.high != other.high);
}

const sentence_t match_sentences[] = {
    {"players: 2 (MICRO) or 2, 3, 4 and 6, and no others", sizes, EVERYWHERE, ANY_SIZE},
    {"the goal is 700 when everybody is alone", goal_700, EVERYWHERE, ALONE},
    {"the goal is 1000 for 4 players", goal_1000, BUT(RULES_MICRO), WITH(4)},
    {"the goal is 700 for 6 players", goal_700, IN(RULES_P62) | IN(RULES_P88), WITH(6)},
    {"the goal is 1000 for 6 players", goal_1000, IN(RULES_WM06), WITH(6)},
    {"the hand ends at the goal, there is no extension", hand_ends_at_goal, IN(RULES_MICRO), ANY_SIZE},
    {"the hand ends at the goal, 4 players have no extension", hand_ends_at_goal, BUT(RULES_MICRO), WITH(4)},
    {"the hand ends at the goal, 6 players have no extension", hand_ends_at_goal, IN(RULES_WM06), WITH(6)},
    {"at 700 the extension to 1000 may be asked for (2 and 3 players)", extension_asked, BUT(RULES_MICRO), ALONE},
    {"at 700 the extension to 1000 may be asked for (6 players)", extension_asked, IN(RULES_P62) | IN(RULES_P88),
     WITH(6)},
    {"an extension refused ends the hand at 700", extension_refused, BUT(RULES_MICRO), ALONE},
    {"an extended hand is played as though it had always been for 1000", extension_asked_once, BUT(RULES_MICRO), ALONE},
    {"pile exhausted: play or discard on in turn until all hands are empty", play_out, BUT(RULES_MICRO), ANY_SIZE},
    {"the play-out begins with the last card drawn", play_out_begins_with_last_draw, BUT(RULES_MICRO), ANY_SIZE},
    {"in the play-out a safety gives another play only while cards are held", safety_in_the_play_out, BUT(RULES_MICRO),
     ANY_SIZE},
    {"pile exhausted: the hand ends when a player would have to draw", micro_ends_when_draw_is_due, IN(RULES_MICRO),
     ANY_SIZE},
    {"the deal passes to the left after each hand", deal_passes_left, EVERYWHERE, ALONE},
    {"a match is hands until a team has 5000 or more", hands_until_5000, EVERYWHERE, ANY_SIZE},
    {"the highest total wins", highest_wins, EVERYWHERE, ANY_SIZE},
    {"a tie at 5000 or more: one more hand", tie_takes_one_more, EVERYWHERE, ANY_SIZE},
    {"a tie of two of three teams at 5000 or more: one more hand", third_team_ties, BUT(RULES_MICRO), THREE},
    {"a match may be abandoned at any time and then has no winner", abandon_any_time, EVERYWHERE, ANY_SIZE},
    {"the same seed gives the same deal", same_seed_same_deal, EVERYWHERE, ANY_SIZE},
    {"the same events give the same digest, others another", same_game_same_digest, EVERYWHERE, ANY_SIZE},
    {0},
};
