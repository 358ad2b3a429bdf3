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

/* The n-th free territory, counted from 0, or NOWHERE. */
static uint8_t free_territory(uint8_t n) {
    const uint8_t *owner = the_game->owner;
    uint8_t t;
    for (t = 0; t < TERRITORIES; t++)
        if (*owner++ == NOBODY && n-- == 0) return t;
    return NOWHERE;
}

static void deal(void) {
    uint8_t seat = the_game->starter, n;
    for (n = TERRITORIES; n; n--) {
        occupy(seat, free_territory(random_below(&the_game->random, n)));
        seat = core_next_seat(seat);
    }
    core_say(EVENT_DEAL, 0);
    the_game->phase = PHASE_DEPLOY;
}

uint8_t risk_new(risk_t *game, uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events) {
    uint8_t seat;
    if (players < PLAYERS_MIN || players > PLAYERS_MAX || (options & ~OPTION_BITS)) return 0;
    the_game = game;
    the_events = events;
    events->count = 0;
    memset(game, 0, sizeof *game);
    memset(game->owner, NOBODY, sizeof game->owner);
    memset(game->card, IN_PACK, sizeof game->card);
    random_seed(&game->random, seed);
    game->players = players;
    game->options = options;
    for (seat = 0; seat < players; seat++) {
        game->left[seat] = armies_each[players];
        game->alive |= core_bit[seat];
    }
    game->from = game->to = NOWHERE;
    game->winner = NOBODY;
    game->seat = game->turn = game->starter = random_below(&game->random, players);
    core_say(EVENT_SETUP, 0)->n = armies_each[players];
    if (options & OPTION_DEAL) deal();
    return 1;
}

void core_claim(void) {
    occupy(the_game->seat, the_move->a);
    core_say(EVENT_CLAIM, the_move->a);
    if (free_territory(0) == NOWHERE) {
        the_game->seat = the_game->turn = the_game->starter;
        the_game->phase = PHASE_DEPLOY;
        return;
    }
    the_game->seat = the_game->turn = core_next_seat(the_game->seat);
}

/* "Le premier joueur place ensuite une deuxième armée … et les autres joueurs suivent à tour de rôle": who has none
 * left is passed over. */
void core_deploy(void) {
    uint8_t seat = the_game->seat, tries;
    the_game->armies[the_move->a]++;
    the_game->left[seat]--;
    core_say(EVENT_DEPLOY, the_move->a);
    for (tries = the_game->players; tries; tries--) {
        seat = core_next_seat(seat);
        if (the_game->left[seat]) {
            the_game->seat = the_game->turn = seat;
            return;
        }
    }
    /* "Les joueurs lancent les dés pour choisir celui qui commencera à jouer": a second throw (003, (a)). */
    the_game->starter = the_game->turn = random_below(&the_game->random, the_game->players);
    the_game->round = 1;
    core_say(EVENT_BEGIN, 0);
    core_begin_turn(the_game->starter);
}
