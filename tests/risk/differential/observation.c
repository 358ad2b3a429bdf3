/* The common parts of both observations. */
#include "observation.h"

ref_pile_t *observation_pile(ref_table_t *table, int place) {
    if (place == OBSERVATION_PACK) return &table->pack;
    return place == OBSERVATION_DISCARDS ? &table->discards : &table->hand[place];
}

bool observation_triple(const observation_t *observed, int n, int card[REF_SET]) {
    int hand[REF_CARDS], held = 0;
    if (n >= OBSERVATION_TRIPLES) return false;
    for (int i = 0; i < REF_CARDS; i++)
        if (observed->card[i] == observed->seat) hand[held++] = i;
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
