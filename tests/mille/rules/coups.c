/* Coup fourré: a safety answers its hazard at once. */
#include "fixture.h"

/* Seat 0 attacks team 1, whose seat 1 or last seat holds the safety. */
static void attacked(const char *hazard_word, uint8_t hazard, const char *safety_word, uint8_t victim) {
    opened(0);
    hold(0, hazard_word);
    hold(victim, safety_word);
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(hazard, 1));
}

static void at_once(void) {
    static const struct {
        const char *hazard, *safety;
        uint8_t card;
    } pairs[] = {{"outofgas", "tank", CARD_OUT_OF_GAS},
                 {"flat", "punctureproof", CARD_FLAT},
                 {"accident", "ace", CARD_ACCIDENT},
                 {"limit", "rightofway", CARD_LIMIT},
                 {"stop", "rightofway", CARD_STOP}};
    for (int i = 0; i < 5; i++) {
        fixture(mille_game.rules, mille_game.players);
        attacked(pairs[i].hazard, pairs[i].card, pairs[i].safety, 1);
        EXPECT(mille_game.phase == PHASE_COUP && mille_game.seat == 1 && mille_game.turn == 0 &&
               mille_game.attack == pairs[i].card);
        uint8_t safety = SAFETY_FOR(pairs[i].card);
        EXPECT(answer(MILLE_COUP) && happened(EVENT_COUP) == 1 && !holds(1, safety));
        EXPECT(mille_game.team[1].safeties == card_bit[safety] && mille_game.team[1].coups == card_bit[safety]);
    }
}

static void not_without_safety(void) {
    attacked("flat", CARD_FLAT, "ace", 1); /* the wrong one */
    EXPECT(mille_game.phase == PHASE_DRAW && mille_game.seat == 1 && !answer(MILLE_COUP));
}

static void before_anybody_draws(void) {
    attacked("accident", CARD_ACCIDENT, "ace", 1);
    EXPECT(!draw());
    EXPECT(answer(MILLE_DECLINE) && happened(EVENT_DECLINE) == 1 && mille_game.seat == 1 &&
           mille_game.phase == PHASE_DRAW);
    EXPECT(draw() && !answer(MILLE_COUP));
    EXPECT(play(CARD_ACE, 1) && mille_game.team[1].coups == 0);
}

/* "wenn man den Trumpf erst danach vom Abnahmestapel nimmt" (002, Blitzaktion) */
static void not_with_drawn_safety(void) {
    opened(0);
    hold(0, "accident");
    next_draws("ace");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_ACCIDENT, 1) && draw() && holds(1, CARD_ACE));
    EXPECT(!answer(MILLE_COUP) && play(CARD_ACE, 1) && mille_game.team[1].coups == 0);
}

/* "Sie … können die Hinderniskarte von Ihrem Stapel nehmen und offen auf dem Ablagestapel … ablegen" (002,
 * Trumpfkarten) */
static void pile_as_before(void) {
    attacked("outofgas", CARD_OUT_OF_GAS, "tank", 1);
    uint8_t seen = mille_game.seen[CARD_OUT_OF_GAS];
    EXPECT(answer(MILLE_COUP) && mille_game.team[1].pile[BATTLE].top == CARD_ROLL &&
           mille_game.seen[CARD_OUT_OF_GAS] == seen);

    fixture(mille_game.rules, mille_game.players);
    opened(0);
    hold(0, "limit");
    hold(1, "rightofway");
    lay(1, SPEED, CARD_END_LIMIT);
    turn(0);
    EXPECT(play(CARD_LIMIT, 1) && answer(MILLE_COUP) && mille_game.team[1].pile[SPEED].top == CARD_END_LIMIT);
}

static void driving_on_priority(void) {
    opened(0);
    hold(0, "flat");
    hold(1, "punctureproof 100");
    expose(1, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(play(CARD_FLAT, 1) && answer(MILLE_COUP) && play(CARD_100, 1)); /* on an empty pile, as before */
}

static void draws_up_to_seven(void) {
    attacked("stop", CARD_STOP, "rightofway", 1);
    uint8_t left = mille_game.left;
    EXPECT(answer(MILLE_COUP) && happened(EVENT_DRAW) == 2 && mille_game.left == left - 2);
    EXPECT(mille_game.held[1] == 7 && mille_game.phase == PHASE_PLAY && mille_game.seat == 1);
}

static void safety_among_the_drawn(void) {
    next_draws("ace 25");
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && holds(1, CARD_ACE) && play(CARD_ACE, 1));
    EXPECT(mille_game.held[1] == 7 && mille_game.seat == 1 && mille_game.phase == PHASE_PLAY &&
           mille_game.team[1].coups == BIT_RIGHT_OF_WAY);
}

/* "Der angegriffene Spieler nimmt 2 neue Karten … und legt eine weitere aus oder ab. Ist eine der beiden Karten ein
 * Trumpf, den man gleich ablegt, nimmt man wieder 2 neue Karten und legt noch eine Karte aus oder ab" (002, Blitzaktion
 * 2): five cards, two drawn, the trump, the further one, two drawn, one more: six. */
static void trump_among_the_drawn(void) {
    next_draws("ace 25 50 75");
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && mille_game.held[1] == 7 && play(CARD_ACE, 1));
    EXPECT(mille_game.held[1] == 6 && mille_game.seat == 1 && mille_game.phase == PHASE_PLAY &&
           happened(EVENT_DRAW) == 0);
    EXPECT(play(CARD_25, 1) && happened(EVENT_DRAW) == 2 && mille_game.held[1] == 7);
    EXPECT(mille_game.seat == 1 && mille_game.phase == PHASE_PLAY && play(CARD_50, 1));
    EXPECT(mille_game.held[1] == 6 && mille_game.seat == 2 % mille_game.players && mille_game.phase == PHASE_DRAW);
    EXPECT(mille_game.team[1].coups == BIT_RIGHT_OF_WAY && mille_game.team[1].km == STEPS(75));
}

static void trump_is_the_last_layable_card(void) {
    hold(0, "stop 25 25 25 50 50 50");
    hold(1, "rightofway gasoline spare spare repairs repairs");
    lay(0, BATTLE, CARD_ACCIDENT); /* opened, and stopped */
    lay(1, BATTLE, CARD_ROLL);
    next_draws("ace gasoline");
    leave(2);
    turn(0);
    EXPECT(play(CARD_STOP, 1) && answer(MILLE_COUP) && mille_game.left == 0 && mille_game.phase == PHASE_PLAY);
    EXPECT(play(CARD_ACE, 1) && mille_game.phase == PHASE_HAND_OVER && mille_game.finisher == NOBODY);
}

static void trump_among_the_second_two(void) {
    next_draws("ace 25 tank 75 50 50");
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && play(CARD_ACE, 1) && discard(CARD_25) && play(CARD_TANK, 1));
    EXPECT(mille_game.held[1] == 6 && mille_game.seat == 1 && discard(CARD_75) && happened(EVENT_DRAW) == 2 &&
           mille_game.held[1] == 7);
    EXPECT(discard(CARD_50) && mille_game.held[1] == 6 && mille_game.phase == PHASE_DRAW);
}

/* "eine der beiden Karten … den man gleich ablegt": a trump held before brings nothing, nor does one laid later. */
static void trump_held_before(void) {
    hold(1, "ace");
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && play(CARD_ACE, 1) && mille_game.seat == 2 % mille_game.players &&
           mille_game.held[1] == 6);
    fixture(mille_game.rules, mille_game.players);
    next_draws("ace 25");
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && discard(CARD_25));
    round_to(1);
    EXPECT(play(CARD_ACE, 1) && mille_game.held[1] == 6 && mille_game.phase == PHASE_DRAW);
}

/* The further card is an attack that is answered in its turn: the first of the cards due has been drawn, so that the
 * turn that is cut short ends with six cards; not answered, it goes on. */
static void further_card_is_answered(void) {
    hold(0, "tank");
    lay(0, BATTLE, CARD_ROLL);
    hold(1, "outofgas");
    next_draws("ace 25");
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && play(CARD_ACE, 1) && play(CARD_OUT_OF_GAS, 0) && mille_game.phase == PHASE_COUP);
    EXPECT(mille_game.seat == 0 && mille_game.turn == 1 && mille_game.held[1] == 6);
    mille_t before = mille_game;
    EXPECT(answer(MILLE_COUP) && mille_game.seat == 0 && mille_game.held[1] == 6 && discard(mille_game.hand[0][0]) &&
           mille_game.seat == 1);
    EXPECT(mille_game.phase == PHASE_DRAW);
    mille_game = before;
    EXPECT(answer(MILLE_DECLINE) && mille_game.seat == 1 && mille_game.phase == PHASE_PLAY && mille_game.held[1] == 7);
    EXPECT(discard(mille_game.hand[1][0]) && mille_game.held[1] == 6 && mille_game.seat == 2 % mille_game.players);
}

/* The older Speed Limit goes too, or counts no longer ("en plus de ceux évoqués ci-dessus", document 001, A.5). */
static void older_limit_goes_too(void) {
    hold(1, "100");
    lay(1, SPEED, CARD_LIMIT);
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && mille_live_hazard(1, SPEED) == 0 && may(CARD_100, 1));
    EXPECT(happened(EVENT_LIFT) == (rules_table[mille_game.rules].late_safety_lifts != 0));
}

static void then_to_the_left(void) {
    attacked("stop", CARD_STOP, "rightofway", 1);
    EXPECT(answer(MILLE_COUP) && happened(EVENT_SKIP) == 0);
    EXPECT(discard(mille_game.hand[1][0]) && mille_game.seat == 2 % mille_game.players &&
           mille_game.phase == PHASE_DRAW);
}

static void protects_for_the_hand(void) {
    attacked("flat", CARD_FLAT, "punctureproof", 1);
    EXPECT(answer(MILLE_COUP) && discard(mille_game.hand[1][0]));
    mille_game.seat = mille_game.turn = 0;
    mille_game.phase = PHASE_PLAY;
    mille_game.hand[0][0] = CARD_FLAT;
    EXPECT(!may(CARD_FLAT, 1) && why(CARD_FLAT, 1) == REASON_PROTECTED);
}

/* The partner beyond the next seat answers: everybody between the attacker and him loses the turn. */
static void by_either_partner(void) {
    uint8_t partner = (uint8_t)(1 + mille_game.teams);
    attacked("accident", CARD_ACCIDENT, "ace", partner);
    EXPECT(mille_game.phase == PHASE_COUP && mille_game.seat == partner);
    EXPECT(answer(MILLE_COUP) && happened(EVENT_SKIP) == partner - 1);
    EXPECT(mille_game.team[1].coups == card_bit[CARD_ACE] && mille_game.seat == partner && mille_game.turn == partner);
    EXPECT(discard(mille_game.hand[partner][0]) && mille_game.seat == (partner + 1) % mille_game.players);
}

static void third_team_is_skipped(void) {
    opened(0);
    hold(0, "stop");
    hold(2, "rightofway");
    lay(2, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_STOP, 2) && mille_game.phase == PHASE_COUP && mille_game.seat == 2);
    EXPECT(answer(MILLE_COUP) && happened(EVENT_SKIP) == 1 && events.list[1].seat == 1);
}

static void not_for_others(void) {
    opened(0);
    hold(0, "stop");
    hold(2, "rightofway"); /* not the team attacked */
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(play(CARD_STOP, 1) && mille_game.phase == PHASE_DRAW && mille_game.seat == 1);
}

static void uncovers_lower_hazard(void) {
    hold(0, "accident");
    hold(1, "ace 25");
    lay(1, BATTLE, CARD_STOP);
    turn(0);
    EXPECT(play(CARD_ACCIDENT, 1) && answer(MILLE_COUP));
    EXPECT(mille_game.team[1].pile[BATTLE].top == CARD_STOP && !may(CARD_25, 1) && why(CARD_25, 1) == REASON_STOPPED);
}

static void in_the_play_out(void) {
    lay(0, BATTLE, CARD_ROLL);
    hold(0, "stop 25");
    hold(1, "rightofway 100");
    lay(1, BATTLE, CARD_ROLL);
    leave(0);
    turn(0);
    EXPECT(play(CARD_STOP, 1) && answer(MILLE_COUP) && happened(EVENT_DRAW) == 0 && mille_game.held[1] == 1);
    EXPECT(mille_game.seat == 1 && mille_game.phase == PHASE_PLAY && play(CARD_100, 1) && mille_game.seat == 0);
}

static void last_card_in_the_play_out(void) {
    lay(0, BATTLE, CARD_ROLL);
    hold(0, "stop 25");
    hold(1, "rightofway");
    lay(1, BATTLE, CARD_ROLL);
    leave(0);
    turn(0);
    EXPECT(play(CARD_STOP, 1) && answer(MILLE_COUP) && mille_game.seat == 0 && mille_game.phase == PHASE_PLAY);
}

static void with_one_card_left(void) {
    opened(0);
    hold(0, "stop");
    hold(1, "rightofway");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    leave(1);
    EXPECT(play(CARD_STOP, 1) && answer(MILLE_COUP) && happened(EVENT_DRAW) == 1 && happened(EVENT_EMPTY) == 1);
    EXPECT(mille_game.phase == PHASE_PLAY && mille_game.seat == 1 && mille_game.held[1] == 6);
}

/* "Après l'avoir joué, le deuxième choix lui est proposé" (001, B), also when there is nothing left to draw. */
static void with_no_card_left(void) {
    hold(0, "stop");
    hold(1, "rightofway 100");
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    leave(0);
    EXPECT(play(CARD_STOP, 1) && answer(MILLE_COUP) && happened(EVENT_DRAW) == 0);
    EXPECT(mille_game.phase == PHASE_PLAY && mille_game.seat == 1 && mille_game.held[1] == 5);
    EXPECT(play(CARD_100, 1) && mille_game.phase == PHASE_HAND_OVER && scored(1, LINE_COUPS) == 300);
}

static void declined_is_gone(void) {
    attacked("accident", CARD_ACCIDENT, "ace", (uint8_t)(1 + mille_game.teams));
    EXPECT(mille_game.phase == PHASE_COUP && answer(MILLE_DECLINE) && !answer(MILLE_COUP));
    EXPECT(mille_game.seat == 1 && draw() && !answer(MILLE_COUP)); /* the partner has drawn */
    EXPECT(mille_live_hazard(1, BATTLE) == BIT_CRASH);
}

const sentence_t coup_sentences[] = {
    {"the moment a hazard lands and you hold its safety, play the safety at once", TEST(at_once), EVERYWHERE, ANY_SIZE},
    {"without the matching safety there is no coup fourré", TEST(not_without_safety), EVERYWHERE, ANY_SIZE},
    {"a coup fourré comes before the next draw, or not at all", TEST(before_anybody_draws), EVERYWHERE, ANY_SIZE},
    {"declined by one partner, it is gone for the other", TEST(declined_is_gone), BUT(RULES_MICRO), PAIRS},
    {"a safety drawn after the attack makes no coup fourré", TEST(not_with_drawn_safety), EVERYWHERE, ANY_SIZE},
    {"the hazard goes to the discard pile, the pile is as it was before", TEST(pile_as_before), EVERYWHERE, ANY_SIZE},
    {"a team that drove by Right of Way may continue to do so", TEST(driving_on_priority), EVERYWHERE, ANY_SIZE},
    {"an older Speed Limit goes with the Stop that Right of Way answers", TEST(older_limit_goes_too), EVERYWHERE,
     ANY_SIZE},
    {"you draw up to seven and play", TEST(draws_up_to_seven), EVERYWHERE, ANY_SIZE},
    {"a safety among the cards drawn may be played at once", TEST(safety_among_the_drawn), BUT(RULES_WM06), ANY_SIZE},
    {"a trump among the two drawn, laid at once, brings a further card, two more and one more",
     TEST(trump_among_the_drawn), IN(RULES_WM06), ANY_SIZE},
    {"if nothing can be laid after it and no card is left, the hand is over", TEST(trump_is_the_last_layable_card),
     IN(RULES_WM06), WITH(2)},
    {"a trump among the second two does so again", TEST(trump_among_the_second_two), IN(RULES_WM06), ANY_SIZE},
    {"a trump held before, or laid later, brings nothing", TEST(trump_held_before), IN(RULES_WM06), ANY_SIZE},
    {"where the further card is answered by a coup fourré, the turn ends with six cards",
     TEST(further_card_is_answered), IN(RULES_WM06), WITH(2)},
    {"play goes on to the left of the caller", TEST(then_to_the_left), EVERYWHERE, ANY_SIZE},
    {"the safety protects for the rest of the hand", TEST(protects_for_the_hand), EVERYWHERE, ANY_SIZE},
    {"either partner may call it, and seats between lose the turn", TEST(by_either_partner), BUT(RULES_MICRO), PAIRS},
    {"a third team that sat between loses the turn", TEST(third_team_is_skipped), BUT(RULES_MICRO), THREE},
    {"a coup fourré answers a hazard on your own team only", TEST(not_for_others), BUT(RULES_MICRO), THREE | WITH(4)},
    {"a coup fourré on the upper of two hazards uncovers the lower one, which counts again",
     TEST(uncovers_lower_hazard), IN(RULES_P88), ANY_SIZE},
    {"in the play-out nothing is drawn, and the caller plays on while cards are held", TEST(in_the_play_out),
     BUT(RULES_MICRO), ANY_SIZE},
    {"in the play-out a coup fourré with the last card passes the turn", TEST(last_card_in_the_play_out),
     BUT(RULES_MICRO), ANY_SIZE},
    {"with one card left in the sabot the caller draws that one and plays", TEST(with_one_card_left), EVERYWHERE,
     ANY_SIZE},
    {"with none left the caller plays with what is held, then the hand ends", TEST(with_no_card_left), IN(RULES_MICRO),
     ANY_SIZE},
    {0},
};
