/* Shuffling and dealing. */
#include <stddef.h>
#include <string.h>
#include "core.h"

uint8_t mille_copies(const mille_t *game, uint8_t card) {
    uint8_t copies = card_copies[card];
    if (game->players <= 3 && card_family[card] == FAMILY_HAZARD && (MILLE_RULES(game)->short_pack & card_bit[card]))
        copies--;
    return copies;
}

uint8_t core_take_top(uint8_t seat) {
    uint8_t *top = &the_game->sabot[--the_game->left], card = *top;
    *top = CARD_NONE;
    the_game->hand[seat][the_game->held[seat]++] = card;
    return card;
}

static void clear_table(void) {
    mille_team_t *side;
    for (side = the_game->team; side < the_game->team + TEAMS_MAX; side++) {
        memset(side->pile, CARD_NONE, sizeof side->pile);
        memset(&side->safeties, 0, sizeof *side - offsetof(mille_team_t, safeties)); /* all but the points */
    }
    memset(the_game->held, 0, sizeof the_game->held);
    memset(the_game->hand, CARD_NONE, sizeof the_game->hand);
    memset(the_game->seen, 0, sizeof the_game->seen);
    memset(the_game->sabot, CARD_NONE, sizeof the_game->sabot);
    the_game->goal = MILLE_BASE_GOAL(the_game);
    the_game->attack = the_game->discard = CARD_NONE;
    the_game->blitz = BLITZ_NONE;
    the_game->caller = the_game->finisher = the_game->winner = NOBODY;
}

static void shuffle(void) {
    uint8_t card, n, i, pick, swap;
    uint8_t *sabot = the_game->sabot;
    i = 0;
    for (card = 0; card < CARD_KINDS; card++)
        for (n = mille_copies(the_game, card); n; n--)
            sabot[i++] = card;
    the_game->left = i;
    for (; i > 1; i--) {
        pick = random_below(&the_game->random, i);
        swap = sabot[i - 1];
        sabot[i - 1] = sabot[pick];
        sabot[pick] = swap;
    }
}

void core_deal(void) {
    uint8_t n, seat = the_game->dealer;
    clear_table();
    shuffle();
    the_game->seat = seat;
    core_say(EVENT_DEAL, CARD_NONE, the_game->left);
    for (n = (uint8_t)(the_game->players * HAND_DEALT); n; n--) {
        if (++seat == the_game->players) seat = 0;
        core_take_top(seat);
    }
    core_pass_turn(seat); /* the last card went to the dealer */
}

uint8_t mille_new(mille_t *game, uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events) {
    if (rules >= RULES_COUNT || players > PLAYERS_MAX || rules_table[rules].goal[players] == 0) return 0;
    memset(game, 0, sizeof *game);
    random_seed(&game->random, seed);
    game->rules = rules;
    game->players = players;
    game->teams = TEAMS_OF(players);
    game->hand_number = 1;
    CORE_SET(the_game, game);
    the_events = events;
    events->count = 0;
    core_deal();
    return 1;
}
