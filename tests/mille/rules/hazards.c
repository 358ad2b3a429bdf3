/* Hazards: where they may be laid, and what a late safety does to them. */
#include "fixture.h"

static const uint8_t battle_hazards[] = {CARD_OUT_OF_GAS, CARD_FLAT, CARD_ACCIDENT, CARD_STOP};

static void on_roll(void) {
    opened(0);
    hold(0, "outofgas flat accident stop");
    turn(0);
    for (int i = 0; i < 4; i++)
        EXPECT(!may(battle_hazards[i], 1) && why(battle_hazards[i], 1) == REASON_NOT_ROLLING);
    mille_game.team[1].pile[BATTLE].top = CARD_ROLL;
    for (int i = 0; i < 4; i++) {
        EXPECT(may(battle_hazards[i], 1));
        EXPECT(!may(battle_hazards[i], 0) && why(battle_hazards[i], 0) == REASON_OWN_TEAM);
    }
    mille_game.team[1].pile[BATTLE].top = CARD_SPARE;
    for (int i = 0; i < 4; i++)
        EXPECT(!may(battle_hazards[i], 1));
}

static void any_rival(void) {
    opened(0);
    hold(0, "stop limit");
    lay(1, BATTLE, CARD_ROLL);
    lay(2, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(may(CARD_STOP, 1) && may(CARD_STOP, 2) && may(CARD_LIMIT, 1) && may(CARD_LIMIT, 2));
    mille_game.team[1].safeties = BIT_RIGHT_OF_WAY;
    EXPECT(!may(CARD_STOP, 1) && may(CARD_STOP, 2));
}

static void on_priority(void) {
    opened(0);
    hold(0, "outofgas flat accident");
    expose(1, CARD_RIGHT_OF_WAY);
    turn(0);
    for (int i = 0; i < 3; i++) {
        mille_game.team[1].pile[BATTLE].top = CARD_NONE;
        EXPECT(may(battle_hazards[i], 1));
        mille_game.team[1].pile[BATTLE].top = CARD_REPAIRS;
        EXPECT(may(battle_hazards[i], 1));
        mille_game.team[1].pile[BATTLE].top = CARD_ROLL;
        EXPECT(may(battle_hazards[i], 1));
    }
}

/* "an Out of Gas Card has no value if your opponent has played the Extra Tank Card" (004 first half, Special Notes D)
 */
static void never_against_safety(void) {
    opened(0);
    hold(0, "outofgas flat accident");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    for (int i = 0; i < 3; i++) {
        mille_game.team[1].safeties = card_bit[SAFETY_FOR(battle_hazards[i])];
        for (int j = 0; j < 3; j++)
            EXPECT(may(battle_hazards[j], 1) == (i != j));
        EXPECT(why(battle_hazards[i], 1) == REASON_PROTECTED);
    }
}

static void limit_where(void) {
    opened(0);
    hold(0, "limit");
    turn(0);
    EXPECT(may(CARD_LIMIT, 1) && !may(CARD_LIMIT, 0));
    mille_game.team[1].pile[SPEED].top = CARD_END_LIMIT;
    EXPECT(may(CARD_LIMIT, 1));
    mille_game.team[1].pile[SPEED].top = CARD_LIMIT;
    EXPECT(!may(CARD_LIMIT, 1) && why(CARD_LIMIT, 1) == REASON_LIMITED_ALREADY);
}

/* "You can play a Speed Limit Card … even when there is a Hazard Card displayed on their Battle Pile, and vice versa"
 * (004 first half, Special Notes F; 000, 12 H; 001, A.2) */
static void limit_whatever_battle(void) {
    opened(0);
    hold(0, "limit stop");
    turn(0);
    EXPECT(may(CARD_LIMIT, 1)); /* before their first Roll */
    for (int i = 0; i < 4; i++) {
        mille_game.team[1].pile[BATTLE].top = battle_hazards[i];
        EXPECT(may(CARD_LIMIT, 1));
    }
    mille_game.team[1].pile[BATTLE].top = CARD_ROLL;
    mille_game.team[1].pile[SPEED].top = CARD_LIMIT;
    EXPECT(may(CARD_STOP, 1));
}

static void limit_on_half_remedied(void) {
    opened(0);
    hold(0, "limit stop");
    lay(1, BATTLE, CARD_GASOLINE);
    turn(0);
    EXPECT(!may(CARD_STOP, 1) && why(CARD_STOP, 1) == REASON_NOT_ROLLING && may(CARD_LIMIT, 1));
}

static void attack_before_own_roll(void) {
    hold(0, "stop");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(mille_game.team[0].pile[BATTLE].top == CARD_NONE && may(CARD_STOP, 1));
}

/* "kann seinerseits erst wieder angreifen" (002, Verteidigung) */
static void attack_before_defence(void) {
    hold(0, "stop flat");
    lay(0, BATTLE, CARD_FLAT);
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(may(CARD_STOP, 1) && play(CARD_STOP, 1));
}

/* "Hat man keine Grüne Welle zur Eröffnung, muss man eine Karte auf den Ablagestapel abwerfen"; "Eine Trumpfkarte kann
 * auch ohne vorherige Eröffnung … abgelegt werden" (002, Der Start, Weiterer Spielablauf) */
static void opening_first(void) {
    hold(0, "stop limit endlimit 25 ace roll");
    lay(0, SPEED, CARD_LIMIT);
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(!may(CARD_STOP, 1) && why(CARD_STOP, 1) == REASON_NO_ROLL);
    EXPECT(!may(CARD_LIMIT, 1) && why(CARD_LIMIT, 1) == REASON_NO_ROLL);
    EXPECT(!may(CARD_END_LIMIT, 0) && why(CARD_END_LIMIT, 0) == REASON_NO_ROLL);
    EXPECT(!may(CARD_25, 0) && why(CARD_25, 0) == REASON_NO_ROLL);
    EXPECT(may(CARD_ACE, 0) && may(CARD_ROLL, 0));
    mille_t before = mille_game;
    EXPECT(discard(CARD_STOP));
    mille_game = before;
    EXPECT(play(CARD_ACE, 0)); /* a trump, but not an opening */
    round_to(0);
    EXPECT(!may(CARD_STOP, 1) && !may(CARD_END_LIMIT, 0) && play(CARD_ROLL, 0));
    round_to(0);
    EXPECT(may(CARD_STOP, 1) && may(CARD_LIMIT, 1) && may(CARD_END_LIMIT, 0) && may(CARD_25, 0));
}

/* "Ausnahme: Trumpfkarte Vorfahrt" (002, Hilfekarten); "Pro Team gibt es nur eine Kartenauslage" (Vorbereitungen) */
static void opened_by_priority(void) {
    hold(0, "rightofway stop 25");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(!may(CARD_STOP, 1) && play(CARD_RIGHT_OF_WAY, 0));
    round_to(0);
    EXPECT(may(CARD_STOP, 1) && may(CARD_25, 0));
    if (mille_game.players < 4) return;
    uint8_t partner = (uint8_t)(mille_game.players / 2);
    round_to(partner);
    mille_game.hand[partner][0] = CARD_STOP;
    EXPECT(may(CARD_STOP, 1));
}

static void opened_for_the_hand(void) {
    hold(0, "limit accident");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    for (uint8_t top = CARD_OUT_OF_GAS; top <= CARD_ROLL; top++) {
        if (CARD_PILE(top) != BATTLE) continue;
        mille_game.team[0].pile[BATTLE].top = top;
        EXPECT(may(CARD_LIMIT, 1) && may(CARD_ACCIDENT, 1));
    }
}

/* "solange welche ausgelegt werden können" (002, Unentschieden) */
static void unopened_play_out(void) {
    hold(0, "25 50");
    hold(1, "stop limit");
    lay(0, BATTLE, CARD_GASOLINE);
    leave(0);
    turn(0);
    EXPECT(discard(CARD_25) && mille_game.phase == PHASE_HAND_OVER && mille_game.held[1] == 2);
}

static void no_hazard_on_hazard(void) {
    opened(0);
    hold(0, "outofgas stop");
    turn(0);
    for (int i = 0; i < 4; i++) {
        mille_game.team[1].pile[BATTLE].top = battle_hazards[i];
        EXPECT(!may(CARD_OUT_OF_GAS, 1) && !may(CARD_STOP, 1) && why(CARD_STOP, 1) == REASON_STOPPED_ALREADY);
    }
}

static void hazard_on_hazard(void) {
    hold(0, "accident stop");
    hold(1, "repairs roll gasoline");
    lay(1, BATTLE, CARD_OUT_OF_GAS);
    turn(0);
    EXPECT(may(CARD_STOP, 1) && play(CARD_ACCIDENT, 1));
    EXPECT(mille_game.team[1].pile[BATTLE].top == CARD_ACCIDENT &&
           mille_game.team[1].pile[BATTLE].under == CARD_OUT_OF_GAS);
    EXPECT(draw() && !may(CARD_GASOLINE, 1) && play(CARD_REPAIRS, 1)); /* only the top one counts */
    mille_game.seat = mille_game.turn = 1;
    mille_game.phase = PHASE_PLAY;
    EXPECT(may(CARD_ROLL, 1));
}

static void same_hazard_twice(void) {
    hold(0, "stop outofgas");
    lay(1, BATTLE, CARD_STOP);
    turn(0);
    EXPECT(may(CARD_STOP, 1) && play(CARD_STOP, 1) && mille_game.team[1].pile[BATTLE].under == CARD_STOP);
    EXPECT(mille_game.team[1].pile[BATTLE].top == CARD_STOP);
}

static void three_deep(void) {
    hold(0, "accident");
    hold(1, "repairs ace");
    lay(1, BATTLE, CARD_OUT_OF_GAS);
    lay(1, BATTLE, CARD_FLAT); /* over the Out of Gas */
    mille_game.team[1].pile[BATTLE].under = CARD_OUT_OF_GAS;
    turn(0);
    EXPECT(play(CARD_ACCIDENT, 1) && mille_game.phase == PHASE_COUP);
    mille_t before = mille_game;
    EXPECT(answer(MILLE_COUP) && mille_game.team[1].pile[BATTLE].top == CARD_FLAT); /* the second shows, and counts */
    EXPECT(!may(CARD_REPAIRS, 1));
    mille_game = before;
    EXPECT(answer(MILLE_DECLINE) && draw() && may(CARD_REPAIRS, 1) && play(CARD_REPAIRS, 1)); /* one remedy for all */
    EXPECT(mille_live_hazard(1, BATTLE) == 0);
}

static void not_even_on_a_hazard(void) {
    hold(0, "flat accident");
    lay(1, BATTLE, CARD_STOP);
    expose(1, CARD_PUNCTURE_PROOF);
    turn(0);
    EXPECT(!may(CARD_FLAT, 1) && why(CARD_FLAT, 1) == REASON_PROTECTED && may(CARD_ACCIDENT, 1));
}

static void no_second_limit(void) {
    opened(0);
    hold(0, "limit");
    lay(1, SPEED, CARD_LIMIT);
    turn(0);
    EXPECT(!may(CARD_LIMIT, 1) && why(CARD_LIMIT, 1) == REASON_LIMITED_ALREADY);
}

static void no_hazard_on_a_remedy(void) {
    opened(0);
    hold(0, "stop");
    turn(0);
    for (uint8_t remedy = CARD_GASOLINE; remedy <= CARD_REPAIRS; remedy++) {
        mille_game.team[1].pile[BATTLE].top = remedy;
        EXPECT(!may(CARD_STOP, 1) && why(CARD_STOP, 1) == REASON_NOT_ROLLING);
    }
}

/* A remedied hazard is not "not yet remedied" (004 first half, Special Notes G). */
static void no_hazard_on_cured_hazard(void) {
    hold(0, "stop accident");
    lay(1, BATTLE, CARD_FLAT);
    expose(1, CARD_PUNCTURE_PROOF);
    turn(0);
    EXPECT(!may(CARD_STOP, 1) && !may(CARD_ACCIDENT, 1) && why(CARD_STOP, 1) == REASON_NOT_ROLLING);
    mille_game.team[1].safeties |= BIT_RIGHT_OF_WAY;
    EXPECT(may(CARD_ACCIDENT, 1) && !may(CARD_STOP, 1));
}

static void late_safety_cures(void) {
    for (uint8_t i = 0; i < 3; i++) {
        fixture(mille_game.rules, mille_game.players);
        uint8_t hazard = CARD_OUT_OF_GAS + i, remedy = CARD_GASOLINE + i, safety = CARD_TANK + i;
        hold(0, "tank punctureproof ace roll 25");
        lay(0, BATTLE, hazard);
        mille_game.hand[0][mille_game.held[0]++] = remedy;
        mille_game.sabot[--mille_game.left] = CARD_NONE; /* any card for the remedy: only legality is asked below */
        mille_game.seat = mille_game.turn = 0;
        mille_game.phase = PHASE_PLAY;
        EXPECT(may(remedy, 0) && !may(CARD_ROLL, 0));
        mille_game.team[0].safeties |= card_bit[safety];
        EXPECT(!may(remedy, 0) && may(CARD_ROLL, 0) && !may(CARD_25, 0)); /* a Roll is still needed */
        mille_game.team[0].safeties |= BIT_RIGHT_OF_WAY;
        EXPECT(may(CARD_25, 0)); /* unless Right of Way is exposed */
    }
}

static void late_safety_is_no_coup(void) {
    hold(0, "ace");
    lay(0, BATTLE, CARD_ACCIDENT);
    turn(0);
    EXPECT(play(CARD_ACE, 0) && mille_game.team[0].coups == 0 && happened(EVENT_COUP) == 0);
}

/* "können die Hinderniskarte von Ihrem Stapel nehmen und offen auf dem Ablagestapel … ablegen" (002, Trumpfkarten) */
static void late_trump_lifts(void) {
    for (uint8_t hazard = CARD_OUT_OF_GAS; hazard <= CARD_ACCIDENT; hazard++) {
        fixture(mille_game.rules, mille_game.players);
        hold(0, "tank punctureproof ace 100");
        lay(0, BATTLE, hazard);
        turn(0);
        EXPECT(!may(CARD_100, 0) && play(SAFETY_FOR(hazard), 0) && happened(EVENT_LIFT) == 1);
        EXPECT(mille_game.team[0].pile[BATTLE].top == CARD_ROLL && mille_game.discard == hazard &&
               mille_game.team[0].coups == 0);
        round_to(0);
        EXPECT(play(CARD_100, 0)); /* what lay under the hazard counts again: the Grüne Welle */
    }
}

static void late_trump_uncovers_nothing(void) {
    hold(0, "punctureproof 100");
    expose(0, CARD_RIGHT_OF_WAY);
    lay(0, BATTLE, CARD_FLAT);
    mille_game.team[0].pile[BATTLE].under = CARD_NONE; /* it was laid on an empty pile */
    turn(0);
    EXPECT(play(CARD_PUNCTURE_PROOF, 0) && mille_game.team[0].pile[BATTLE].top == CARD_NONE);
    round_to(0);
    EXPECT(may(CARD_100, 0)); /* by Vorfahrt, as before */
}

static void micro_hazard_stays(void) {
    hold(0, "tank gasoline roll 25");
    lay(0, BATTLE, CARD_OUT_OF_GAS);
    turn(0);
    EXPECT(play(CARD_TANK, 0) && mille_game.team[0].pile[BATTLE].top == CARD_OUT_OF_GAS);
    EXPECT(!may(CARD_25, 0) && !may(CARD_ROLL, 0) && play(CARD_GASOLINE, 0));
    mille_game.seat = mille_game.turn = 0;
    mille_game.phase = PHASE_PLAY;
    EXPECT(!may(CARD_25, 0) && may(CARD_ROLL, 0));
}

static void priority_lifts(void) {
    hold(0, "rightofway 100");
    lay(0, BATTLE, CARD_STOP);
    lay(0, SPEED, CARD_LIMIT);
    turn(0);
    EXPECT(play(CARD_RIGHT_OF_WAY, 0) && happened(EVENT_LIFT) == 2);
    EXPECT(mille_game.team[0].pile[BATTLE].top == CARD_ROLL && mille_game.team[0].pile[SPEED].top == CARD_NONE);
    round_to(0);
    EXPECT(may(CARD_100, 0));
}

static void priority_cures_nothing_else(void) {
    hold(0, "rightofway 25");
    lay(0, BATTLE, CARD_FLAT);
    turn(0);
    EXPECT(play(CARD_RIGHT_OF_WAY, 0) && mille_game.team[0].pile[BATTLE].top == CARD_FLAT);
    round_to(0);
    EXPECT(!may(CARD_25, 0));
}

#define PARKER (IN(RULES_P62) | IN(RULES_P88))

const sentence_t hazard_sentences[] = {
    {"hazards go on an opponent whose battle pile shows Roll", TEST(on_roll), EVERYWHERE, ANY_SIZE},
    {"with three teams a hazard may go to either rival", TEST(any_rival), BUT(RULES_MICRO), THREE},
    {"a team without a Roll may attack", TEST(attack_before_own_roll), BUT(RULES_WM06), ANY_SIZE},
    {"a team that has rolled may attack before it defends itself", TEST(attack_before_defence), IN(RULES_WM06),
     ANY_SIZE},
    {"before its opening a team lays a Roll or a trump, or discards", TEST(opening_first), IN(RULES_WM06), ANY_SIZE},
    {"Vorfahrt opens too, and so does a partner", TEST(opened_by_priority), IN(RULES_WM06), ANY_SIZE},
    {"an opening holds for the whole hand, whatever lies on it", TEST(opened_for_the_hand), IN(RULES_WM06), ANY_SIZE},
    {"cards that wait for the opening are not layable in the play-out", TEST(unopened_play_out), IN(RULES_WM06),
     ANY_SIZE},
    {"hazards go on an empty pile or a remedy too, if that opponent has Right of Way exposed", TEST(on_priority),
     EVERYWHERE, ANY_SIZE},
    {"never against the matching safety", TEST(never_against_safety), EVERYWHERE, ANY_SIZE},
    {"Speed Limit goes on a speed pile that is empty or shows End of Limit", TEST(limit_where), EVERYWHERE, ANY_SIZE},
    {"Speed Limit does not depend on the battle pile, even before the first Roll", TEST(limit_whatever_battle),
     EVERYWHERE, ANY_SIZE},
    {"on a remedy without its Roll no battle hazard, but a Speed Limit", TEST(limit_on_half_remedied), EVERYWHERE,
     ANY_SIZE},
    {"no hazard on a live hazard", TEST(no_hazard_on_hazard), BUT(RULES_P88), ANY_SIZE},
    {"a hazard may go on a live hazard, only the top one counts", TEST(hazard_on_hazard), IN(RULES_P88), ANY_SIZE},
    {"the same hazard may lie there twice", TEST(same_hazard_twice), IN(RULES_P88), ANY_SIZE},
    {"three hazards deep the top one counts, and one remedy is enough", TEST(three_deep), IN(RULES_P88), ANY_SIZE},
    {"not on a hazard either, if its safety is exposed", TEST(not_even_on_a_hazard), IN(RULES_P88), ANY_SIZE},
    {"a Speed Limit does not go on a Speed Limit", TEST(no_second_limit), EVERYWHERE, ANY_SIZE},
    {"no hazard on a remedy without Right of Way", TEST(no_hazard_on_a_remedy), EVERYWHERE, ANY_SIZE},
    {"a hazard that its safety has ended is like a remedied one", TEST(no_hazard_on_cured_hazard), PARKER, ANY_SIZE},
    {"a safety played late ends its hazard; a Roll is still needed unless Right of Way is exposed",
     TEST(late_safety_cures), PARKER, ANY_SIZE},
    {"a trump played late takes its hazard off the pile, and what lay under it counts again", TEST(late_trump_lifts),
     IN(RULES_WM06), ANY_SIZE},
    {"what lay under it may be nothing", TEST(late_trump_uncovers_nothing), IN(RULES_WM06), ANY_SIZE},
    {"a safety played late is no coup fourré", TEST(late_safety_is_no_coup), EVERYWHERE, ANY_SIZE},
    {"a safety played late leaves its hazard, which must still be remedied", TEST(micro_hazard_stays), IN(RULES_MICRO),
     ANY_SIZE},
    {"Right of Way played late lifts Stop and Limit", TEST(priority_lifts), IN(RULES_MICRO) | IN(RULES_WM06), ANY_SIZE},
    {"Right of Way played late ends nothing else", TEST(priority_cures_nothing_else), EVERYWHERE, ANY_SIZE},
    {0},
};
