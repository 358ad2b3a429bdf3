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
    uint8_t *top = &core_game->sabot[--core_game->left], card = *top;
    *top = CARD_NONE;
    mille_hand(core_game, seat)[core_game->held[seat]++] = card;
    return card;
}

static void clear_table(void) {
    mille_team_t *side;
    for (side = core_game->team; side < core_game->team + TEAMS_MAX; side++) {
        memset(side->pile, CARD_NONE, sizeof side->pile);
        memset(&side->safeties, 0, sizeof *side - offsetof(mille_team_t, safeties)); /* all but the points */
    }
    memset(core_game->held, 0, sizeof core_game->held);
    memset(core_game->hand, CARD_NONE, sizeof core_game->hand);
    memset(core_game->seen, 0, sizeof core_game->seen);
    memset(core_game->sabot, CARD_NONE, sizeof core_game->sabot);
    core_game->goal = MILLE_BASE_GOAL(core_game);
    core_game->attack = core_game->discard = CARD_NONE;
    core_game->blitz = BLITZ_NONE;
    core_game->caller = core_game->finisher = core_game->winner = NOBODY;
}

static void shuffle(void) {
    uint8_t card, n, i, pick, swap;
    uint8_t *sabot = core_game->sabot;
    i = 0;
    for (card = 0; card < CARD_KINDS; card++)
        for (n = mille_copies(core_game, card); n; n--)
            sabot[i++] = card;
    core_game->left = i;
    for (; i > 1; i--) {
        pick = random_below(&core_game->random, i);
        swap = sabot[i - 1];
        sabot[i - 1] = sabot[pick];
        sabot[pick] = swap;
    }
}

void core_deal(void) {
    uint8_t n, seat = core_game->dealer;
    clear_table();
    shuffle();
    core_game->seat = seat;
    core_emit(EVENT_DEAL, CARD_NONE, core_game->left);
    for (n = (uint8_t)(core_game->players * HAND_DEALT); n; n--) {
        if (++seat == core_game->players) seat = 0;
        core_take_top(seat);
    }
    core_pass_turn(seat); /* the last card went to the dealer */
}

uint8_t mille_new(mille_t *game, uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events) {
    if (rules >= RULES_COUNT || players > PLAYERS_MAX || rules_of(rules)->goal[players] == 0) return 0;
    memset(game, 0, sizeof *game);
    random_seed(&game->random, seed);
    game->rules = rules;
    game->players = players;
    game->teams = TEAMS_OF(players);
    game->hand_number = 1;
    CORE_SET(core_game, game);
    core_events = events;
    events->count = 0;
    core_deal();
    return 1;
}
