/*  The screens of RISK: see tests/lib/screenshots/screenshots.h. */
#include <string.h>

#include "ask.h"
#include "dice.h"
#include "event_text.h"
#include "hall_of_fame.h"
#include "host.h"
#include "input.h"
#include "keys.h"
#include "history.h"
#include "frontend_screenshots.h"
#include "board.h"
#include "match_state.h"
#include "hotseat.h"
#include "screens.h"
#include "statistics.h"
#include "settings.h"
#include "screenshots.h"
#include "tables.h"
#include "show_events.h"

/* ---- the screens ---- */

static risk_events_t events;

static void name_seats(void) {
    static const char *const names[PLAYERS_MAX] = {"MARIE", "Hugo", "WWWWWWW", "Karl", "Bianca", "Oskar"};
    for (int i = 0; i < PLAYERS_MAX; i++)
        strcpy(settings.seat[i].name, names[i]);
}

/* A game of six in round 12, with a hand of six cards. */
static void set_up(uint8_t phase) {
    name_seats();
    tables_six(phase);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = (uint16_t)(1 + t * t * 7 % 23);
    risk_game.armies[CHINA] = 120;
    risk_game.round = 12;
    risk_game.pool = phase == PHASE_PLACE ? 17 : 0;
    memset(risk_game.left, 0, sizeof risk_game.left);
    for (uint8_t i = 0; i < 5; i++)
        risk_game.card[i * 9] = 0;
    risk_game.card[JOKER_1] = 0;
    board_draw();
}

/* Asks the person once and shows the result. */
static void ask(uint8_t phase) {
    risk_move_t move;
    set_up(phase);
    ask_move(&move);
    show_move(&move);
    risk_apply(&move, &events);
    show_events(&events);
}

static void options_of_six(void) {
    settings.players = 6;
    name_seats();
    options_show();
}

static void claim(void) {
    name_seats();
    hotseat_people = 1;
    match_clear();
    ask_begin();
    risk_new(6, 0, 11, &events);
    risk_game.seat = risk_game.turn = 0;
    board_draw();
    show_events(&events);
    risk_move_t move;
    ask_move(&move);
    show_move(&move);
    risk_apply(&move, &events);
    show_events(&events);
}

static void place(void) {
    ask(PHASE_PLACE);
}

/* This many own armies everywhere, against this many of all others. */
static void advice_with(uint16_t own, uint16_t others) {
    risk_move_t move;
    set_up(PHASE_ATTACK);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = risk_game.owner[t] ? others : own;
    board_draw();
    ask_move(&move);
}

/* No machine player attacks here. */
static void advice(void) {
    advice_with(2, 50);
}

/* Any machine player attacks here. */
static void advice_attack(void) {
    advice_with(50, 1);
}

static void attack(void) {
    ask(PHASE_ATTACK);
}

static void move(void) {
    ask(PHASE_MOVE);
}

static void trade(void) {
    ask(PHASE_TRADE);
}

/* The longest hand, with a card of an own territory. */
static void cards(void) {
    set_up(PHASE_ATTACK);
    memset(risk_game.card, IN_PACK, CARDS);
    for (uint8_t i = 0; i < HAND_MAX; i++)
        risk_game.card[i * 4 + 1] = 0;
    risk_game.owner[29] = 0;
    cards_show(0);
}

static void no_cards(void) {
    risk_move_t move;
    set_up(PHASE_PLACE);
    memset(risk_game.card, IN_PACK, CARDS);
    board_draw();
    ask_move(&move);
}

/* A machine player moves while the history is shown. */
static void machine(void) {
    static const risk_events_t placed = {{{.kind = EVENT_PLACE, .seat = 1, .a = PERU, .n = 9}}, 1};
    set_up(PHASE_PLACE);
    risk_game.seat = risk_game.turn = 1;
    show_events(&placed);
}

static void defend(void) {
    risk_move_t move;
    set_up(PHASE_DEFEND);
    risk_game.turn = 1;
    risk_game.from = KAMCHATKA;
    risk_game.to = ALASKA;
    risk_game.armies[ALASKA] = 9;
    risk_game.dice = 3;
    board_draw();
    ask_move(&move);
}

static void advance(void) {
    risk_move_t move;
    set_up(PHASE_ADVANCE);
    risk_game.from = CHINA;
    risk_game.to = SIAM;
    risk_game.dice = 3;
    ask_move(&move);
}

static void deploy(void) {
    risk_move_t move;
    set_up(PHASE_DEPLOY);
    risk_game.round = 0;
    risk_game.left[0] = 7;
    board_draw();
    ask_move(&move);
}

/* Two persons at one machine: the second one is asked to take the seat. */
static void pass(void) {
    set_up(PHASE_PLACE);
    settings.seat[0].kind = settings.seat[1].kind = SEAT_PERSON;
    hotseat_begin(0);
    hotseat_to(1);
}

/* A throw, and the question that follows: its dice stay. */
static void battle(void) {
    risk_move_t move;
    ask(PHASE_ATTACK);
    ask_move(&move);
}

/* A free move is asked for because no attack is possible. */
static void no_attack(void) {
    risk_move_t move = {0};
    set_up(PHASE_PLACE);
    risk_game.pool = 1;
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (risk_game.owner[t] == 0) risk_game.owner[t] = 1;
    risk_game.owner[ALASKA] = risk_game.owner[NORTHWEST_TERRITORY] = 0;
    board_draw();
    ask_move(&move);
    risk_game.pool = 0;
    risk_game.phase = PHASE_MOVE;
    ask_move(&move);
}

static void table(void) {
    set_up(PHASE_ATTACK);
    for (int i = 0; i < DICE_FACES; i++) {
        match_memory.dice[DICE_ATTACK][i] = (uint16_t)(240 + 17 * i);
        match_memory.dice[DICE_DEFEND][i] = (uint16_t)(160 - 23 * i);
    }
    for (uint8_t t = map_first[AFRICA]; t < map_first[ASIA]; t++)
        risk_game.owner[t] = 2;
    statistics_show();
}

static void history(void) {
    static const risk_event_t happened[] = {
        {.kind = EVENT_TURN, .seat = 2, .n = 3},
        {.kind = EVENT_TRADE, .seat = 2, .n = 4},
        {.kind = EVENT_PLACE, .seat = 2, .a = WESTERN_UNITED_STATES, .n = 12},
        {.kind = EVENT_ATTACK, .seat = 2, .a = WESTERN_UNITED_STATES, .b = EASTERN_UNITED_STATES, .n = 3},
        {.kind = EVENT_CAPTURE, .seat = 2, .a = EASTERN_UNITED_STATES},
        {.kind = EVENT_ADVANCE, .seat = 2, .a = WESTERN_UNITED_STATES, .b = EASTERN_UNITED_STATES, .n = 9},
        {.kind = EVENT_OUT, .seat = 4, .a = 2, .n = 3},
        {.kind = EVENT_FREE, .seat = 2, .a = PERU, .b = VENEZUELA, .n = 30},
        {.kind = EVENT_CARD, .seat = 2},
    };
    set_up(PHASE_ATTACK);
    for (unsigned i = 0; i < sizeof happened / sizeof *happened; i++)
        if (event_text(&happened[i])) history_note(&happened[i]);
    history_show();
}

static void save_nowhere(void) {
    host_disc(0);
    ask(PHASE_PLACE);
    host_disc(screenshots_disc);
}

static void save(void) {
    host_disc(screenshots_own);
    ask(PHASE_PLACE);
    host_disc(screenshots_disc);
}

/* A saved match. */
static void resume(void) {
    host_disc(screenshots_own);
    if (menu_show() == MENU_RESUME) play_match(MENU_RESUME);
    host_disc(screenshots_disc);
}

/* A victory enters the hall of fame and removes the slowest one. */
static void victories(void) {
    static const hall_t before[HALL_ROWS] = {{"WWWWWWW", 7, 6, SEAT_HARD},
                                             {"Anna", 11, 3, SEAT_EASY},
                                             {"Bert", 13, 2, SEAT_PERSON},
                                             {"Carla", 20, 4, SEAT_MEDIUM},
                                             {"Didi", 65535, 6, SEAT_HARD}};
    set_up(PHASE_ATTACK);
    risk_game.winner = 0;
    memcpy(hall, before, sizeof hall);
    hall_show(hall_enter());
}

static void end_game(uint8_t seat) {
    set_up(PHASE_ATTACK);
    memset(risk_game.owner, seat, TERRITORIES);
    risk_game.winner = seat;
    board_draw();
    winner_show();
}

static void winner(void) {
    end_game(0);
}

static void loser(void) {
    end_game(1);
}

/* A machine player takes the last territory of a rival. */
static void captured(void) {
    set_up(PHASE_ATTACK);
    risk_game.seat = risk_game.turn = 1;
    board_draw();
    events.count = 2;
    events.list[0] = (risk_event_t){.kind = EVENT_CAPTURE, .seat = 1, .a = EASTERN_UNITED_STATES};
    events.list[1] = (risk_event_t){.kind = EVENT_OUT, .seat = 4, .a = 1, .n = 3};
    show_events(&events);
}

/* ---- the scripts ---- */

static const screenshots_t screens[] = {
    {"title", frontend_title,
     "20 shot @.png\n170 shot @-afterglow.png\n320 shot @-night.png\n470 shot @-dawn.png\n480 tap SPACE\n"},
    {"title-again", frontend_title_again, "20 shot @.png\n30 tap SPACE\n"},
    {"menu", frontend_menu, "20 shot @.png\n50 tap ESC\n"},
    {"options", options_of_six,
     "20 shot @.png\n30 tap DOWN\n40 tap SPACE\n50 type ZOE\n80 shot @-name.png\n90 tap ENTER\n100 tap UP\n110 tap "
     "UP\n120 shot @-done.png\n130 tap SPACE\n"},
    {"rules", rules_show, "10 shot @.png\n15 tap SPACE\n25 shot @-cards.png\n30 tap SPACE\n"},
    {"presentation", frontend_presentation,
     "20 shot @.png\n30 tap RIGHT\n60 tap RIGHT\n70 shot @-continent.png\n80 tap RIGHT\n100 tap RIGHT\n120 tap RIGHT\n"
     "140 tap RIGHT\n160 tap RIGHT\n180 shot @-income.png\n190 tap RIGHT\n210 shot @-attack.png\n220 tap RIGHT\n"
     "240 shot @-cards.png\n250 tap SPACE\n"},
    {"claim", claim, "200 shot @.png\n210 tap RIGHT\n220 shot @-right.png\n230 tap SPACE\n"},
    {"place", place, "5 shot @.png\n30 tap SPACE\n"},
    {"advice", advice, "5 tap H\n40 shot @.png\n50 tap SPACE\n70 tap ESC\n100 tap SPACE\n"},
    {"attack", attack,
     "5 shot @.png\n20 tap SPACE\n40 shot @-target.png\n50 tap SPACE\n70 shot @-dice.png\n80 tap SPACE\n96 shot "
     "@-thrown.png\n106 shot @-lost.png\n"},
    {"refused", attack, "5 type 42\n40 shot @.png\n50 tap ESC\n60 tap SPACE\n"},
    {"end", attack, "5 tap ESC\n20 shot @.png\n30 tap SPACE\n60 tap SPACE\n"},
    {"keep", attack,
     "5 tap SPACE\n20 tap SPACE\n40 tap RIGHT\n45 tap RIGHT\n50 tap SPACE\n70 shot @.png\n80 tap RIGHT\n90 shot "
     "@-two.png\n100 tap ESC\n"
     "120 tap ESC\n140 tap ESC\n160 tap SPACE\n"},
    {"sure", attack, "5 tap ESC\n20 tap LEFT\n30 tap SPACE\n50 shot @.png\n60 tap ESC\n80 tap ESC\n100 tap SPACE\n"},
    {"demo", play_demo, "400 shot @.png\n410 tap SPACE\n"},
    {"machine", machine, "3 tap L\n40 shot @-log.png\n50 tap SPACE\n60 shot @.png\n"},
    {"defend", defend, "5 shot @.png\n20 tap SPACE\n"},
    {"advance", advance, "5 shot @.png\n20 tap SPACE\n"},
    {"deploy", deploy, "5 shot @.png\n20 tap SPACE\n"},
    {"pass", pass, "10 shot @.png\n20 tap SPACE\n"},
    {"battle", battle,
     "5 tap SPACE\n20 tap SPACE\n40 tap SPACE\n130 shot @.png\n140 tap ESC\n160 tap ESC\n180 tap SPACE\n"},
    {"no-attack", no_attack, "5 tap SPACE\n30 shot @.png\n140 tap ESC\n"},
    {"setup-end", claim, "200 tap ESC\n220 shot @.png\n230 tap ESC\n250 tap SPACE\n"},
    {"move", move,
     "5 shot @.png\n20 tap SPACE\n30 shot @-target.png\n40 tap SPACE\n60 shot @-count.png\n70 tap SPACE\n"},
    {"trade", trade,
     "20 shot @.png\n30 tap SPACE\n40 tap RIGHT\n50 tap SPACE\n60 shot @-two.png\n70 tap ESC\n80 shot @-must.png\n"
     "170 tap LEFT\n180 tap LEFT\n190 tap SPACE\n"},
    {"cards", cards, "20 tap RIGHT\n30 tap DOWN\n40 shot @.png\n50 tap ESC\n"},
    {"no-cards", no_cards, "5 tap V\n20 shot @.png\n30 tap SPACE\n60 tap SPACE\n"},
    {"table", table, "20 shot @.png\n30 tap SPACE\n50 shot @-dice.png\n60 tap SPACE\n"},
    {"log", history, "20 shot @.png\n30 tap SPACE\n"},
    {"save-nowhere", save_nowhere, "5 tap D\n30 shot @.png\n60 tap SPACE\n90 tap SPACE\n"},
    {"save", save, "5 tap D\n30 shot @.png\n40 tap SPACE\n70 tap SPACE\n"},
    {"resume", resume,
     "20 tap DOWN\n40 tap SPACE\n80 shot @.png\n90 tap ESC\n110 tap LEFT\n120 tap SPACE\n140 tap RIGHT\n150 tap "
     "SPACE\n"},
    {"hall", victories, "20 shot @.png\n30 tap SPACE\n"},
    {"winner", winner, "20 shot @.png\n30 tap RIGHT\n40 tap SPACE\n"},
    {"loser", loser, "20 shot @.png\n30 tap RIGHT\n40 tap SPACE\n"},
    {"captured", captured, "10 shot @.png\n45 shot @-out.png\n"},
    {"trade-refused", trade,
     "20 tap SPACE\n30 tap RIGHT\n40 tap SPACE\n50 tap RIGHT\n60 tap RIGHT\n70 tap SPACE\n80 shot @.png\n170 tap LEFT\n"
     "180 tap SPACE\n200 shot @-done.png\n"},
    {"end-help", attack, "5 tap ESC\n20 tap UP\n40 shot @.png\n50 tap ESC\n70 tap ESC\n90 tap SPACE\n"},
    {"advice-attack", advice_attack, "5 tap H\n40 shot @.png\n50 tap SPACE\n70 tap ESC\n100 tap SPACE\n"},
    {"advice-defend", defend, "5 tap H\n40 shot @.png\n50 tap SPACE\n70 tap SPACE\n"},
    {"advice-advance", advance, "5 tap H\n40 shot @.png\n50 tap SPACE\n70 tap SPACE\n"},
    {"advice-trade", trade,
     "20 tap H\n40 shot @.png\n50 tap SPACE\n80 tap SPACE\n90 tap RIGHT\n100 tap SPACE\n110 tap LEFT\n120 tap LEFT\n"
     "130 tap SPACE\n"},
    {"menu-disc", frontend_menu_of_disc, "20 shot @.png\n30 tap UP\n40 shot @-other.png\n50 tap ESC\n"},
    {"title-back", frontend_title_again, "170 shot @.png\n180 tap SPACE\n"},
    {"title-lost", frontend_title_lost, "170 shot @.png\n180 tap SPACE\n"},
};

int main(int count, char **arguments) {
    return screenshots_main(count, arguments, screens, sizeof screens / sizeof *screens);
}
