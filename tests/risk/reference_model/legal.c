/* May this be done now? One sentence a reason. */
#include <stddef.h>

#include "reference_model.h"

static bool on_board(int territory) {
    return territory >= 0 && territory < REF_TERRITORIES;
}

/* Arrangement: each in turn puts one army on any territory that nobody has. */
const char *ref_why_not_claim(const ref_table_t *table, int at) {
    if (table->phase != REF_TO_CLAIM) return "territories are not being claimed";
    if (!on_board(at)) return "no such territory";
    return table->owner[at] == REF_NOBODY ? NULL : "somebody has it already";
}

/* Arrangement: then one army at a time on any territory of one's own. */
const char *ref_why_not_reinforce(const ref_table_t *table, int at) {
    if (table->phase != REF_TO_REINFORCE) return "the arrangement is not at this point";
    if (!on_board(at)) return "no such territory";
    return table->owner[at] == table->seat ? NULL : "it belongs to another";
}

/* (h) at the start of a turn, (i) after an elimination; turns.c enters both phases. */
const char *ref_why_not_hand_in(const ref_table_t *table, const int card[REF_SET]) {
    if (table->phase != REF_TO_HAND_IN) return "not the phase for cards";
    if (card[0] == card[1] || card[0] == card[2] || card[1] == card[2]) return "a card is named twice";
    for (int i = 0; i < REF_SET; i++)
        if (!ref_in(&table->hand[table->seat], card[i])) return "not in the hand";
    return ref_is_set(card) ? NULL : "not a set";
}

/* (h): with five cards at the start of a turn a set must be handed in; (i): down to four or fewer. */
const char *ref_why_not_keep(const ref_table_t *table) {
    if (table->phase != REF_TO_HAND_IN) return "not the phase for cards";
    return table->hand[table->seat].count <= 4 ? NULL : "more than four cards: a set must be handed in";
}

/* (b) */
const char *ref_why_not_place(const ref_table_t *table, int at, int armies) {
    if (table->phase != REF_TO_PLACE) return "not the phase to place armies";
    if (!on_board(at)) return "no such territory";
    if (table->owner[at] != table->seat) return "it belongs to another";
    if (armies < 1) return "no army";
    return armies <= table->to_place ? NULL : "more armies than there are to place";
}

/* (c), (d) */
const char *ref_why_not_attack(const ref_table_t *table, int from, int to, int dice) {
    if (table->phase != REF_TO_ATTACK) return "not the phase to attack";
    if (!on_board(from) || !on_board(to)) return "no such territory";
    if (table->owner[from] != table->seat) return "the base belongs to another";
    if (table->owner[to] == table->seat) return "the target is one's own";
    if (!ref_adjacent(from, to)) return "not adjacent";
    if (dice < 1) return "no die";
    return dice <= ref_attack_dice_allowed(table, from) ? NULL : "too few armies for so many dice";
}

/* (c): nobody is ever forced to attack. */
const char *ref_why_not_stop(const ref_table_t *table) {
    return table->phase == REF_TO_ATTACK ? NULL : "no attacks to stop";
}

const char *ref_why_not_defend(const ref_table_t *table, int dice) {
    if (table->phase != REF_TO_DEFEND) return "nothing to defend";
    if (dice < 1) return "no die";
    return dice <= ref_defence_dice_allowed(table, table->target) ? NULL : "too few armies for so many dice";
}

/* (f): as many armies as dice at least, and one stays behind. */
const char *ref_why_not_advance(const ref_table_t *table, int armies) {
    if (table->phase != REF_TO_ADVANCE) return "nothing was taken";
    if (armies < table->attack_dice) return "fewer armies than dice";
    return armies < table->armies[table->base] ? NULL : "nobody would stay behind";
}

/* (g) */
const char *ref_why_not_move(const ref_table_t *table, int from, int to, int armies) {
    if (table->phase != REF_TO_MOVE_FREELY) return "not the phase of the free move";
    if (!on_board(from) || !on_board(to)) return "no such territory";
    if (table->owner[from] != table->seat || table->owner[to] != table->seat) return "it belongs to another";
    if (!ref_adjacent(from, to)) return "not adjacent";
    if (armies < 1) return "no army";
    return armies < table->armies[from] ? NULL : "nobody would stay behind";
}

const char *ref_why_not_stay(const ref_table_t *table) {
    return table->phase == REF_TO_MOVE_FREELY ? NULL : "not the phase of the free move";
}
