/* Shuffling and dealing. */
#include <stddef.h>
#include <string.h>
#include "core.h"

uint8_t mille_copies(uint8_t card) {
    uint8_t copies = card_copies[card];
    if (mille_game.players <= 3 && card_family[card] == FAMILY_HAZARD && (mille_rules()->short_pack & card_bit[card]))
        copies--;
    return copies;
}

uint8_t core_take_top(uint8_t seat) {
    uint8_t *top = &mille_game.sabot[--mille_game.left], card = *top;
    *top = CARD_NONE;
    mille_hand(seat)[mille_game.held[seat]++] = card;
    return card;
}

static void clear_table(void) {
    mille_team_t *side;
    for (side = mille_game.team; side < mille_game.team + TEAMS_MAX; side++) {
        memset(side->pile, CARD_NONE, sizeof side->pile);
        memset(&side->safeties, 0, sizeof *side - offsetof(mille_team_t, safeties)); /* all but the points */
    }
    memset(mille_game.held, 0, sizeof mille_game.held);
    memset(mille_game.hand, CARD_NONE, sizeof mille_game.hand);
    memset(mille_game.seen, 0, sizeof mille_game.seen);
    memset(mille_game.sabot, CARD_NONE, sizeof mille_game.sabot);
    mille_game.goal = MILLE_BASE_GOAL;
    mille_game.attack = mille_game.discard = CARD_NONE;
    mille_game.blitz = BLITZ_NONE;
    mille_game.caller = mille_game.finisher = mille_game.winner = NOBODY;
}

static void shuffle(void) {
    uint8_t card, n, i, pick, swap;
    uint8_t *sabot = mille_game.sabot;
    i = 0;
    for (card = 0; card < CARD_KINDS; card++)
        for (n = mille_copies(card); n; n--)
            sabot[i++] = card;
    mille_game.left = i;
    for (; i > 1; i--) {
        pick = random_below(&mille_game.random, i);
        swap = sabot[i - 1];
        sabot[i - 1] = sabot[pick];
        sabot[pick] = swap;
    }
}

void core_deal(void) {
    uint8_t n, seat = mille_game.dealer;
    clear_table();
    shuffle();
    mille_game.seat = seat;
    core_emit(EVENT_DEAL, CARD_NONE, mille_game.left);
    for (n = (uint8_t)(mille_game.players * HAND_DEALT); n; n--) {
        if (++seat == mille_game.players) seat = 0;
        core_take_top(seat);
    }
    core_pass_turn(seat); /* the last card went to the dealer */
}

uint8_t mille_new(uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events) {
    if (rules >= RULES_COUNT || players > PLAYERS_MAX || rules_of(rules)->goal[players] == 0) return 0;
    memset(&mille_game, 0, sizeof mille_game);
    random_seed(&mille_game.random, seed);
    mille_game.rules = rules;
    mille_game.players = players;
    mille_game.teams = TEAMS_OF(players);
    mille_game.hand_number = 1;
    core_events = events;
    events->count = 0;
    core_deal();
    return 1;
}
