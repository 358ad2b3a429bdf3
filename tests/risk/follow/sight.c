/* What both sights share. */
#include "sight.h"

ref_pile_t *sight_pile(ref_table_t *table, int place) {
    if (place == SIGHT_PACK) return &table->pack;
    return place == SIGHT_DISCARDS ? &table->discards : &table->hand[place];
}

bool sight_triple(const sight_t *sight, int n, int card[REF_SET]) {
    int hand[REF_CARDS], held = 0;
    if (n >= SIGHT_TRIPLES) return false;
    for (int i = 0; i < REF_CARDS; i++)
        if (sight->card[i] == sight->seat) hand[held++] = i;
    for (int a = 0; a < held; a++) {
        for (int b = a + 1; b < held; b++) {
            for (int c = b + 1; c < held; c++) {
                if (n-- > 0) continue;
                card[0] = hand[a], card[1] = hand[b], card[2] = hand[c];
                return true;
            }
        }
    }
    return false;
}
