/* What the referee sees. */
#include <stddef.h>
#include <string.h>

#include "sight.h"

static void see_seat(sight_seat_t *seen, const ref_table_t *table, int seat) {
    seen->holds = ref_held(table, seat);
    seen->out = seen->holds == 0 && table->moment > REF_TO_REINFORCE;
    /* who lost his last territory is out when the winner of it has moved in */
    if (table->moment == REF_TO_ADVANCE && seat == table->beaten) seen->out = false;
    seen->standing = seat == table->turn ? table->to_place : 0;
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (table->owner[t] == seat) seen->standing += table->armies[t];
    seen->counted = table->counted[seat];
    seen->has_set = ref_has_set(&table->hand[seat]);
    seen->for_territories = ref_armies_for_territories(table, seat);
    seen->for_continents = ref_armies_for_continents(table, seat);
    for (ref_continent_t c = 0; c < REF_CONTINENTS; c++)
        seen->continent[c] = ref_holds_continent(table, seat, c);
}

static void see_cards(sight_t *sight, const ref_pile_t *pile, int place) {
    sight->cards[place] = pile->count;
    for (int i = 0; i < pile->count; i++)
        sight->card[pile->card[i]] = place;
}

/* A base for an attack or for the free move is one from which at least one neighbour can be reached. */
static void see_base(sight_options_t *options, const ref_table_t *table, int base) {
    const int *list;
    int count = ref_neighbours(base, &list);
    bool attack = table->moment == REF_TO_ATTACK;
    for (int i = 0; i < count; i++) {
        const char *why =
            attack ? ref_why_not_attack(table, base, list[i], 1) : ref_why_not_move(table, base, list[i], 1);
        if (why != NULL) continue;
        options->choice[base] = options->target[base][list[i]] = options->low[base] = 1;
        options->high[base] = attack ? ref_attack_dice_allowed(table, base) : table->armies[base] - 1;
    }
}

static void see_sets(sight_t *sight, const ref_table_t *table) {
    int card[REF_SET];
    for (int i = 0; i < REF_CARDS; i++)
        sight->options.choice[i] = ref_in(&table->hand[table->seat], i);
    sight->options.keep = ref_why_not_keep(table) == NULL;
    for (int n = 0; sight_triple(sight, n, card); n++)
        sight->options.set[n] = ref_why_not_hand_in(table, card) == NULL;
}

static void see_options(sight_t *sight, const ref_table_t *table) {
    sight_options_t *options = &sight->options;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (table->moment == REF_TO_CLAIM) options->choice[t] = ref_why_not_claim(table, t) == NULL;
        if (table->moment == REF_TO_REINFORCE) options->choice[t] = ref_why_not_reinforce(table, t) == NULL;
        if (table->moment == REF_TO_PLACE) options->choice[t] = ref_why_not_place(table, t, 1) == NULL;
        if (table->moment == REF_TO_ATTACK || table->moment == REF_TO_MOVE_FREELY) see_base(options, table, t);
    }
    if (table->moment == REF_TO_HAND_IN) see_sets(sight, table);
    if (table->moment == REF_TO_PLACE || table->moment == REF_TO_DEFEND) options->low[0] = 1;
    if (table->moment == REF_TO_PLACE) options->high[0] = table->to_place;
    if (table->moment == REF_TO_DEFEND) options->high[0] = ref_defence_dice_allowed(table, table->target);
    if (table->moment != REF_TO_ADVANCE) return;
    options->low[0] = table->attack_dice;
    options->high[0] = table->armies[table->base] - 1;
}

void sight_of_referee(sight_t *sight, const ref_table_t *table) {
    bool fighting = table->moment == REF_TO_DEFEND || table->moment == REF_TO_ADVANCE;
    memset(sight, 0, sizeof *sight);
    sight->moment = (int)table->moment;
    sight->seat = table->seat;
    sight->turn = table->turn;
    sight->first = table->first;
    sight->round = table->round;
    sight->to_place = table->to_place;
    sight->sets = table->sets;
    sight->captured = table->captured;
    sight->winner = table->winner;
    sight->base = fighting ? table->base : SIGHT_NOWHERE;
    sight->target = fighting ? table->target : SIGHT_NOWHERE;
    sight->dice = fighting ? table->attack_dice : 0;
    memcpy(sight->owner, table->owner, sizeof sight->owner);
    memcpy(sight->armies, table->armies, sizeof sight->armies);
    for (int seat = 0; seat < table->players; seat++) {
        see_cards(sight, &table->hand[seat], seat);
        see_seat(&sight->of[seat], table, seat);
    }
    see_cards(sight, &table->pack, SIGHT_PACK);
    see_cards(sight, &table->discards, SIGHT_DISCARDS);
    see_options(sight, table);
}
