/* Games in the middle of a match, at the question that a person is asked. */
#include "tables.h"

#include <string.h>

#include "ask.h"
#include "history.h"
#include "match_state.h"
#include "hotseat.h"
#include "show_events.h"
#include "settings.h"
#include "board.h"
#include "hand.h"

mille_move_t tables_move;

static void hold(uint8_t seat, uint8_t held, const uint8_t *cards) {
    mille_game.held[seat] = held;
    memset(mille_game.hand[seat], CARD_NONE, HAND_MAX);
    memcpy(mille_game.hand[seat], cards, held);
}

/* Distance cards for that many steps of 25 km, the longest first: one 200 for the team of the person who is asked, so
 * that another may be played, and two for the others. */
static void lay_km(uint8_t team, uint8_t km) {
    static const uint8_t steps[5] = {1, 2, 3, 4, 8};
    mille_game.team[team].km = km;
    for (int kind = CARD_200; kind >= CARD_25; kind--) {
        uint8_t count = (uint8_t)(km / steps[kind]), most = team ? 2 : 1;
        if (kind == CARD_200 && count > most) count = most;
        mille_game.team[team].stones[kind] = count;
        km = (uint8_t)(km - count * steps[kind]);
    }
}

static void lay(uint8_t team, uint8_t battle, uint8_t speed, uint8_t km, uint8_t safeties, uint8_t coups) {
    mille_game.team[team].pile[BATTLE].top = battle;
    mille_game.team[team].pile[SPEED].top = speed;
    lay_km(team, km);
    mille_game.team[team].safeties = safeties;
    mille_game.team[team].coups = coups;
}

/* A match with seat 0 to play, and the widest possible names. */
static void begin(uint8_t rules, uint8_t players) {
    static const char *const names[PLAYERS_MAX] = {"MARIE", "WWWWWWW", "SOPHIE", "Marcel", "Odette", "Victor"};
    static const uint8_t hand[] = {CARD_25, CARD_200, CARD_FLAT, CARD_SPARE, CARD_ROLL, CARD_ACE, CARD_LIMIT};
    static const uint16_t points[TEAMS_MAX] = {1450, 2175, 800};
    mille_events_t events;
    settings.rules = rules;
    settings.players = players;
    mille_new(rules, players, 1, &events);
    for (uint8_t seat = 0; seat < players; seat++)
        strcpy(settings.seat[seat].name, names[seat]);
    mille_game.phase = PHASE_PLAY;
    mille_game.seat = mille_game.turn = 0;
    mille_game.left = 57;
    mille_game.hand_number = 2;
    for (uint8_t team = 0; team < mille_game.teams; team++)
        mille_game.team[team].points = points[team];
    hold(0, 7, hand);
    mille_game.discard = CARD_GASOLINE;
    match_home = match_viewer = match_hidden = match_lit = 0;
    history_clear();
}

static void ask(void) {
    board_draw();
    ask_move(&tables_move);
}

void tables_two(void) {
    static const mille_event_t plays[] = {
        {EVENT_PLAY, 1, CARD_ROLL, 1, 0},    {EVENT_DISCARD, 0, CARD_GASOLINE, 0, 0},
        {EVENT_PLAY, 1, CARD_LIMIT, 0, 0},   {EVENT_COUP, 0, CARD_RIGHT_OF_WAY, CARD_LIMIT, 0},
        {EVENT_PLAY, 0, CARD_200, 0, 0},     {EVENT_PLAY, 1, CARD_ACCIDENT, 0, 0},
        {EVENT_PLAY, 0, CARD_REPAIRS, 0, 0}, {EVENT_PLAY, 1, CARD_100, 1, 0},
        {EVENT_PLAY, 0, CARD_TANK, 0, 0},    {EVENT_DISCARD, 1, CARD_LIMIT, 0, 0},
        {EVENT_PLAY, 0, CARD_75, 0, 0}};
    begin(RULES_MICRO, 2);
    lay(0, CARD_ROLL, CARD_NONE, 23, 9, 8);
    lay(1, CARD_ROLL, CARD_LIMIT, 14, 2, 2);
    for (unsigned i = 0; i < sizeof plays / sizeof *plays; i++)
        history_note(&plays[i]);
    ask();
}

void tables_three(void) {
    static const uint8_t hand[] = {CARD_STOP, CARD_75, CARD_SPARE, CARD_ROLL, CARD_ACE, CARD_END_LIMIT};
    begin(RULES_P62, 3);
    hold(0, 6, hand);
    lay(0, CARD_FLAT, CARD_END_LIMIT, 12, 1, 0);
    lay(1, CARD_ROLL, CARD_LIMIT, 28, 6, 4);
    lay(2, CARD_ROLL, CARD_NONE, 9, 0, 0);
    ask();
}

/* Two people, partners: the second one gets the screen, which shows the attack on them. */
void tables_four(void) {
    static const mille_events_t attack = {1, {{EVENT_PLAY, 1, CARD_LIMIT, 0, 0}}};
    static const uint8_t hand[] = {CARD_100, CARD_75, CARD_SPARE, CARD_ROLL, CARD_TANK, CARD_END_LIMIT, CARD_ACCIDENT};
    begin(RULES_P88, 4);
    settings.seat[2].kind = SEAT_PERSON;
    mille_game.seat = mille_game.turn = 2;
    hold(2, 7, hand);
    lay(0, CARD_ROLL, CARD_LIMIT, 31, 4, 0);
    lay(1, CARD_OUT_OF_GAS, CARD_END_LIMIT, 22, 4, 4);
    match_shown = mille_game.held[0];
    board_draw();
    show_events(&attack);
    hotseat_to(2);
    ask();
}

void tables_six(void) {
    begin(RULES_WM06, 6);
    lay(0, CARD_STOP, CARD_LIMIT, 40, 15, 15);
    lay(1, CARD_ACCIDENT, CARD_LIMIT, 36, 15, 15);
    lay(2, CARD_GASOLINE, CARD_END_LIMIT, 0, 15, 15);
    ask();
}

void tables_coup(void) {
    static const uint8_t hand[] = {CARD_50, CARD_75, CARD_PUNCTURE_PROOF, CARD_ROLL, CARD_ACE, CARD_END_LIMIT};
    begin(RULES_MICRO, 2);
    hold(0, 6, hand);
    lay(0, CARD_FLAT, CARD_NONE, 12, 1, 0);
    lay(1, CARD_ROLL, CARD_NONE, 14, 0, 0);
    mille_game.phase = PHASE_COUP;
    mille_game.turn = 1;
    mille_game.attack = CARD_FLAT;
    ask();
}

/* The prompts of document 001: the first choice, the second choice. */
void tables_classic(void) {
    static const uint8_t hand[] = {CARD_50, CARD_75, CARD_PUNCTURE_PROOF, CARD_ROLL, CARD_ACE, CARD_END_LIMIT};
    begin(RULES_MICRO, 2);
    settings.classic = 1;
    hold(0, 6, hand);
    mille_game.phase = PHASE_DRAW;
    ask();
}

/* The same after an attack with three players: on the seat that is next in turn, then on one that is not. */
void tables_classic_three(void) {
    static const uint8_t hand[] = {CARD_50, CARD_75, CARD_PUNCTURE_PROOF, CARD_ROLL, CARD_ACE, CARD_END_LIMIT};
    begin(RULES_P62, 3);
    settings.classic = 1;
    hold(0, 6, hand);
    lay(0, CARD_FLAT, CARD_NONE, 12, 1, 0);
    mille_game.phase = PHASE_COUP;
    mille_game.attack = CARD_FLAT;
    mille_game.turn = 2;
    ask();
    mille_game.turn = 1;
    ask();
}

void tables_second(void) {
    begin(RULES_MICRO, 2);
    settings.classic = 1;
    lay(0, CARD_ROLL, CARD_NONE, 23, 9, 8);
    ask();
}

void tables_extend(void) {
    begin(RULES_P62, 2);
    lay(0, CARD_ROLL, CARD_NONE, 28, 4, 0);
    lay(1, CARD_ROLL, CARD_NONE, 17, 0, 0);
    mille_game.phase = PHASE_EXTEND;
    ask();
}
