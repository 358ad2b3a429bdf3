/* The cards, the piles they lie in, and what a set of them is. */
#include <assert.h>

#include "reference_model.h"

void ref_put(ref_pile_t *pile, int card) {
    assert(pile->count < REF_CARDS);
    pile->card[pile->count++] = card;
}

bool ref_in(const ref_pile_t *pile, int card) {
    for (int i = 0; i < pile->count; i++)
        if (pile->card[i] == card) return true;
    return false;
}

/* The others keep their order. */
bool ref_take(ref_pile_t *pile, int card) {
    int kept = 0;
    for (int i = 0; i < pile->count; i++)
        if (pile->card[i] != card) pile->card[kept++] = pile->card[i];
    bool taken = kept < pile->count;
    pile->count = kept;
    return taken;
}

/* (h): three alike, one of each, or two cards and a joker, which has all the figures. */
bool ref_is_set(const int card[REF_SET]) {
    int of[REF_ALL_THREE + 1] = {0};
    for (int i = 0; i < REF_SET; i++)
        of[ref_figure(card[i])]++;
    if (of[REF_ALL_THREE] > 0) return true;
    if (of[REF_FOOT] == 1 && of[REF_HORSE] == 1 && of[REF_CANNON] == 1) return true;
    return of[REF_FOOT] == 3 || of[REF_HORSE] == 3 || of[REF_CANNON] == 3;
}

bool ref_has_set(const ref_pile_t *pile) {
    for (int a = 0; a < pile->count; a++)
        for (int b = a + 1; b < pile->count; b++)
            for (int c = b + 1; c < pile->count; c++)
                if (ref_is_set((int[REF_SET]){pile->card[a], pile->card[b], pile->card[c]})) return true;
    return false;
}

/* (h): 4 for the first, the table up to the eighth, then five more each; the twelfth is worth 45. */
int ref_set_value(int n) {
    static const int value[] = {4, 6, 8, 10, 12, 15, 20, 25};
    enum { PRINTED = sizeof value / sizeof value[0] };
    assert(n >= 1);
    return n <= PRINTED ? value[n - 1] : value[PRINTED - 1] + 5 * (n - PRINTED);
}
