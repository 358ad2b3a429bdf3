/* What a seat may see, and not a card more. */
#include <stddef.h>
#include <string.h>
#include "bot.h"

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
}
