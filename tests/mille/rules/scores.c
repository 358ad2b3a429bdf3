/* The score sheet. Each test ends a hand the way its sentence says and reads the lines. */
#include "fixture.h"

/* Team 0 is one 25 short of the goal, rolling, and plays it. Where the trip may be extended it is not. */
static void finish(void) {
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_25, 0));
    if (mille_game.phase == PHASE_EXTEND) EXPECT(answer(MILLE_STAY));
    EXPECT(mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == 0 && happened(EVENT_OVER) == 1);
}

/* Everybody plays out or discards until the hand is over. */
static void run_out(void) {
    for (int i = 0; i < 200 && mille_game.phase != PHASE_HAND_OVER; i++) {
        if (mille_game.phase == PHASE_DRAW) EXPECT(draw());
        if (mille_game.phase == PHASE_PLAY) EXPECT(discard(mille_game.hand[mille_game.seat][0]));
    }
    EXPECT(mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == NOBODY);
}

static void drive_to(uint8_t team, int short_of_goal) {
    drive(team, mille_game.goal * CARD_STEP_KM - short_of_goal);
}

static void milestones(void) {
    drive_to(0, 25);
    drive(1, 150);
    finish();
    EXPECT(scored(0, LINE_MILESTONES) == mille_game.goal * CARD_STEP_KM && scored(1, LINE_MILESTONES) == 150);
}

static void trip_400(void) {
    drive_to(0, 25);
    drive(1, 25);
    finish();
    EXPECT(scored(0, LINE_TRIP) == 400 && scored(1, LINE_TRIP) == 0);
}

static void no_trip_when_cards_run_out(void) {
    drive(0, 300);
    leave(0);
    hold(0, "");
    mille_game.hand[0][mille_game.held[0]++] = CARD_25;
    mille_game.seen[CARD_25]--;
    turn(0);
    EXPECT(discard(CARD_25));
    EXPECT(mille_game.phase == PHASE_HAND_OVER && scored(0, LINE_TRIP) == 0 && scored(0, LINE_MILESTONES) == 300);
}

static void safeties_100(void) {
    expose(0, CARD_TANK);
    expose(0, CARD_ACE);
    expose(1, CARD_PUNCTURE_PROOF);
    turn(0);
    EXPECT(scored(0, LINE_SAFETIES) == 200 && scored(1, LINE_SAFETIES) == 100 && scored(0, LINE_COUPS) == 0);
}

static void in_hand_scores_nothing(void) {
    hold(0, "ace rightofway");
    turn(0);
    EXPECT(scored(0, LINE_SAFETIES) == 0);
}

/* "deux cartes bottes comme préventions et deux autres comme coups fourrés, il compte 400 points …, un boni de 300
 * points … et 600 points" (000, 12 G) */
static void all_four(void) {
    expose(0, CARD_TANK);
    expose(0, CARD_ACE);
    expose_coup(0, CARD_PUNCTURE_PROOF);
    expose_coup(0, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(scored(0, LINE_SAFETIES) == 400 + 300 && scored(0, LINE_COUPS) == 600 && total(0) >= 1300);
}

/* "all four Safety Cards played by the same team": one partner has laid two, the other lays the last two. */
static void all_four_by_partners(void) {
    expose(0, CARD_TANK);
    expose(0, CARD_ACE);
    hold(0, "punctureproof");
    hold(mille_game.teams, "rightofway");
    turn(0);
    EXPECT(play(CARD_PUNCTURE_PROOF, 0) && scored(0, LINE_SAFETIES) == 300);
    if (mille_game.seat == 0) EXPECT(discard(mille_game.hand[0][0]));
    round_to(mille_game.teams);
    EXPECT(play(CARD_RIGHT_OF_WAY, 0) && scored(0, LINE_SAFETIES) == 700);
}

static void coups_300(void) {
    expose_coup(1, CARD_ACE);
    drive(0, 25);
    turn(0);
    EXPECT(scored(1, LINE_COUPS) == 300 && scored(1, LINE_SAFETIES) == 100);
}

static void safe_trip(void) {
    drive_to(0, 25);
    drive(1, 25);
    finish();
    EXPECT(scored(0, LINE_SAFE_TRIP) == 300 && scored(1, LINE_SAFE_TRIP) == 0);

    fixture(mille_game.rules, mille_game.players);
    lay_200(0, 1);
    drive(0, mille_game.goal * CARD_STEP_KM - 225);
    drive(1, 25);
    finish();
    EXPECT(scored(0, LINE_SAFE_TRIP) == 0 && scored(0, LINE_TRIP) == 400);
}

static void only_a_trip_is_safe(void) {
    drive(0, 300);
    turn(0);
    EXPECT(scored(0, LINE_SAFE_TRIP) == 0);
}

/* The sabot is empty when the last stone is laid. */
static void finish_late(void) {
    drive_to(0, 25);
    drive(1, 25);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    leave(0);
    EXPECT(play(CARD_25, 0));
    if (mille_game.phase == PHASE_EXTEND) EXPECT(answer(MILLE_STAY));
}

static void delayed_action(void) {
    finish_late();
    EXPECT(scored(0, LINE_DELAYED) == 300 && scored(1, LINE_DELAYED) == 0 && scored(0, LINE_TRIP) == 400);
    fixture(mille_game.rules, mille_game.players);
    drive_to(0, 25);
    finish();
    EXPECT(scored(0, LINE_DELAYED) == 0);
}

static void no_delayed_action(void) {
    finish_late();
    EXPECT(scored(0, LINE_TRIP) == 400 && scored(0, LINE_DELAYED) == 0);
}

static void shut_out_by_trip(void) {
    drive_to(0, 25);
    finish();
    EXPECT(scored(0, LINE_SHUT_OUT) == 500 && scored(1, LINE_SHUT_OUT) == 0);
    fixture(mille_game.rules, mille_game.players);
    drive_to(0, 25);
    drive(1, 25);
    finish();
    EXPECT(scored(0, LINE_SHUT_OUT) == 0); /* with three teams the other one at 0 is not enough */
}

static void shut_out_each(void) {
    drive_to(0, 25);
    finish();
    EXPECT(scored(0, LINE_SHUT_OUT) == 500 * (mille_game.teams - 1));
    fixture(mille_game.rules, mille_game.players);
    drive_to(0, 25);
    drive(1, 25);
    finish();
    EXPECT(scored(0, LINE_SHUT_OUT) == 500 * (mille_game.teams - 2));
}

static void no_shut_out_without_trip(void) {
    drive(0, 400);
    turn(0);
    leave(0);
    run_out();
    EXPECT(scored(0, LINE_SHUT_OUT) == 0 && scored(1, LINE_SHUT_OUT) == 0);
}

static void micro_shut_out(void) {
    drive_to(0, 25);
    finish();
    EXPECT(scored(0, LINE_SHUT_OUT) == 500 && scored(1, LINE_SHUT_OUT) == 0);

    fixture(mille_game.rules, mille_game.players);
    drive(1, 25);
    turn(0);
    leave(0);
    run_out();
    EXPECT(scored(1, LINE_SHUT_OUT) == 500 && scored(0, LINE_SHUT_OUT) == 0); /* finished or not */

    fixture(mille_game.rules, mille_game.players);
    turn(0);
    leave(0);
    run_out();
    EXPECT(scored(0, LINE_SHUT_OUT) == 500 && scored(1, LINE_SHUT_OUT) == 500); /* both at 0: each gets 500 */
}

/* Team 0 stands at 700 and asks for the extension; team `winner` gets to 1000, or the cards run out. */
static void extended(uint8_t winner) {
    drive_to(0, 25);
    for (uint8_t rival = 1; rival < mille_game.teams; rival++)
        drive(rival, 25);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_25, 0) && mille_game.phase == PHASE_EXTEND && answer(MILLE_EXTEND));
    if (winner == NOBODY) {
        leave(1);
        run_out();
        return;
    }
    /* The table is laid anew with the winner one card short of 1000. */
    fixture(mille_game.rules, mille_game.players);
    mille_game.goal = EXTENDED_GOAL;
    mille_game.caller = 0;
    if (winner == 0) {
        drive(0, 975);
        drive(1, 25);
    } else {
        drive(0, 700);
        drive(winner, 975);
    }
    hold(winner, "25");
    lay(winner, BATTLE, CARD_ROLL);
    turn(winner);
    EXPECT(play(CARD_25, winner) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == winner);
}

static void extension_won(void) {
    extended(0);
    EXPECT(scored(0, LINE_EXTENSION) == 200 && scored(0, LINE_TRIP) == 400 && scored(1, LINE_EXTENSION) == 0);
    EXPECT(scored(0, LINE_MILESTONES) == 1000);
}

static void extension_beaten(void) {
    extended(1);
    EXPECT(scored(0, LINE_EXTENSION) == 0 && scored(0, LINE_TRIP) == 0 && scored(1, LINE_TRIP) == 400);
    for (uint8_t rival = 1; rival < mille_game.teams; rival++)
        EXPECT(scored(rival, LINE_EXTENSION) == 200);
}

static void extension_beaten_finisher(void) {
    extended(1);
    EXPECT(scored(0, LINE_EXTENSION) == 0 && scored(1, LINE_EXTENSION) == 200 && scored(1, LINE_TRIP) == 400);
    if (mille_game.teams == 3) EXPECT(scored(2, LINE_EXTENSION) == 0);
}

static void extension_nobody_pays_rivals(void) {
    extended(NOBODY);
    EXPECT(scored(0, LINE_EXTENSION) == 0 && scored(0, LINE_TRIP) == 0);
    for (uint8_t rival = 1; rival < mille_game.teams; rival++)
        EXPECT(scored(rival, LINE_EXTENSION) == 200);
}

static void extension_nobody(void) {
    extended(NOBODY);
    for (uint8_t team = 0; team < mille_game.teams; team++)
        EXPECT(scored(team, LINE_EXTENSION) == 0 && scored(team, LINE_TRIP) == 0);
}

/* Team 0 has asked for the extension and gets to 1000 with the sabot empty, without a 200, its rivals at 0. */
static void extension_with_every_bonus(void) {
    mille_game.goal = EXTENDED_GOAL;
    mille_game.caller = 0;
    drive(0, 975);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    leave(0);
    EXPECT(play(CARD_25, 0) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == 0);
    EXPECT(scored(0, LINE_TRIP) == 400 && scored(0, LINE_EXTENSION) == 200 && scored(0, LINE_SAFE_TRIP) == 300);
    uint16_t each =
        rules_table[mille_game.rules].shut_out == SHUT_OUT_EACH_BY_TRIP ? (uint16_t)(mille_game.teams - 1) : 1;
    EXPECT(scored(0, LINE_DELAYED) == 300 && scored(0, LINE_SHUT_OUT) == 500 * each);
}

/* A 200 laid on the way to 700 or beyond it costs the Safe Trip of 1000. */
static void extension_with_a_200(void) {
    mille_game.goal = EXTENDED_GOAL;
    mille_game.caller = 0;
    lay_200(0, 1);
    drive(0, 775);
    drive(1, 25);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_25, 0) && scored(0, LINE_SAFE_TRIP) == 0 && scored(0, LINE_EXTENSION) == 200);
}

/* "If he fails, the bonus is given to his opponent or opponents" (004 second half, 10 C): also to one who is at 0. */
static void extension_pays_one_at_zero(void) {
    mille_game.goal = EXTENDED_GOAL;
    mille_game.caller = 0;
    drive(0, 700);
    turn(0);
    leave(0);
    run_out();
    EXPECT(scored(1, LINE_MILESTONES) == 0 && scored(1, LINE_EXTENSION) == 200 && total(1) == 200);
}

/* The lines of the sheet (004 first half, Score Sheet) that a rulebook has: what it never mentions, it never pays. */
static void sheet_lines(void) {
    uint8_t lines = 0;
    for (uint8_t line = 0; line < LINE_COUNT; line++)
        if (rules_table[mille_game.rules].lines >> line & 1) lines++;
    EXPECT(lines == (mille_game.rules == RULES_MICRO ? LINE_COUNT - 2 : LINE_COUNT));
    drive_to(0, 25);
    hold(0, "25");
    lay(0, BATTLE, CARD_ROLL);
    turn(0);
    leave(0);
    EXPECT(play(CARD_25, 0));
    if (mille_game.phase == PHASE_EXTEND) EXPECT(answer(MILLE_STAY));
    EXPECT(scored(0, LINE_MILESTONES) && scored(0, LINE_TRIP) && scored(0, LINE_SAFE_TRIP) && scored(0, LINE_SHUT_OUT));
    EXPECT((scored(0, LINE_DELAYED) != 0) == (mille_game.rules != RULES_MICRO));
    mille_game.caller = 0; /* as if the trip had been extended */
    EXPECT((scored(0, LINE_EXTENSION) != 0) == (mille_game.rules != RULES_MICRO));
}

/* "Spieler, die im Schneider blieben, bekommen nur die Punkte für Trumpfkarten und eventuelle Blitzaktionen" (002) */
static void shut_out_side_keeps_safeties(void) {
    expose(1, CARD_ACE);
    drive_to(0, 25);
    finish();
    EXPECT(total(1) == 100);
}

static void total_is_the_sum(void) {
    expose(0, CARD_TANK);
    drive_to(0, 25);
    drive(1, 75);
    finish();
    uint16_t sum = 0;
    for (uint8_t line = 0; line < LINE_COUNT; line++)
        sum = (uint16_t)(sum + scored(0, line));
    EXPECT(total(0) == sum && sum >= 700 + 100 + 400 + 300);
}

#define TWO_THREE_SIX (ALONE | WITH(6))

const sentence_t score_sentences[] = {
    {"each team scores as many points as the kilometres it has travelled", TEST(milestones), EVERYWHERE, ANY_SIZE},
    {"trip completed 400", TEST(trip_400), EVERYWHERE, ANY_SIZE},
    {"no 400 when the cards run out", TEST(no_trip_when_cards_run_out), EVERYWHERE, ANY_SIZE},
    {"each safety 100", TEST(safeties_100), EVERYWHERE, ANY_SIZE},
    {"a safety still in the hand scores nothing", TEST(in_hand_scores_nothing), EVERYWHERE, ANY_SIZE},
    {"all four safeties 300 more: two played, two as coups fourrés are 400 + 300 + 600", TEST(all_four), EVERYWHERE,
     ANY_SIZE},
    {"the four may be laid by both partners", TEST(all_four_by_partners), BUT(RULES_MICRO), PAIRS},
    {"each coup fourré 300", TEST(coups_300), EVERYWHERE, ANY_SIZE},
    {"Safe Trip 300 (no 200 played)", TEST(safe_trip), EVERYWHERE, ANY_SIZE},
    {"a Safe Trip must be completed", TEST(only_a_trip_is_safe), EVERYWHERE, ANY_SIZE},
    {"Delayed Action 300", TEST(delayed_action), BUT(RULES_MICRO), ANY_SIZE},
    {"no Delayed Action", TEST(no_delayed_action), IN(RULES_MICRO), ANY_SIZE},
    {"Shut-out 500 to the one who completes the trip, if no opponent has played distance", TEST(shut_out_by_trip),
     IN(RULES_P62) | IN(RULES_P88), ANY_SIZE},
    {"Shut-out 500 for each opponent or team at 0 to the one who completes the trip", TEST(shut_out_each),
     IN(RULES_WM06), ANY_SIZE},
    {"no Shut-out without a completed trip", TEST(no_shut_out_without_trip), BUT(RULES_MICRO), ANY_SIZE},
    {"a player at 0 km at the end gives the opponent 500, finished or not", TEST(micro_shut_out), IN(RULES_MICRO),
     ANY_SIZE},
    {"extension: 200 to the caller who reaches 1000", TEST(extension_won), BUT(RULES_MICRO), ALONE},
    {"extension: 200 to the caller if he gets to 1000 (six players)", TEST(extension_won),
     IN(RULES_P62) | IN(RULES_P88), WITH(6)},
    {"extension: 200 to every opponent of the caller if one of them gets there", TEST(extension_beaten),
     IN(RULES_P62) | IN(RULES_P88), TWO_THREE_SIX},
    {"extension: 200 to the first to reach 1000", TEST(extension_beaten_finisher), IN(RULES_WM06), ALONE},
    {"extension: 200 to every opponent when the cards run out", TEST(extension_nobody_pays_rivals), IN(RULES_P62),
     TWO_THREE_SIX},
    {"extension: 200 to nobody when the cards run out", TEST(extension_nobody), IN(RULES_P88), TWO_THREE_SIX},
    {"extension: 200 to nobody when the cards run out", TEST(extension_nobody), IN(RULES_WM06), ALONE},
    {"extension: won with the sabot empty, no 200 and rivals at 0, it has all those lines",
     TEST(extension_with_every_bonus), BUT(RULES_MICRO), ALONE},
    {"extension: a 200 on the way costs the Safe Trip", TEST(extension_with_a_200), BUT(RULES_MICRO), ALONE},
    {"extension: also a rival at 0 km has the 200 of a caller who fails", TEST(extension_pays_one_at_zero),
     IN(RULES_P62), TWO_THREE_SIX},
    {"a team that is shut out scores safeties and coups only", TEST(shut_out_side_keeps_safeties), IN(RULES_WM06),
     ANY_SIZE},
    {"the sheet has the lines that the rulebook mentions", TEST(sheet_lines), EVERYWHERE, ANY_SIZE},
    {"the total for the deal is the sum of its lines", TEST(total_is_the_sum), EVERYWHERE, ANY_SIZE},
    {0},
};
