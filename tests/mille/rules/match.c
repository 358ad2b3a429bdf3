/* The hand and the match: goals, extension asked, the sabot running out, 5000 points, giving up. */
#include <string.h>
#include "events_digest.h"
#include "fixture.h"

static void sizes(void) {
    mille_t before = mille_game;
    for (uint8_t players = 0; players <= PLAYERS_MAX + 1; players++) {
        bool fits = mille_game.rules == RULES_MICRO ? players == 2 : players >= 2 && players <= 6 && players != 5;
        EXPECT(mille_new(before.rules, players, 1, &events) == fits);
        EXPECT(fits || memcmp(&mille_game, &before, sizeof before) == 0);
        mille_game = before;
    }
    EXPECT(!mille_new(RULES_COUNT, 2, 1, &events));
}

static void goal_700(void) {
    EXPECT(mille_game.goal == STEPS(700));
}
static void goal_1000(void) {
    EXPECT(mille_game.goal == STEPS(1000));
}

/* Team 0 lays its last stone; every rival has 25 km. */
static void reach_goal(void) {
    drive(0, mille_game.goal * CARD_STEP_KM - 25);
    for (uint8_t rival = 1; rival < mille_game.teams; rival++)
        drive(rival, 25);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_25, 0));
}

static void hand_ends_at_goal(void) {
    reach_goal();
    EXPECT(mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == 0);
    EXPECT(!draw() && !discard(CARD_25));
}

static void extension_asked(void) {
    reach_goal();
    EXPECT(mille_game.phase == PHASE_EXTEND && mille_game.seat == 0 && !draw());
    EXPECT(answer(MILLE_EXTEND) && mille_game.goal == EXTENDED_GOAL && mille_game.caller == 0);
    EXPECT(mille_game.phase == PHASE_DRAW && mille_game.seat == 1);
}

static void extension_refused(void) {
    reach_goal();
    EXPECT(answer(MILLE_STAY) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == 0 &&
           mille_game.goal == STEPS(700));
}

/* The trip of 700 is completed with the sabot empty, and the extension is asked for all the same. */
static void extension_in_the_play_out(void) {
    drive(0, 675);
    lay(0, BATTLE, CARD_ROLL);
    hold(0, "25 100");
    hold(1, "50");
    leave(0);
    turn(0);
    EXPECT(play(CARD_25, 0) && mille_game.phase == PHASE_EXTEND && answer(MILLE_EXTEND));
    EXPECT(mille_game.goal == EXTENDED_GOAL && mille_game.caller == 0 && mille_game.phase == PHASE_PLAY &&
           mille_game.seat == 1);
    EXPECT(discard(CARD_50) && play(CARD_100, 0) && mille_game.team[0].km == STEPS(800) &&
           mille_game.phase == PHASE_HAND_OVER);
}

/* "the hand is played as though it had always been for a trip of 1000 miles" (004 second half, 10 C) */
static void extension_asked_once(void) {
    drive(0, 700);
    drive(1, 675);
    hold(1, "25");
    lay(1, BATTLE, CARD_ROLL);
    mille_game.goal = EXTENDED_GOAL;
    mille_game.caller = 0;
    turn(1);
    EXPECT(play(CARD_25, 1) && mille_game.phase == PHASE_DRAW && mille_game.team[1].km == STEPS(700));
}

static void play_out(void) {
    hold(0, "25 roll");
    hold(1, "50");
    leave(0);
    turn(0);
    EXPECT(discard(CARD_ROLL) && mille_game.seat == 1 && mille_game.phase == PHASE_PLAY); /* no draw */
    EXPECT(discard(CARD_50) && mille_game.seat == 0 &&
           mille_game.phase == PHASE_PLAY); /* seats without cards are passed over */
    EXPECT(discard(CARD_25) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == NOBODY);
}

/* "Once all playable cards have been played, the hand is over" (004 first half, Ending a Hand); "solange welche
 * ausgelegt werden können" (002, Unentschieden) */
static void play_out_while_layable(void) {
    hold(0, "25 roll");
    hold(1, "50 stop");
    if (mille_rules()->opening) lay(1, BATTLE, CARD_ACCIDENT); /* opened, and stopped */
    leave(0);
    turn(0);
    mille_t before = mille_game;
    EXPECT(discard(CARD_ROLL) && mille_game.phase == PHASE_HAND_OVER &&
           mille_game.finisher == NOBODY); /* 25, 50, Stop: no place */
    EXPECT(mille_game.held[0] == 1 && mille_game.held[1] == 2);
    mille_game = before;
    EXPECT(play(CARD_ROLL, 0) && mille_game.phase == PHASE_PLAY &&
           mille_game.seat == 1); /* now the Stop has one, and the 25 */
    EXPECT(discard(CARD_50) && mille_game.seat == 0 && discard(CARD_25) && mille_game.seat == 1);
    EXPECT(play(CARD_STOP, 0) && mille_game.phase == PHASE_HAND_OVER);
}

static void nothing_layable_when_the_last_is_drawn(void) {
    for (uint8_t seat = 0; seat < mille_game.players; seat++)
        hold(seat, seat < 2   ? "25 25 25 50 50 50"
                   : seat < 4 ? "75 75 75 100 100 100"
                              : "gasoline spare spare repairs "
                                "repairs endlimit");
    next_draws("200");
    turn_to_draw(0);
    leave(1);
    EXPECT(draw() && mille_game.phase == PHASE_HAND_OVER && mille_game.held[0] == 7);
}

static void play_out_begins_with_last_draw(void) {
    hold(1, "roll"); /* a card that can be laid */
    turn_to_draw(0);
    leave(1);
    EXPECT(draw() && happened(EVENT_EMPTY) == 1 && mille_game.phase == PHASE_PLAY);
    EXPECT(discard(mille_game.hand[0][0]) && mille_game.phase == PHASE_PLAY && mille_game.seat == 1);
}

static void safety_in_the_play_out(void) {
    lay(0, BATTLE, CARD_ROLL);
    hold(0, "ace 25");
    leave(0);
    turn(0);
    EXPECT(play(CARD_ACE, 0) && mille_game.seat == 0 && mille_game.phase == PHASE_PLAY && happened(EVENT_DRAW) == 0);
    EXPECT(discard(CARD_25) && mille_game.phase == PHASE_HAND_OVER);
    fixture(mille_game.rules, mille_game.players);
    lay(1, BATTLE, CARD_ROLL);
    hold(0, "ace");
    hold(1, "25");
    leave(0);
    turn(0);
    EXPECT(play(CARD_ACE, 0) && mille_game.seat == 1); /* its last card: no other play */
}

static void trump_in_the_play_out(void) {
    lay(1, BATTLE, CARD_ROLL);
    hold(0, "ace 25");
    hold(1, "25");
    leave(0);
    turn(0);
    EXPECT(play(CARD_ACE, 0) && mille_game.seat == 1 && mille_game.phase == PHASE_PLAY && happened(EVENT_DRAW) == 0);
}

static void ends_with_the_turn(void) {
    turn_to_draw(0);
    leave(1);
    EXPECT(draw() && mille_game.phase == PHASE_PLAY);
    EXPECT(discard(mille_game.hand[0][0]) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == NOBODY);
}

/* "Son tour est alors terminé, sauf s'il a joué une Botte, auquel cas il revient au deuxième choix" (001, B) */
static void second_choice_after_the_last_card(void) {
    lay(0, BATTLE, CARD_ROLL);
    drive(0, 600);
    hold(0, "ace 100");
    turn(0);
    leave(0);
    EXPECT(play(CARD_ACE, 0) && mille_game.phase == PHASE_PLAY && mille_game.seat == 0 && mille_game.held[0] == 6);
    mille_t before = mille_game;
    EXPECT(play(CARD_100, 0) && mille_game.phase == PHASE_HAND_OVER &&
           mille_game.finisher == 0); /* the trip can be completed */
    mille_game = before;
    EXPECT(discard(mille_game.hand[0][1]) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == NOBODY);
}

static void deal_passes_left(void) {
    reach_goal();
    if (mille_game.phase == PHASE_EXTEND) EXPECT(answer(MILLE_STAY));
    EXPECT(answer(MILLE_NEXT) && happened(EVENT_DEAL) == 1);
    EXPECT(mille_game.hand_number == 2 && mille_game.dealer == 1 && mille_game.seat == 2 % mille_game.players &&
           mille_game.phase == PHASE_DRAW);
    EXPECT(mille_game.team[0].km == 0 && mille_game.team[0].safeties == 0 && mille_game.goal == MILLE_BASE_GOAL);
    EXPECT(mille_game.team[0].points == 1400 && mille_game.team[1].points == 25); /* 700 or 1000, trip, safe trip */
}

/* A finished hand in which team 0 scores 1400 or 1700 and every rival scores 25. */
static void hand_scored(uint16_t points0, uint16_t points1) {
    fixture(mille_game.rules, mille_game.players);
    mille_game.team[0].points = points0;
    mille_game.team[1].points = points1;
    reach_goal();
    if (mille_game.phase == PHASE_EXTEND) EXPECT(answer(MILLE_STAY));
    EXPECT(answer(MILLE_NEXT));
}

static void hands_until_5000(void) {
    hand_scored(3000, 4950);
    EXPECT(mille_game.phase == PHASE_DRAW && mille_game.winner == NOBODY); /* 4975 is not enough */
    hand_scored(3600, 0);
    EXPECT(mille_game.phase == PHASE_MATCH_OVER && mille_game.winner == 0 && happened(EVENT_WIN) == 1);
    EXPECT(!answer(MILLE_NEXT) && !answer(MILLE_ABANDON));
}

static void highest_wins(void) {
    hand_scored(4000, 6000);
    EXPECT(mille_game.phase == PHASE_MATCH_OVER && mille_game.winner == 1);
}

static void tie_takes_one_more(void) {
    hand_scored(4000, 0);
    uint16_t points = mille_game.team[0].points;
    hand_scored(4000, (uint16_t)(points - 25));
    EXPECT(mille_game.team[0].points == mille_game.team[1].points && mille_game.phase == PHASE_DRAW &&
           mille_game.hand_number == 2);
}

static void third_team_ties(void) {
    hand_scored(4000, 0);
    uint16_t points = mille_game.team[0].points;
    fixture(mille_game.rules, mille_game.players);
    mille_game.team[0].points = 4000;
    mille_game.team[2].points = (uint16_t)(points - 25);
    reach_goal();
    if (mille_game.phase == PHASE_EXTEND) EXPECT(answer(MILLE_STAY));
    EXPECT(answer(MILLE_NEXT) && mille_game.team[0].points == mille_game.team[2].points &&
           mille_game.phase == PHASE_DRAW);
}

/* "il est possible à tout moment d'abandonner" (001, B) */
static void abandon_any_time(void) {
    turn(0);
    mille_t before = mille_game;
    EXPECT(answer(MILLE_ABANDON) && mille_game.phase == PHASE_MATCH_OVER && mille_game.winner == NOBODY);
    EXPECT(happened(EVENT_ABANDON) == 1 && !draw());
    mille_game = before;
    EXPECT(discard(mille_game.hand[0][0]) && answer(MILLE_ABANDON));
    fixture(mille_game.rules, mille_game.players);
    opened(0);
    hold(0, "stop");
    hold(1, "rightofway");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_STOP, 1) && mille_game.phase == PHASE_COUP && answer(MILLE_ABANDON));
    fixture(mille_game.rules, mille_game.players);
    reach_goal();
    EXPECT(answer(MILLE_ABANDON) && mille_game.phase == PHASE_MATCH_OVER);
}

static void same_seed_same_deal(void) {
    mille_t other;
    mille_new(mille_game.rules, mille_game.players, 1234, &events);
    other = mille_game;
    mille_new(other.rules, other.players, 1234, &events);
    EXPECT(memcmp(&mille_game, &other, sizeof mille_game) == 0);
    mille_new(other.rules, other.players, 1235, &events);
    EXPECT(memcmp(mille_game.sabot, other.sabot, mille_game.left) != 0);
}

static void same_game_same_digest(void) {
    digest_t one = {0, 0}, other = {0, 0};
    mille_new(mille_game.rules, mille_game.players, 1234, &events);
    DIGEST_EVENTS(&one, &events);
    DIGEST_EVENTS(&other, &events);
    EXPECT(one.low == other.low && one.high == other.high && (one.low || one.high));
    EXPECT(draw());
    DIGEST_EVENTS(&one, &events);
    events.list[0].card ^= 1;
    DIGEST_EVENTS(&other, &events);
    EXPECT(one.low != other.low && one.high != other.high);
}

#define PARKER (IN(RULES_P62) | IN(RULES_P88))

const sentence_t match_sentences[] = {
    {"players: 2 (MICRO) or 2, 3, 4 and 6, and no others", TEST(sizes), EVERYWHERE, ANY_SIZE},
    {"the goal is 700 without partners", TEST(goal_700), EVERYWHERE, ALONE},
    {"the goal is 1000 for 4 players", TEST(goal_1000), BUT(RULES_MICRO), WITH(4)},
    {"the goal is 700 for 6 players", TEST(goal_700), PARKER, WITH(6)},
    {"the goal is 1000 for 6 players", TEST(goal_1000), IN(RULES_WM06), WITH(6)},
    {"the hand ends at the goal, there is no extension", TEST(hand_ends_at_goal), IN(RULES_MICRO), ANY_SIZE},
    {"the hand ends at the goal, 4 players have no extension", TEST(hand_ends_at_goal), BUT(RULES_MICRO), WITH(4)},
    {"the hand ends at the goal, 6 players have no extension", TEST(hand_ends_at_goal), IN(RULES_WM06), WITH(6)},
    {"at 700 the extension to 1000 may be asked for (2 and 3 players)", TEST(extension_asked), BUT(RULES_MICRO), ALONE},
    {"at 700 the extension to 1000 may be asked for (6 players)", TEST(extension_asked), PARKER, WITH(6)},
    {"an extension refused ends the hand at 700", TEST(extension_refused), BUT(RULES_MICRO), ALONE},
    {"an extended hand is played as though it had always been for 1000", TEST(extension_asked_once), BUT(RULES_MICRO),
     ALONE},
    {"the extension is asked for in the play-out too", TEST(extension_in_the_play_out), BUT(RULES_MICRO), ALONE},
    {"pile exhausted: play or discard on in turn until all hands are empty", TEST(play_out), IN(RULES_P62), ANY_SIZE},
    {"pile exhausted: play on until nobody holds a card that can be laid", TEST(play_out_while_layable),
     IN(RULES_P88) | IN(RULES_WM06), ANY_SIZE},
    {"that may be so the moment the last card is drawn", TEST(nothing_layable_when_the_last_is_drawn),
     IN(RULES_P88) | IN(RULES_WM06), ANY_SIZE},
    {"the play-out begins with the last card drawn", TEST(play_out_begins_with_last_draw), BUT(RULES_MICRO), ANY_SIZE},
    {"in the play-out a safety gives another play only while cards are held", TEST(safety_in_the_play_out), PARKER,
     ANY_SIZE},
    {"in the play-out a trump is the one card of the turn", TEST(trump_in_the_play_out), IN(RULES_WM06), ANY_SIZE},
    {"pile exhausted: the hand ends with the turn in which the last card was drawn", TEST(ends_with_the_turn),
     IN(RULES_MICRO), ANY_SIZE},
    {"a Botte after the last card leads back to the second choice", TEST(second_choice_after_the_last_card),
     IN(RULES_MICRO), ANY_SIZE},
    {"the deal passes to the left after each hand", TEST(deal_passes_left), EVERYWHERE, ALONE},
    {"a match is hands until a team has 5000 or more", TEST(hands_until_5000), EVERYWHERE, ANY_SIZE},
    {"the highest total wins", TEST(highest_wins), EVERYWHERE, ANY_SIZE},
    {"a tie at 5000 or more: one more hand", TEST(tie_takes_one_more), EVERYWHERE, ANY_SIZE},
    {"a tie of two of three teams at 5000 or more: one more hand", TEST(third_team_ties), BUT(RULES_MICRO), THREE},
    {"a match may be abandoned at any time and then has no winner", TEST(abandon_any_time), EVERYWHERE, ANY_SIZE},
    {"the same seed gives the same deal", TEST(same_seed_same_deal), EVERYWHERE, ANY_SIZE},
    {"the same events give the same digest, others another", TEST(same_game_same_digest), EVERYWHERE, ANY_SIZE},
    {0},
};
