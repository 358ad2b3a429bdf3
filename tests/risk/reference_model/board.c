/* Counting on the board. */
#include <assert.h>
#include <stddef.h>

#include "reference_model.h"

/* Arrangement */
int ref_armies_each(int players) {
    switch (players) {
    case 2:
        return 50;
    case 3:
        return 35;
    case 4:
        return 30;
    case 5:
        return 25;
    default:
        assert(players == 6);
        return 20;
    }
}

int ref_held(const ref_table_t *table, int seat) {
    int held = 0;
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (table->owner[t] == seat) held++;
    return held;
}

/* (a): armies come out of the player's box; what it does not hold it cannot give. */
int ref_box_gives(const ref_table_t *table, int seat, int wanted) {
    int inside = table->box - table->counted[seat];
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (table->owner[t] == seat) inside -= table->armies[t];
    if (seat == table->turn) inside -= table->to_place;
    return wanted < inside ? wanted : inside;
}

/* (a): one for every three, fractions do not count, three at least. */
int ref_armies_for_territories(const ref_table_t *table, int seat) {
    int armies = ref_held(table, seat) / 3;
    return armies < 3 ? 3 : armies;
}

bool ref_holds_continent(const ref_table_t *table, int seat, ref_continent_t continent) {
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (table->owner[t] != seat && ref_continent(t) == continent) return false;
    return true;
}

/* (a): for every continent that is held whole. */
int ref_armies_for_continents(const ref_table_t *table, int seat) {
    int armies = 0;
    for (ref_continent_t continent = 0; continent < REF_CONTINENTS; continent++)
        if (ref_holds_continent(table, seat, continent)) armies += ref_continent_armies(continent);
    return armies;
}

/* (c): one army more than dice, and never more than three dice. */
int ref_attack_dice_allowed(const ref_table_t *table, int from) {
    int dice = table->armies[from] - 1;
    return dice > REF_ATTACK_DICE ? REF_ATTACK_DICE : dice;
}

/* (c): two dice need two armies. */
int ref_defence_dice_allowed(const ref_table_t *table, int at) {
    return table->armies[at] >= 2 ? 2 : 1;
}

static int highest(const int dice[], int count) {
    int best = 0;
    for (int i = 0; i < count; i++)
        if (dice[i] > best) best = dice[i];
    return best;
}

/* The highest of what is left when one die of the highest number is put aside. */
static int second_highest(const int dice[], int count) {
    int best = highest(dice, count), second = 0, aside = 0;
    for (int i = 0; i < count; i++) {
        if (dice[i] == best && aside++ == 0) continue;
        if (dice[i] > second) second = dice[i];
    }
    return second;
}

/* (c): highest against highest, then second highest against the defender's lower one if both threw two dice or more;
   the defender wins ties. */
void ref_compare(const int attack[], int attackers, const int defence[], int defenders, int *attack_loss,
                 int *defence_loss) {
    *attack_loss = *defence_loss = 0;
    if (highest(attack, attackers) > highest(defence, defenders))
        ++*defence_loss;
    else
        ++*attack_loss;
    if (attackers < 2 || defenders < 2) return;
    if (second_highest(attack, attackers) > second_highest(defence, defenders))
        ++*defence_loss;
    else
        ++*attack_loss;
}

static void look(const ref_pile_t *pile, int found[REF_CARDS]) {
    for (int i = 0; i < pile->count; i++)
        found[pile->card[i]]++;
}

/* Every one of the 44 lies in exactly one place. */
static const char *card_trouble(const ref_table_t *table) {
    int found[REF_CARDS] = {0};
    look(&table->pack, found);
    look(&table->discards, found);
    for (int seat = 0; seat < REF_SEATS; seat++)
        look(&table->hand[seat], found);
    for (int card = 0; card < REF_CARDS; card++)
        if (found[card] != 1) return "a card is missing or there twice";
    return NULL;
}

/* (f): no territory is ever left empty; only the one just taken waits for its armies. */
static const char *army_trouble(const ref_table_t *table) {
    long standing = 0;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        bool waiting = table->phase == REF_TO_ADVANCE && t == table->target;
        bool empty = waiting || table->owner[t] == REF_NOBODY;
        if ((table->armies[t] == 0) != empty || table->armies[t] < 0) return "a territory stands empty";
        if (table->owner[t] >= table->players) return "a territory belongs to nobody at the table";
        if (table->owner[t] == REF_NOBODY && table->phase > REF_TO_CLAIM) return "a territory belongs to nobody";
        standing += table->armies[t];
    }
    return standing == table->raised - table->fallen ? NULL : "the number of armies on the board is wrong";
}

static const char *seat_trouble(const ref_table_t *table) {
    if (table->phase < REF_TO_HAND_IN) return NULL;
    for (int seat = 0; seat < table->players; seat++) {
        bool out = ref_held(table, seat) == 0;
        if (out && seat == table->turn) return "it is the turn of somebody who is out";
        bool falling = table->phase == REF_TO_ADVANCE; /* the cards change hands after the advance */
        if (out && !falling && table->hand[seat].count > 0) return "somebody who is out holds cards";
    }
    return NULL;
}

const char *ref_invalid(const ref_table_t *table) {
    const char *why = card_trouble(table);
    if (why == NULL) why = army_trouble(table);
    if (why == NULL) why = seat_trouble(table);
    return why;
}
