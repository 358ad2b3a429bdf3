/* Arranged positions. Eliminations with many cards, a pack that runs out, armies beyond a byte and boxes that run empty
   are what a game leads to after hours, if at all; here every other game begins near them. */
#include "follow.h"

static void set_owner(follow_t *follow, int t, int seat) {
    follow->table.owner[t] = seat;
    follow->game.owner[sight_game_territory(t)] = (uint8_t)seat;
}

static void set_armies(follow_t *follow, int t, int armies) {
    follow->table.raised += armies - follow->table.armies[t];
    follow->table.armies[t] = armies;
    follow->game.armies[sight_game_territory(t)] = (uint16_t)armies;
}

static void give_card(follow_t *follow, int card, int place) {
    ref_table_t *table = &follow->table;
    if (!ref_take(&table->pack, card)) return;
    ref_put(sight_pile(table, place), card);
    follow->game.card[sight_game_card(card)] = place == SIGHT_DISCARDS ? IN_DISCARD : (uint8_t)place;
}

/* One seat has nearly everything and hunts; each of the others keeps one to three weak territories. */
static void spread_unevenly(follow_t *follow, int strong) {
    int kept[REF_SEATS] = {0};
    player_hunts(&follow->player, strong);
    for (int i = 0, t = player_roll(&follow->player, REF_TERRITORIES); i < REF_TERRITORIES; i++) {
        t = (t + 1) % REF_TERRITORIES;
        if (kept[follow->table.owner[t]]++ >= 1 + player_roll(&follow->player, 3)) set_owner(follow, t, strong);
        set_armies(follow, t, 1 + player_roll(&follow->player, follow->table.owner[t] == strong ? 12 : 3));
    }
}

/* Hands of up to six cards, often just so many that eliminations lead to five and then to eleven; some cards handed in,
   and at times hardly a pack left. */
static void deal_cards(follow_t *follow, int strong) {
    bool telling = player_roll(&follow->player, 2) == 0;
    int most = 1 + player_roll(&follow->player, 6), pack = REF_SET + player_roll(&follow->player, 3);
    for (int seat = 0; seat < follow->players; seat++) {
        int cards = player_roll(&follow->player, most + 1);
        if (telling) cards = seat == strong ? 4 : player_roll(&follow->player, 2) == 0 ? 1 : 6;
        while (follow->table.hand[seat].count < cards)
            give_card(follow, player_roll(&follow->player, REF_CARDS), seat);
    }
    if (player_roll(&follow->player, 2) == 0) return;
    while (follow->table.pack.count > pack || follow->table.discards.count % REF_SET != 0)
        give_card(follow, player_roll(&follow->player, REF_CARDS), SIGHT_DISCARDS);
}

/* Some armies near and beyond what a byte holds; rarely, nearly all that a box holds. */
static void raise_armies(follow_t *follow) {
    bool boxes = player_roll(&follow->player, 6) == 0;
    int armies[REF_SEATS];
    for (int seat = 0; seat < REF_SEATS; seat++)
        armies[seat] = (boxes ? (int)BOX_ARMIES - 400 : 240) + player_roll(&follow->player, boxes ? 100 : 60);
    for (int t = 0; t < REF_TERRITORIES; t++) {
        int seat = follow->table.owner[t];
        if (player_roll(&follow->player, 3) == 0) set_armies(follow, t, 1 + player_roll(&follow->player, 4));
        if (armies[seat] == 0 || player_roll(&follow->player, 2) == 0) continue;
        set_armies(follow, t, armies[seat]);
        armies[seat] = 0;
    }
}

void stage_position(follow_t *follow) {
    static const int sets[] = {0, 3, 6, 7, 9, 40, 255, 5000};
    enum { SETS = sizeof sets / sizeof sets[0] };
    int strong = player_roll(&follow->player, follow->players);
    if (player_roll(&follow->player, 2) == 0) spread_unevenly(follow, strong);
    if (player_roll(&follow->player, 4) != 0) deal_cards(follow, strong);
    if (player_roll(&follow->player, 8) == 0) raise_armies(follow);
    follow->table.sets = follow->table.discards.count / REF_SET + sets[player_roll(&follow->player, SETS)];
    follow->game.sets = (uint16_t)follow->table.sets;
}
