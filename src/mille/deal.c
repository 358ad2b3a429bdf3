/* Shuffling and dealing. */
#include "core.h"

uint8_t mille_copies(const mille_t *game, uint8_t card) {
    uint8_t copies = card_copies[card];
    if (game->players <= 3 && card_family[card] == FAMILY_HAZARD && (MILLE_RULES(game)->short_pack & card_bit[card]))
        copies--;
    return copies;
}

static void clear_table(mille_t *game) {
    uint8_t i, slot;
    mille_team_t *side = game->team;
    for (i = 0; i < TEAMS_MAX; i++, side++) {
        side->pile[BATTLE].top = side->pile[BATTLE].under = CARD_NONE;
        side->pile[SPEED].top = side->pile[SPEED].under = CARD_NONE;
        side->safeties = side->coups = side->km = 0;
        for (slot = 0; slot < 5; slot++)
            side->stones[slot] = 0;
    }
    for (i = 0; i < PLAYERS_MAX; i++) {
        game->held[i] = 0;
        for (slot = 0; slot < HAND_MAX; slot++)
            game->hand[i][slot] = CARD_NONE;
    }
    for (i = 0; i < CARD_KINDS; i++)
        game->seen[i] = 0;
    game->goal = MILLE_BASE_GOAL(game);
    game->attack = CARD_NONE;
    game->caller = game->finisher = game->winner = NOBODY;
}

static void shuffle(mille_t *game) {
    uint8_t card, n, i, pick, swap;
    uint8_t *sabot = game->sabot;
    i = 0;
    for (card = 0; card < CARD_KINDS; card++)
        for (n = mille_copies(game, card); n; n--)
            sabot[i++] = card;
    game->left = i;
    for (n = i; n < CARD_MAX; n++)
        sabot[n] = CARD_NONE;
    for (; i > 1; i--) {
        pick = random_below(&game->random, i);
        swap = sabot[i - 1];
        sabot[i - 1] = sabot[pick];
        sabot[pick] = swap;
    }
}

void core_deal(mille_t *game, mille_events_t *events) {
    uint8_t slot, n, seat = game->dealer;
    clear_table(game);
    shuffle(game);
    core_say(events, EVENT_DEAL, seat, CARD_NONE, game->left);
    for (slot = 0; slot < HAND_DEALT; slot++) {
        for (n = game->players; n; n--) {
            if (++seat == game->players) seat = 0;
            game->hand[seat][slot] = game->sabot[--game->left];
            game->sabot[game->left] = CARD_NONE;
            game->held[seat]++;
        }
    }
    core_pass_turn(game, game->dealer, events);
}

uint8_t mille_new(mille_t *game, uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events) {
    uint8_t team;
    if (rules >= RULES_COUNT || players > PLAYERS_MAX || rules_table[rules].goal[players] == 0) return 0;
    random_seed(&game->random, seed);
    game->rules = rules;
    game->players = players;
    game->teams = TEAMS_OF(players);
    game->hand_number = 1;
    game->dealer = 0;
    for (team = 0; team < TEAMS_MAX; team++)
        game->team[team].points = 0;
    events->count = 0;
    core_deal(game, events);
    return 1;
}
