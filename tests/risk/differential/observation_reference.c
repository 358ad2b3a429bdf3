/* The observation of the reference model. */
#include <stddef.h>
#include <string.h>

#include "observation.h"

static void see_seat(observation_seat_t *seen, const ref_table_t *table, int seat) {
    seen->holds = ref_held(table, seat);
    seen->out = seen->holds == 0 && table->phase > REF_TO_REINFORCE;
    /* a seat that lost its last territory is out only after the advance */
    if (table->phase == REF_TO_ADVANCE && seat == table->beaten) seen->out = false;
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

static void see_cards(observation_t *observed, const ref_pile_t *pile, int place) {
    observed->cards[place] = pile->count;
    for (int i = 0; i < pile->count; i++)
        observed->card[pile->card[i]] = place;
}

/* A base for an attack or for the free move is one from which at least one neighbour can be reached. */
static void see_base(observation_options_t *options, const ref_table_t *table, int base) {
    const int *list;
    int count = ref_neighbours(base, &list);
    bool attack = table->phase == REF_TO_ATTACK;
    for (int i = 0; i < count; i++) {
        const char *why =
            attack ? ref_why_not_attack(table, base, list[i], 1) : ref_why_not_move(table, base, list[i], 1);
        if (why != NULL) continue;
        options->choice[base] = options->target[base][list[i]] = options->low[base] = 1;
        options->high[base] = attack ? ref_attack_dice_allowed(table, base) : table->armies[base] - 1;
    }
}

static void see_sets(observation_t *observed, const ref_table_t *table) {
    int card[REF_SET];
    for (int i = 0; i < REF_CARDS; i++)
        observed->options.choice[i] = ref_in(&table->hand[table->seat], i);
    observed->options.keep = ref_why_not_keep(table) == NULL;
    for (int n = 0; observation_triple(observed, n, card); n++)
        observed->options.set[n] = ref_why_not_hand_in(table, card) == NULL;
}

static void see_options(observation_t *observed, const ref_table_t *table) {
    observation_options_t *options = &observed->options;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (table->phase == REF_TO_CLAIM) options->choice[t] = ref_why_not_claim(table, t) == NULL;
        if (table->phase == REF_TO_REINFORCE) options->choice[t] = ref_why_not_reinforce(table, t) == NULL;
        if (table->phase == REF_TO_PLACE) options->choice[t] = ref_why_not_place(table, t, 1) == NULL;
        if (table->phase == REF_TO_ATTACK || table->phase == REF_TO_MOVE_FREELY) see_base(options, table, t);
    }
    if (table->phase == REF_TO_HAND_IN) see_sets(observed, table);
    if (table->phase == REF_TO_PLACE || table->phase == REF_TO_DEFEND) options->low[0] = 1;
    if (table->phase == REF_TO_PLACE) options->high[0] = table->to_place;
    if (table->phase == REF_TO_DEFEND) options->high[0] = ref_defence_dice_allowed(table, table->target);
    if (table->phase != REF_TO_ADVANCE) return;
    options->low[0] = table->attack_dice;
    options->high[0] = table->armies[table->base] - 1;
}

void observation_of_reference(observation_t *observed, const ref_table_t *table) {
    bool fighting = table->phase == REF_TO_DEFEND || table->phase == REF_TO_ADVANCE;
    memset(observed, 0, sizeof *observed);
    observed->phase = (int)table->phase;
    observed->seat = table->seat;
    observed->turn = table->turn;
    observed->first = table->first;
    observed->round = table->round;
    observed->to_place = table->to_place;
    observed->sets = table->sets;
    observed->captured = table->captured;
    observed->winner = table->winner;
    observed->base = fighting ? table->base : OBSERVATION_NOWHERE;
    observed->target = fighting ? table->target : OBSERVATION_NOWHERE;
    observed->dice = fighting ? table->attack_dice : 0;
    memcpy(observed->owner, table->owner, sizeof observed->owner);
    memcpy(observed->armies, table->armies, sizeof observed->armies);
    for (int seat = 0; seat < table->players; seat++) {
        see_cards(observed, &table->hand[seat], seat);
        see_seat(&observed->of[seat], table, seat);
    }
    see_cards(observed, &table->pack, OBSERVATION_PACK);
    see_cards(observed, &table->discards, OBSERVATION_DISCARDS);
    see_options(observed, table);
}
