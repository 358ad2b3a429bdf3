/* Counting and placing armies (003, (a) and (b)). */
#include "fixture.h"

/* Seat 0 holds the first n territories, but no whole continent: seat 1 has one in each. */
static void hold_scattered(uint8_t n) {
    even_board(2);
    hold_all(1);
    for (uint8_t t = 0; n && t < TERRITORIES; t++) {
        bool kept =
            t == ALASKA || t == PERU || t == ICELAND || t == CONGO || t == CHINA || t == SIAM || t == NEW_GUINEA;
        if (!kept) {
            hold(0, t, 1);
            n--;
        }
    }
}

static int income_for(uint8_t territories) {
    hold_scattered(territories);
    begin(0);
    EXPECT(event_of(EVENT_INCOME)->b == 0 && event_of(EVENT_INCOME)->n == event_of(EVENT_INCOME)->a &&
           risk_game.pool == event_of(EVENT_INCOME)->n);
    return event_of(EVENT_INCOME)->a;
}

static void thirds(void) {
    for (uint8_t n = 1; n <= 35; n++)
        EXPECT(income_for(n) == (n < 9 ? 3 : n / 3));
}

static void fourteen_and_fifteen(void) {
    EXPECT(income_for(14) == 4);
    EXPECT(income_for(15) == 5);
}

static void least_three(void) {
    EXPECT(income_for(1) == 3 && income_for(8) == 3 && income_for(11) == 3);
}

static void every_turn(void) {
    even_board(3);
    for (int n = 0; n < 7; n++) {
        begin((uint8_t)(n % 3));
        EXPECT(happened(EVENT_INCOME) == 1 && event_of(EVENT_INCOME)->seat == risk_game.seat && risk_game.pool == 4);
    }
}

static void continent_bonus(void) {
    static const int bonus[CONTINENTS] = {
        [NORTH_AMERICA] = 5, [SOUTH_AMERICA] = 2, [EUROPE] = 5, [AFRICA] = 3, [ASIA] = 7, [AUSTRALIA] = 2,
    };
    for (uint8_t c = 0; c < CONTINENTS; c++) {
        even_board(2);
        hold_all(1);
        hold_continent(0, c);
        begin(0);
        EXPECT(event_of(EVENT_INCOME)->b == bonus[c] &&
               event_of(EVENT_INCOME)->n == event_of(EVENT_INCOME)->a + bonus[c]);
        hold(1, map_first[c], 1);
        if (map_first[c + 1] - map_first[c] > 4) hold(0, c == ASIA ? ALASKA : SIAM, 1);
        begin(0);
        EXPECT(event_of(EVENT_INCOME)->b == 0);
    }
}

/* Taken during a turn it brings nothing, held at the start of the next it does, and of each one after. */
static void at_the_start(void) {
    even_board(2);
    hold_all(1);
    hold_continent(0, SOUTH_AMERICA);
    hold(1, PERU, 1);
    hold(0, BRAZIL, 5);
    turn(0, PHASE_ATTACK);
    take(BRAZIL, PERU);
    EXPECT(risk_game.pool == 0 && risk_holds(0, SOUTH_AMERICA));
    for (int n = 0; n < 3; n++) {
        begin(0);
        EXPECT(event_of(EVENT_INCOME)->b == 2);
    }
}

static void continents_add(void) {
    even_board(2);
    hold_all(1);
    hold_continent(0, SOUTH_AMERICA);
    hold_continent(0, AUSTRALIA);
    hold_continent(0, AFRICA);
    begin(0);
    EXPECT(event_of(EVENT_INCOME)->b == 7 && risk_game.pool == 4 + 7);
}

static void place_own(void) {
    turn(0, PHASE_PLACE);
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        EXPECT(may_choose(t) == (risk_game.owner[t] == 0));
        EXPECT(why(RISK_PLACE, t, 0, 1) == (may_choose(t) ? REASON_NONE : REASON_NOT_YOURS));
    }
    EXPECT(why(RISK_PLACE, TERRITORIES, 0, 1) == REASON_NO_TERRITORY);
}

static void place_all(void) {
    turn(0, PHASE_PLACE);
    hold(0, PERU, 4);
    EXPECT(why(RISK_PLACE, PERU, 0, 4) == REASON_POOL && why(RISK_PLACE, PERU, 0, 0) == REASON_NO_ARMIES);
    EXPECT(place(PERU, 2) && risk_game.phase == PHASE_PLACE && risk_game.pool == 1);
    EXPECT(!attack(PERU, VENEZUELA, 1) && why(RISK_STOP, 0, 0, 0) == REASON_PLACE_NOW);
    EXPECT(place(PERU, 1) && risk_game.phase == PHASE_ATTACK);
}

static void place_split(void) {
    turn(0, PHASE_PLACE);
    EXPECT(place(PERU, 3) && risk_game.armies[PERU] == 4 && risk_game.phase == PHASE_ATTACK);
    even_board(2);
    turn(0, PHASE_PLACE);
    EXPECT(place(PERU, 1) && place(CHINA, 1) && place(ALASKA, 1) && risk_game.phase == PHASE_ATTACK);
    EXPECT(risk_game.armies[PERU] == 2 && risk_game.armies[CHINA] == 2 && risk_game.armies[ALASKA] == 2);
}

static void placed_stay(void) {
    turn(0, PHASE_PLACE);
    hold(0, BRAZIL, 1);
    EXPECT(place(PERU, 3) && !free_move(PERU, BRAZIL, 3) && !place(BRAZIL, 1) && risk_game.armies[PERU] == 4);
}

const sentence_t income_sentences[] = {
    {"every_turn", "armies come at the start of each turn", every_turn},
    {"thirds", "one army for every three territories, fractions dropped", thirds},
    {"fourteen_and_fifteen", "fourteen territories give four, fifteen give five", fourteen_and_fifteen},
    {"least_three", "three at least", least_three},
    {"continent_bonus", "whole continents give 5, 2, 5, 3, 7 and 2 more", continent_bonus},
    {"at_the_start", "if held at the start of the turn, and at each such start", at_the_start},
    {"continents_add", "several continents add up", continents_add},
    {"place_own", "armies go on territories that are one's own", place_own},
    {"place_all", "and all of them must be placed", place_all},
    {"place_split", "on one territory or on several", place_split},
    {"placed_stay", "armies once placed stay", placed_stay},
    {0}};
