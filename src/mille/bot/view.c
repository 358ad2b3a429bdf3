/* The view of a seat: made from the current game, and laid as the current game. */
#include <stddef.h>
#include <string.h>
#include "view.h"

void bot_look(uint8_t seat, bot_view_t *view) {
    mille_t *table = &view->table;
    uint8_t team;

    memcpy(table, &mille_game, offsetof(mille_t, sabot));
    memset(table->sabot, CARD_NONE, sizeof table->sabot);
    memset(table->hand, CARD_NONE, sizeof table->hand);
    memcpy(table->hand[seat], mille_hand(seat), HAND_MAX);
    memset(&table->random, 0, sizeof table->random);
    table->hand_number = 0;
    table->dealer = 0;
    for (team = 0; team < TEAMS_MAX; team++)
        memset(table->team[team].stones, 0, CARD_200); /* only the kilometres and the 200s matter */
    view->seat = seat;
}

void view_lay(const bot_view_t *view) {
    memcpy(&mille_game, &view->table, sizeof mille_game);
}
