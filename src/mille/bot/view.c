/* What a seat may see, and not a card more. */
#include <stddef.h>
#include <string.h>
#include "bot.h"

void bot_complete(bot_view_t *view) {
    mille_t *table = &view->table;
    uint8_t card, seat, hidden, others;

    table->teams = TEAMS_OF(table->players);
    hidden = 0;
    for (card = 0; card < CARD_KINDS; card++)
        hidden += (uint8_t)(mille_copies(table, card) - table->seen[card]);
    hidden -= (uint8_t)(table->left + table->held[view->seat]);

    others = (uint8_t)(table->players - 1);
    for (seat = 0; others; seat++) {
        if (seat == view->seat) continue;
        table->held[seat] = hidden / others;
        hidden -= table->held[seat];
        if (table->held[seat] > HAND_DEALT) table->held[seat] = HAND_DEALT; /* somebody's words do not add up */
        others--;
    }
}

void bot_look(const mille_t *game, uint8_t seat, bot_view_t *view) {
    mille_t *table = &view->table;
    uint8_t team;

    memcpy(table, game, offsetof(mille_t, sabot));
    memset(table->sabot, CARD_NONE, sizeof table->sabot);
    memset(table->hand, CARD_NONE, sizeof table->hand);
    memcpy(table->hand[seat], game->hand[seat], HAND_MAX);
    memset(&table->random, 0, sizeof table->random);
    table->hand_number = 0;
    table->dealer = 0;
    for (team = 0; team < TEAMS_MAX; team++)
        memset(table->team[team].stones, 0, CARD_200); /* kilometres count, not how they were made; the 200s do */
    view->seat = seat;
    bot_complete(view);
}
