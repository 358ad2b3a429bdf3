/* The set-up: the first seat, claiming or dealing the territories, and placing the other armies one by one
 * (003, L'ARRANGEMENT). */
#include <string.h>
#include "core.h"

/* "S'il y a 2 joueurs, chacun compte 50 armées …" */
static const uint8_t armies_each[PLAYERS_MAX + 1] = {0, 0, 50, 35, 30, 25, 20};

uint8_t core_next_seat(uint8_t seat) {
    return (uint8_t)(++seat == risk_game.players ? 0 : seat);
}

/* A seat's first army on a free territory. */
static void occupy(uint8_t seat, uint8_t territory) {
    risk_game.owner[territory] = seat;
    risk_game.armies[territory] = 1;
    risk_game.left[seat]--;
}

/* The n-th free territory, counted from 0. */
static uint8_t free_territory(uint8_t n) {
    uint8_t t = core_next_held(0, NOBODY);
    for (; n; n--)
        t = core_next_held((uint8_t)(t + 1), NOBODY);
    return t;
}

static void deal(void) {
    uint8_t seat = risk_game.starter, n;
    for (n = TERRITORIES; n; n--) {
        occupy(seat, free_territory(random_below(&risk_game.random, n)));
        seat = core_next_seat(seat);
    }
    core_emit(EVENT_DEAL);
    risk_game.phase = PHASE_DEPLOY;
}

static void set_up(uint8_t players, uint8_t options, uint32_t seed) {
    uint8_t seat, armies = armies_each[players];
    memset(&risk_game, 0, sizeof risk_game);
    memset(risk_game.owner, NOBODY, sizeof risk_game.owner);
    memset(risk_game.card, IN_PACK, sizeof risk_game.card);
    random_seed(&risk_game.random, seed);
    risk_game.players = players;
    risk_game.options = options;
    risk_game.alive = (uint8_t)(risk_bit[players] - 1);
    for (seat = 0; seat < players; seat++)
        risk_game.left[seat] = armies;
    core_end_attack();
    risk_game.winner = NOBODY;
    risk_game.seat = risk_game.turn = risk_game.starter = random_below(&risk_game.random, players);
    core_event.n = armies;
    core_emit(EVENT_SETUP);
    if (options & RISK_OPTION_DEAL) deal();
}

uint8_t risk_new(uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events) {
    if (players < PLAYERS_MIN || players > PLAYERS_MAX || (options & ~RISK_OPTION_BITS)) return 0;
    core_begin_events(events);
    set_up(players, options, seed);
    core_end_events(events);
    return 1;
}

/* The next seat to place an army. */
static void pass_to(uint8_t seat) {
    risk_game.seat = risk_game.turn = seat;
}

void core_claim(void) {
    core_event.a = core_move.a;
    core_emit(EVENT_CLAIM);
    occupy(risk_game.seat, core_move.a);
    if (core_next_held(0, NOBODY) < TERRITORIES) {
        pass_to(core_next_seat(risk_game.seat));
        return;
    }
    risk_game.phase = PHASE_DEPLOY;
    pass_to(risk_game.starter);
}

/* "Le premier joueur place ensuite une deuxième armée … et les autres joueurs suivent à tour de rôle": seats without
 * armies are skipped. */
void core_deploy(void) {
    uint8_t seat = risk_game.seat, tries;
    core_event.a = core_move.a;
    core_emit(EVENT_DEPLOY);
    risk_game.armies[core_move.a]++;
    risk_game.left[seat]--;
    for (tries = risk_game.players; tries; tries--) {
        seat = core_next_seat(seat);
        if (risk_game.left[seat]) {
            pass_to(seat);
            return;
        }
    }
    /* "Les joueurs lancent les dés pour choisir celui qui commencera à jouer": a second throw (003, (a)). */
    seat = random_below(&risk_game.random, risk_game.players);
    risk_game.starter = seat;
    risk_game.round = 1;
    core_emit_for(EVENT_BEGIN, seat);
    core_begin_turn(seat);
}
