/* Attacks and throws (003, (c), (d), (e)). */
#include <string.h>
#include "fixture.h"

/* Seat 0 in Peru against seat 1 in Brazil, with so many armies; defenders are asked. */
static void war(uint16_t attackers, uint16_t defenders) {
    even_board(2);
    risk_game.options = RISK_OPTION_ASK_DEFENDER;
    hold(0, PERU, attackers);
    hold(1, BRAZIL, defenders);
    hold(0, CHINA, 5);
    turn(0, PHASE_ATTACK);
}

/* One throw from Peru to Brazil with these dice. */
static void throw(const char *attack_dice, const char *defend_dice) {
    uint16_t defenders = (uint16_t)strlen(defend_dice);
    dice(PERU, BRAZIL, attack_dice, defend_dice);
    EXPECT(attack(PERU, BRAZIL, (uint16_t)strlen(attack_dice)));
    if (risk_game.phase == PHASE_DEFEND) EXPECT(defend(defenders));
}

/* That throw between many armies costs the attacker and the defender so many. */
static void costs(const char *attack_dice, const char *defend_dice, int attacker, int defender) {
    war(10, 10);
    throw(attack_dice, defend_dice);
    EXPECT(event_of(EVENT_LOSS)->c == attacker && event_of(EVENT_LOSS)->d == defender);
    EXPECT(risk_game.armies[PERU] == 10 - attacker && risk_game.armies[BRAZIL] == 10 - defender);
}

static void attack_optional(void) {
    war(10, 1);
    EXPECT(act(RISK_STOP) && risk_game.phase == PHASE_MOVE && act(RISK_STAY) && risk_game.turn == 1);
}

static void attack_rival(void) {
    war(10, 1);
    hold(0, VENEZUELA, 1);
    EXPECT(!attack(PERU, VENEZUELA, 1) && why(RISK_ATTACK, PERU, VENEZUELA, 1) == REASON_OWN_TARGET);
    EXPECT(why(RISK_ATTACK, BRAZIL, PERU, 1) == REASON_NOT_YOURS && !may_choose(BRAZIL));
    EXPECT(!may_follow(PERU, VENEZUELA) && may_follow(PERU, BRAZIL));
}

static void attack_adjacent(void) {
    war(10, 1);
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        bool can = risk_adjacent(PERU, t) && risk_game.owner[t] != 0;
        EXPECT(may_follow(PERU, t) == can && (why(RISK_ATTACK, PERU, t, 1) == REASON_NONE) == can);
        if (!risk_adjacent(PERU, t)) EXPECT(why(RISK_ATTACK, PERU, t, 1) == REASON_NOT_ADJACENT);
    }
    EXPECT(why(RISK_ATTACK, PERU, TERRITORIES, 1) == REASON_NO_TERRITORY);
    EXPECT(why(RISK_ATTACK, NOWHERE, BRAZIL, 1) == REASON_NO_TERRITORY);
}

/* Base, target and dice are announced before the throw. */
static void attack_named(void) {
    war(10, 4);
    EXPECT(attack(PERU, BRAZIL, 2) && events.count == 1);
    EXPECT(event_of(EVENT_ATTACK)->a == PERU && event_of(EVENT_ATTACK)->b == BRAZIL && event_of(EVENT_ATTACK)->n == 2);
    EXPECT(risk_game.phase == PHASE_DEFEND && risk_game.from == PERU && risk_game.to == BRAZIL && risk_game.dice == 2);
}

static void attack_dice(void) {
    for (uint16_t armies = 1; armies < 7; armies++) {
        risk_range_t range;
        war(armies, 5);
        uint16_t most = armies > 3 ? 3 : (uint16_t)(armies - 1);
        for (uint16_t n = 1; n <= 3; n++)
            EXPECT((why(RISK_ATTACK, PERU, BRAZIL, n) == REASON_NONE) == (n <= most));
        EXPECT(may_choose(PERU) == (most > 0));
        risk_numbers(PERU, &range);
        if (most) EXPECT(range.low == 1 && range.high == most);
    }
}

static void two_armies(void) {
    war(2, 5);
    EXPECT(why(RISK_ATTACK, PERU, BRAZIL, 2) == REASON_TOO_MANY_DICE && attack(PERU, BRAZIL, 1));
}
static void three_armies(void) {
    war(3, 5);
    EXPECT(why(RISK_ATTACK, PERU, BRAZIL, 3) == REASON_TOO_MANY_DICE &&
           why(RISK_ATTACK, PERU, BRAZIL, 1) == REASON_NONE);
    EXPECT(attack(PERU, BRAZIL, 2));
}
static void four_armies(void) {
    war(4, 5);
    EXPECT(why(RISK_ATTACK, PERU, BRAZIL, 1) == REASON_NONE && why(RISK_ATTACK, PERU, BRAZIL, 2) == REASON_NONE);
    EXPECT(attack(PERU, BRAZIL, 3));
}
static void three_dice_at_most(void) {
    war(200, 5);
    EXPECT(why(RISK_ATTACK, PERU, BRAZIL, 4) == REASON_NO_SUCH_DICE &&
           why(RISK_ATTACK, PERU, BRAZIL, 0) == REASON_NO_SUCH_DICE);
}

/* The dice of both sides are in one event: neither is seen first. */
static void together(void) {
    war(10, 10);
    throw("543", "63");
    EXPECT(happened(EVENT_ROLL) == 1 && events.list[0].kind == EVENT_DEFEND && events.list[1].kind == EVENT_ROLL);
}

static void defend_dice(void) {
    risk_range_t range;
    war(10, 2);
    EXPECT(attack(PERU, BRAZIL, 3) && risk_game.seat == 1 && risk_game.turn == 0);
    risk_numbers(NOWHERE, &range);
    EXPECT(range.low == 1 && range.high == 2);
    EXPECT(why(RISK_DEFEND, 0, 0, 3) == REASON_NO_SUCH_DICE && why(RISK_DEFEND, 0, 0, 0) == REASON_NO_SUCH_DICE);
    EXPECT(why(RISK_STOP, 0, 0, 0) == REASON_DEFEND_NOW && why(RISK_DEFEND, 0, 0, 2) == REASON_NONE && defend(1));
    EXPECT(event_of(EVENT_DEFEND)->n == 1 && event_of(EVENT_DEFEND)->seat == 1 && event_of(EVENT_ROLL)->d == 0);
}

/* A defender who is not asked throws all dice allowed. */
static void defend_unasked(void) {
    war(10, 2);
    risk_game.options = 0;
    EXPECT(attack(PERU, BRAZIL, 3) && event_of(EVENT_DEFEND)->n == 2 && event_of(EVENT_ROLL)->d > 0);
}

static void defend_one(void) {
    war(10, 1);
    dice(PERU, BRAZIL, "1", "6");
    EXPECT(attack(PERU, BRAZIL, 1) && event_of(EVENT_DEFEND)->n == 1 && event_of(EVENT_ROLL)->d == 0);
}

static void defend_after(void) {
    war(10, 4);
    EXPECT(attack(PERU, BRAZIL, 3) && happened(EVENT_ROLL) == 0 && risk_game.phase == PHASE_DEFEND &&
           risk_game.seat == 1);
    EXPECT(defend(2) && happened(EVENT_ROLL) == 1 && risk_game.seat == 0);
}

static void two_against_one(void) {
    war(10, 10);
    throw("6", "54");
    EXPECT(RISK_ATTACK_DIE(event_of(EVENT_ROLL), 1) == 0 && event_of(EVENT_ROLL)->d == 4);
}

static void five_dice(void) {
    war(10, 10);
    throw("654", "32");
    const risk_event_t *roll = event_of(EVENT_ROLL);
    EXPECT(roll->n == 0x654 && roll->c == 3 && roll->d == 2);
}

static void higher_wins(void) {
    costs("4", "3", 0, 1);
    costs("6", "5", 0, 1);
}
static void lower_loses(void) {
    costs("3", "4", 1, 0);
}
static void ties_defend(void) {
    for (char n = '1'; n <= '6'; n++) {
        char text[2] = {n, 0};
        costs(text, text, 1, 0);
    }
    costs("33", "33", 2, 0);
}
static void second_highest(void) {
    costs("65", "54", 0, 2);
    costs("651", "54", 0, 2);
    costs("62", "54", 1, 1);
    costs("64", "54", 1, 1); /* equal is not higher */
}
static void one_die_one_loss(void) {
    costs("6", "21", 0, 1);
    costs("1", "21", 1, 0);
    costs("66", "1", 0, 1);
    costs("11", "6", 1, 0);
}
static void three_against_one(void) {
    costs("654", "1", 0, 1);
    costs("111", "6", 1, 0);
}

/* Every possible number of dice, a thousand throws each: never more lost than thrown, and always as many as pairs. */
static void never_more(void) {
    for (uint16_t a = 1; a <= 3; a++)
        for (uint16_t d = 1; d <= 2; d++)
            for (uint32_t seed = 0; seed < 200; seed++) {
                war(10, 10);
                random_seed(&risk_game.random, seed);
                EXPECT(attack(PERU, BRAZIL, a) && defend(d));
                int lost = event_of(EVENT_LOSS)->c, won = event_of(EVENT_LOSS)->d;
                EXPECT(lost <= a && won <= d && lost + won == (a < d ? a : d));
            }
}

static void table_of_throws(void) {
    costs("543", "63", 1, 1);
    costs("411", "41", 2, 0);
    costs("661", "51", 0, 2);
    costs("331", "4", 1, 0);
    costs("421", "3", 0, 1);
    costs("6", "54", 0, 1);
    costs("43", "32", 0, 2);
    costs("4", "61", 1, 0);
    costs("32", "33", 2, 0);
    costs("61", "52", 1, 1);
    costs("54", "4", 0, 1);
    costs("52", "5", 1, 0);
    costs("4", "2", 0, 1);
}

static void attack_on(void) {
    war(4, 20);
    throw("1", "6");
    throw("1", "6");
    EXPECT(risk_game.phase == PHASE_ATTACK && may_choose(PERU));
    throw("1", "6");
    EXPECT(risk_game.armies[PERU] == 1 && !may_choose(PERU) && why(RISK_ATTACK, PERU, BRAZIL, 1) == REASON_ONE_ARMY);
}

static void attack_freely(void) {
    war(10, 10);
    hold(1, URAL, 3);
    throw("654", "54");
    throw("6", "54");
    dice(CHINA, URAL, "65", "54");
    EXPECT(attack(CHINA, URAL, 2) && defend(2));
    EXPECT(risk_game.armies[URAL] == 1 && attack(PERU, VENEZUELA, 1));
}

static void attack_return(void) {
    war(10, 10);
    throw("6", "54");
    hold(1, URAL, 3);
    dice(CHINA, URAL, "65", "54");
    EXPECT(attack(CHINA, URAL, 2) && defend(2));
    throw("6", "54");
    EXPECT(risk_game.armies[BRAZIL] == 8);
}

static void attack_after_loss(void) {
    war(10, 10);
    throw("111", "66");
    EXPECT(risk_game.phase == PHASE_ATTACK && risk_game.seat == 0);
    throw("111", "66");
    EXPECT(risk_game.armies[PERU] == 6);
}

static void stop_passes_left(void) {
    for (uint8_t seat = 0; seat < 4; seat++) {
        even_board(4);
        hold(seat, seat, 3);
        turn(seat, PHASE_ATTACK);
        EXPECT(act(RISK_STOP));
        if (risk_game.phase == PHASE_MOVE) EXPECT(act(RISK_STAY));
        EXPECT(risk_game.turn == (seat + 1) % 4 && risk_game.phase == PHASE_PLACE);
    }
}

const sentence_t battle_sentences[] = {
    {"attack_optional", "nobody has to attack", attack_optional},
    {"attack_rival", "an attack is made on a rival's territory", attack_rival},
    {"attack_adjacent", "which must be adjacent", attack_adjacent},
    {"attack_named", "base, target and dice are named before the throw", attack_named},
    {"attack_dice", "the attacker has an army more than dice", attack_dice},
    {"two_armies", "with two armies one die", two_armies},
    {"three_armies", "with three armies one or two dice", three_armies},
    {"four_armies", "with four armies one, two or three dice", four_armies},
    {"three_dice_at_most", "never more than three", three_dice_at_most},
    {"together", "both throw at the same moment", together},
    {"defend_dice", "two armies or more defend with one or two dice", defend_dice},
    {"defend_unasked", "a defender who is not asked throws all he may", defend_unasked},
    {"defend_one", "one army defends with one die", defend_one},
    {"defend_after", "the defender says his dice after the attacker", defend_after},
    {"two_against_one", "two dice may defend against one", two_against_one},
    {"five_dice", "five dice at most in a throw", five_dice},
    {"higher_wins", "the higher die of the attacker costs the defender an army", higher_wins},
    {"lower_loses", "the higher die of the defender costs the attacker one", lower_loses},
    {"ties_defend", "ties are the defender's", ties_defend},
    {"second_highest", "two dice or more against two: the second highest against the lower", second_highest},
    {"one_die_one_loss", "one die on either side, one army lost", one_die_one_loss},
    {"three_against_one", "of three dice against one only the highest counts", three_against_one},
    {"never_more", "nobody loses more armies than he threw dice", never_more},
    {"table_of_throws", "all thirteen examples", table_of_throws},
    {"attack_on", "attacks go on as long as the base has two armies", attack_on},
    {"attack_freely", "each throw with other dice, to and from other territories", attack_freely},
    {"attack_return", "elsewhere and back again", attack_return},
    {"attack_after_loss", "also after a lost throw", attack_after_loss},
    {"stop_passes_left", "who stops passes the turn to the left", stop_passes_left},
    {0}};
