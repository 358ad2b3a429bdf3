/* Taking territories, the free move, winning (003, (f), (g), POUR GAGNER). */
#include "fixture.h"

/* Seat 0 attacks Brazil, held by one army, out of Peru with so many armies and dice, and wins. */
static void win_brazil(uint16_t armies, const char *attack_dice, uint16_t count) {
    even_board(2);
    hold(0, PERU, armies);
    hold(1, BRAZIL, 1);
    turn(0, PHASE_ATTACK);
    dice(PERU, BRAZIL, attack_dice, "1");
    EXPECT(attack(PERU, BRAZIL, count));
}

static void taken(void) {
    win_brazil(9, "653", 3);
    EXPECT(happened(EVENT_CAPTURE) == 1 && event_of(EVENT_CAPTURE)->a == BRAZIL && risk_game.owner[BRAZIL] == 0);
    EXPECT(risk_game.phase == PHASE_ADVANCE && advance(3) && risk_game.phase == PHASE_ATTACK);
}

static void advance_least(void) {
    risk_range_t range;
    for (uint16_t n = 1; n <= 3; n++) {
        win_brazil(9, n == 1 ? "6" : n == 2 ? "65" : "653", n);
        risk_numbers(NOWHERE, &range);
        EXPECT(range.low == n && range.high == 8);
        EXPECT(why(RISK_ADVANCE, 0, 0, (uint16_t)(n - 1)) == REASON_TOO_FEW &&
               why(RISK_STOP, 0, 0, 0) == REASON_ADVANCE_NOW);
        EXPECT(advance(n) && risk_game.armies[BRAZIL] == n && risk_game.armies[PERU] == 9 - n);
    }
}

/* What has to move does so by itself where there is no more. */
static void advance_by_itself(void) {
    win_brazil(4, "653", 3);
    EXPECT(happened(EVENT_ADVANCE) == 1 && event_of(EVENT_ADVANCE)->n == 3 && risk_game.armies[PERU] == 1);
}

static void advance_from_base(void) {
    win_brazil(9, "653", 3);
    hold(0, VENEZUELA, 5);
    EXPECT(advance(4) && event_of(EVENT_ADVANCE)->a == PERU && event_of(EVENT_ADVANCE)->b == BRAZIL);
    EXPECT(risk_game.armies[PERU] == 5 && risk_game.armies[VENEZUELA] == 5);
}

static void advance_most(void) {
    win_brazil(9, "653", 3);
    EXPECT(why(RISK_ADVANCE, 0, 0, 9) == REASON_LEAVE_ONE && !advance(9));
    EXPECT(advance(8) && risk_game.armies[PERU] == 1 && risk_game.armies[BRAZIL] == 8);
}

/* Random moves without end: no territory is empty, but for the one that is being entered. */
static void never_empty(void) {
    random_t random;
    random_seed(&random, 5);
    even_board(3);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = 4;
    begin(0);
    for (int n = 0; n < 3000 && risk_game.phase != PHASE_OVER; n++) {
        risk_move_t move = {.verb = random_below(&random, RISK_ABANDON),
                            .a = random_below(&random, 42),
                            .b = random_below(&random, 42),
                            .n = random_below(&random, 6)};
        if (risk_apply(&move, &events) != REASON_NONE) continue;
        for (int t = 0; t < TERRITORIES; t++)
            EXPECT(risk_game.armies[t] > 0 || (risk_game.phase == PHASE_ADVANCE && t == risk_game.to));
    }
}

static void free_after_attacks(void) {
    even_board(2);
    hold(0, PERU, 5);
    hold(0, ARGENTINA, 1);
    turn(0, PHASE_ATTACK);
    EXPECT(why(RISK_FREE, PERU, ARGENTINA, 2) == REASON_ATTACK_NOW && act(RISK_STOP) && risk_game.phase == PHASE_MOVE);
    EXPECT(!attack(PERU, BRAZIL, 1) && why(RISK_ATTACK, PERU, BRAZIL, 1) == REASON_MOVE_NOW);
    EXPECT(free_move(PERU, ARGENTINA, 2) && risk_game.armies[PERU] == 3 && risk_game.armies[ARGENTINA] == 3 &&
           risk_game.turn == 1);
}

static void free_own(void) {
    even_board(2);
    hold(0, PERU, 5);
    hold(0, ARGENTINA, 1);
    hold(1, BRAZIL, 1);
    turn(0, PHASE_MOVE);
    EXPECT(may_choose(PERU) && may_follow(PERU, ARGENTINA) && !may_follow(PERU, BRAZIL) && !may_choose(ARGENTINA));
    EXPECT(why(RISK_FREE, PERU, BRAZIL, 1) == REASON_NOT_YOURS && why(RISK_FREE, BRAZIL, PERU, 1) == REASON_NOT_YOURS);
    EXPECT(why(RISK_FREE, PERU, CHINA, 1) == REASON_NOT_ADJACENT &&
           why(RISK_FREE, ARGENTINA, PERU, 1) == REASON_ONE_ARMY);
    EXPECT(why(RISK_FREE, PERU, ARGENTINA, 0) == REASON_NO_ARMIES);
}

static void argentina_board(void) {
    even_board(2);
    hold(0, ARGENTINA, 8);
    hold(0, PERU, 1);
    hold(0, BRAZIL, 1);
    turn(0, PHASE_MOVE);
}

static void free_argentina(void) {
    for (uint16_t n = 1; n <= 7; n++) {
        argentina_board();
        EXPECT(free_move(ARGENTINA, n % 2 ? PERU : BRAZIL, n) && risk_game.armies[ARGENTINA] == 8 - n);
    }
    risk_range_t range;
    argentina_board();
    risk_numbers(ARGENTINA, &range);
    EXPECT(range.low == 1 && range.high == 7);
}

static void free_once(void) {
    argentina_board();
    EXPECT(free_move(ARGENTINA, PERU, 3) && !free_move(ARGENTINA, BRAZIL, 3) && risk_game.turn == 1);
}

static void free_leaves_one(void) {
    argentina_board();
    EXPECT(!free_move(ARGENTINA, PERU, 8) && why(RISK_FREE, ARGENTINA, PERU, 8) == REASON_LEAVE_ONE);
}

static void free_if_wanted(void) {
    argentina_board();
    EXPECT(act(RISK_STAY) && happened(EVENT_STAY) == 1 && risk_game.turn == 1);
    even_board(2); /* nothing to move: the turn ends by itself */
    hold(0, PERU, 3);
    hold(1, VENEZUELA, 1);
    hold(1, BRAZIL, 1);
    hold(1, ARGENTINA, 1);
    turn(0, PHASE_ATTACK);
    EXPECT(act(RISK_STOP) && happened(EVENT_STAY) == 1 && risk_game.turn == 1);
}

static void win_all(void) {
    even_board(3);
    hold_all(0);
    hold(0, PERU, 9);
    hold(2, BRAZIL, 1);
    risk_game.alive = 5;
    turn(0, PHASE_ATTACK);
    dice(PERU, BRAZIL, "65", "1");
    EXPECT(attack(PERU, BRAZIL, 2));
    EXPECT(risk_game.phase == PHASE_OVER && risk_game.winner == 0 && happened(EVENT_OUT) == 1 &&
           happened(EVENT_WIN) == 1);
    EXPECT(risk_game.armies[BRAZIL] == 2 && risk_game.armies[PERU] == 7 && risk_game.alive == 1);
    EXPECT(why(RISK_STOP, 0, 0, 0) == REASON_GAME_OVER && !act(RISK_ABANDON));
}

static void not_won_yet(void) {
    even_board(3);
    hold_all(0);
    hold(0, PERU, 9);
    hold(2, BRAZIL, 1);
    hold(1, JAPAN, 1);
    hold(0, MONGOLIA, 3);
    turn(0, PHASE_ATTACK);
    dice(PERU, BRAZIL, "65", "1");
    EXPECT(attack(PERU, BRAZIL, 2) && risk_game.phase == PHASE_ADVANCE && advance(2) && happened(EVENT_OUT) == 1);
    EXPECT(risk_game.phase == PHASE_ATTACK && risk_game.winner == NOBODY && risk_game.alive == 3);
}

static void abandoned(void) {
    turn(0, PHASE_PLACE);
    EXPECT(act(RISK_ABANDON) && risk_game.phase == PHASE_OVER && risk_game.winner == NOBODY &&
           event_of(EVENT_OPEN)->n == 1);
    EXPECT(why(99, 0, 0, 0) == REASON_GAME_OVER);
}

const sentence_t capture_sentences[] = {
    {"taken", "when the last army falls the territory is taken", taken},
    {"advance_least", "as many armies as dice move in at once", advance_least},
    {"advance_by_itself", "where that is all there is, it needs no asking", advance_by_itself},
    {"advance_from_base", "they come from the base of the attack", advance_from_base},
    {"advance_most", "more may follow, but one stays", advance_most},
    {"never_empty", "no territory is ever empty", never_empty},
    {"free_after_attacks", "the free move comes when the attacks are over", free_after_attacks},
    {"free_own", "from one own territory to an adjacent own one", free_own},
    {"free_argentina", "eight armies in Argentina: up to seven to Peru or to Brazil", free_argentina},
    {"free_once", "not divided between the two", free_once},
    {"free_leaves_one", "one army stays behind", free_leaves_one},
    {"free_if_wanted", "only if he wants to and can", free_if_wanted},
    {"win_all", "who holds every territory has won", win_all},
    {"not_won_yet", "not before", not_won_yet},
    {"abandoned", "a game may be given up without a winner", abandoned},
    {0}};
