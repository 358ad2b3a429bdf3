/* Arranged positions. Eliminations with many cards, a pack that runs out, armies beyond a byte and empty boxes are rare
   in real games; here three of four games begin near them. */
#include "differential.h"

enum { SHORT_GAME = 150 };

static void set_owner(differential_t *run, int t, int seat) {
    run->table.owner[t] = seat;
    risk_game.owner[observation_game_territory(t)] = (uint8_t)seat;
}

static void set_armies(differential_t *run, int t, int armies) {
    run->table.raised += armies - run->table.armies[t];
    run->table.armies[t] = armies;
    risk_game.armies[observation_game_territory(t)] = (uint16_t)armies;
}

static void give_card(differential_t *run, int card, int place) {
    ref_table_t *table = &run->table;
    if (!ref_take(&table->pack, card)) return;
    ref_put(observation_pile(table, place), card);
    risk_game.card[observation_game_card(card)] = place == OBSERVATION_DISCARDS ? IN_DISCARD : (uint8_t)place;
}

/* One seat has nearly everything and tries to eliminate the others, which have one to three weak territories. What
   follows has happened after a few turns, so the game need not be long. */
static void spread_unevenly(differential_t *run, int strong) {
    int kept[REF_SEATS] = {0};
    run->plies_max = run->ply + SHORT_GAME;
    player_hunts(&run->player, strong);
    for (int i = 0, t = player_roll(&run->player, REF_TERRITORIES); i < REF_TERRITORIES; i++) {
        t = (t + 1) % REF_TERRITORIES;
        if (kept[run->table.owner[t]]++ >= 1 + player_roll(&run->player, 3)) set_owner(run, t, strong);
        set_armies(run, t, 1 + player_roll(&run->player, run->table.owner[t] == strong ? 12 : 3));
    }
}

/* Hands of up to five cards, often so many that eliminations lead to five and to nine; some cards handed in, and
   sometimes hardly any pack left. */
static void deal_cards(differential_t *run, int strong) {
    bool chosen = player_roll(&run->player, 2) == 0;
    int joker = player_roll(&run->player, 2) == 0 ? player_roll(&run->player, run->players) : strong;
    int most = 1 + player_roll(&run->player, 5), pack = REF_SET + player_roll(&run->player, 3);
    if (player_roll(&run->player, 3) == 0) {
        give_card(run, REF_JOKER_1, joker);
        give_card(run, REF_JOKER_2, joker);
    }
    for (int seat = 0; seat < run->players; seat++) {
        int cards = player_roll(&run->player, most + 1);
        if (chosen) cards = seat == strong ? 4 : player_roll(&run->player, 2) == 0 ? 1 : 5;
        while (run->table.hand[seat].count < cards)
            give_card(run, player_roll(&run->player, REF_CARDS), seat);
    }
    if (player_roll(&run->player, 2) == 0) return;
    while (run->table.pack.count > pack || run->table.discards.count % REF_SET != 0)
        give_card(run, player_roll(&run->player, REF_CARDS), OBSERVATION_DISCARDS);
}

/* Some armies near and beyond 255; rarely, nearly all of a box. */
static void raise_armies(differential_t *run) {
    bool boxes = player_roll(&run->player, 6) == 0;
    int armies[REF_SEATS];
    for (int seat = 0; seat < REF_SEATS; seat++)
        armies[seat] = (boxes ? (int)BOX_ARMIES - 400 : 240) + player_roll(&run->player, boxes ? 100 : 60);
    for (int t = 0; t < REF_TERRITORIES; t++) {
        int seat = run->table.owner[t];
        if (player_roll(&run->player, 3) == 0) set_armies(run, t, 1 + player_roll(&run->player, 4));
        if (armies[seat] == 0 || player_roll(&run->player, 2) == 0) continue;
        set_armies(run, t, armies[seat]);
        armies[seat] = 0;
    }
}

void position_arrange(differential_t *run) {
    static const int sets[] = {0, 3, 6, 7, 9, 40, 255, 5000};
    enum { SETS = sizeof sets / sizeof sets[0] };
    int strong = player_roll(&run->player, run->players);
    if (player_roll(&run->player, 4) != 0) spread_unevenly(run, strong);
    if (player_roll(&run->player, 4) != 0) deal_cards(run, strong);
    if (player_roll(&run->player, 8) == 0) raise_armies(run);
    run->table.sets = run->table.discards.count / REF_SET + sets[player_roll(&run->player, SETS)];
    risk_game.sets = (uint16_t)run->table.sets;
}
