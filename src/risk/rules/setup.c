/* The set-up: who begins, claiming or dealing the territories, and placing the other armies one by one
 * (003, L'ARRANGEMENT). */
#include <string.h>
#include "core.h"

/* "S'il y a 2 joueurs, chacun compte 50 armées …" */
static const uint8_t armies_each[PLAYERS_MAX + 1] = {0, 0, 50, 35, 30, 25, 20};

uint8_t core_next_seat(uint8_t seat) {
    return (uint8_t)(++seat == the_game->players ? 0 : seat);
}

/* A seat's first army on a free territory. */
static void occupy(uint8_t seat, uint8_t territory) {
    the_game->owner[territory] = seat;
    the_game->armies[territory] = 1;
    the_game->left[seat]--;
}

/* The n-th free territory, counted from 0. */
static uint8_t free_territory(uint8_t n) {
    uint8_t t = core_next_held(0, NOBODY);
    for (; n; n--)
        t = core_next_held((uint8_t)(t + 1), NOBODY);
    return t;
}

static void deal(void) {
    uint8_t seat = the_game->starter, n;
    for (n = TERRITORIES; n; n--) {
        occupy(seat, free_territory(random_below(&the_game->random, n)));
        seat = core_next_seat(seat);
    }
    core_emit(EVENT_DEAL);
    the_game->phase = PHASE_DEPLOY;
}

static void set_up(uint8_t players, uint8_t options, uint32_t seed) {
    uint8_t seat, armies = armies_each[players];
    memset(the_game, 0, sizeof *the_game);
    memset(the_game->owner, NOBODY, sizeof the_game->owner);
    memset(the_game->card, IN_PACK, sizeof the_game->card);
    random_seed(&the_game->random, seed);
    the_game->players = players;
    the_game->options = options;
    the_game->alive = (uint8_t)(core_bit[players] - 1);
    for (seat = 0; seat < players; seat++)
        the_game->left[seat] = armies;
    core_end_attack();
    the_game->winner = NOBODY;
    the_game->seat = the_game->turn = the_game->starter = random_below(&the_game->random, players);
    core_event.n = armies;
    core_emit(EVENT_SETUP);
    if (options & OPTION_DEAL) deal();
}

uint8_t risk_new(risk_t *game, uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events) {
    if (players < PLAYERS_MIN || players > PLAYERS_MAX || (options & ~OPTION_BITS)) return 0;
    core_begin_events(events);
    core_lay(game);
    set_up(players, options, seed);
    core_lay(game);
    core_end_events(events);
    return 1;
}

/* The seat whose turn it is to put an army down. */
static void pass_to(uint8_t seat) {
    the_game->seat = the_game->turn = seat;
}

void core_claim(void) {
    core_event.a = core_move.a;
    core_emit(EVENT_CLAIM);
    occupy(the_game->seat, core_move.a);
    if (core_next_held(0, NOBODY) < TERRITORIES) {
        pass_to(core_next_seat(the_game->seat));
        return;
    }
    the_game->phase = PHASE_DEPLOY;
    pass_to(the_game->starter);
}

/* "Le premier joueur place ensuite une deuxième armée … et les autres joueurs suivent à tour de rôle": who has none left
 * is passed over. */
void core_deploy(void) {
    uint8_t seat = the_game->seat, tries;
    core_event.a = core_move.a;
    core_emit(EVENT_DEPLOY);
    the_game->armies[core_move.a]++;
    the_game->left[seat]--;
    for (tries = the_game->players; tries; tries--) {
        seat = core_next_seat(seat);
        if (the_game->left[seat]) {
            pass_to(seat);
            return;
        }
    }
    /* "Les joueurs lancent les dés pour choisir celui qui commencera à jouer": a second throw (003, (a)). */
    seat = random_below(&the_game->random, the_game->players);
    the_game->starter = seat;
    the_game->round = 1;
    core_emit_for(EVENT_BEGIN, seat);
    core_begin_turn(seat);
}
