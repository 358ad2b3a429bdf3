/* The cards and the piles they lie in. */
#include <assert.h>
#include <stddef.h>

#include "reference_model.h"

/* The same pack in all four: Micro A.1 to A.4, 1962 diagram 1, 1988 The Cards, 2006 Die Karten. */
static const struct {
    const char *name;
    ref_family_t family;
    int miles, copies;
} facts[REF_KINDS] = {
    [REF_KM_25] = {"25", REF_DISTANCE, 25, 10},
    [REF_KM_50] = {"50", REF_DISTANCE, 50, 10},
    [REF_KM_75] = {"75", REF_DISTANCE, 75, 10},
    [REF_KM_100] = {"100", REF_DISTANCE, 100, 12},
    [REF_KM_200] = {"200", REF_DISTANCE, 200, 4},
    [REF_OUT_OF_GAS] = {"outofgas", REF_HAZARD, 0, 3},
    [REF_FLAT_TIRE] = {"flat", REF_HAZARD, 0, 3},
    [REF_ACCIDENT] = {"accident", REF_HAZARD, 0, 3},
    [REF_SPEED_LIMIT] = {"limit", REF_HAZARD, 0, 4},
    [REF_STOP] = {"stop", REF_HAZARD, 0, 5},
    [REF_GASOLINE] = {"gasoline", REF_REMEDY, 0, 6},
    [REF_SPARE_TIRE] = {"spare", REF_REMEDY, 0, 6},
    [REF_REPAIRS] = {"repairs", REF_REMEDY, 0, 6},
    [REF_END_OF_LIMIT] = {"endlimit", REF_REMEDY, 0, 6},
    [REF_ROLL] = {"roll", REF_REMEDY, 0, 14},
    [REF_EXTRA_TANK] = {"tank", REF_SAFETY, 0, 1},
    [REF_PUNCTURE_PROOF] = {"punctureproof", REF_SAFETY, 0, 1},
    [REF_DRIVING_ACE] = {"ace", REF_SAFETY, 0, 1},
    [REF_RIGHT_OF_WAY] = {"rightofway", REF_SAFETY, 0, 1},
};

const char *ref_name(ref_kind_t kind) {
    return facts[kind].name;
}

ref_family_t ref_family(ref_kind_t kind) {
    return facts[kind].family;
}

int ref_miles(ref_kind_t kind) {
    return facts[kind].miles;
}

int ref_copies(ref_kind_t kind) {
    return facts[kind].copies;
}

ref_kind_t ref_remedy_of(ref_kind_t hazard) {
    switch (hazard) {
    case REF_OUT_OF_GAS:
        return REF_GASOLINE;
    case REF_FLAT_TIRE:
        return REF_SPARE_TIRE;
    case REF_ACCIDENT:
        return REF_REPAIRS;
    case REF_SPEED_LIMIT:
        return REF_END_OF_LIMIT;
    default:
        assert(hazard == REF_STOP);
        return REF_ROLL;
    }
}

ref_kind_t ref_safety_of(ref_kind_t hazard) {
    switch (hazard) {
    case REF_OUT_OF_GAS:
        return REF_EXTRA_TANK;
    case REF_FLAT_TIRE:
        return REF_PUNCTURE_PROOF;
    case REF_ACCIDENT:
        return REF_DRIVING_ACE;
    default:
        assert(hazard == REF_STOP || hazard == REF_SPEED_LIMIT);
        return REF_RIGHT_OF_WAY;
    }
}

void ref_put(ref_pile_t *pile, const ref_card_t *card) {
    assert(card != NULL && pile->count < REF_CARDS);
    pile->card[pile->count++] = card;
}

const ref_card_t *ref_take_top(ref_pile_t *pile) {
    assert(pile->count > 0);
    return pile->card[--pile->count];
}

/* Takes a card of this kind out of the pile, wherever it lies; the others keep their order. NULL: there is none. */
const ref_card_t *ref_take(ref_pile_t *pile, ref_kind_t kind) {
    const ref_card_t *taken = NULL;
    int kept = 0;
    for (int i = 0; i < pile->count; i++) {
        if (taken == NULL && pile->card[i]->kind == kind)
            taken = pile->card[i];
        else
            pile->card[kept++] = pile->card[i];
    }
    pile->count = kept;
    return taken;
}

bool ref_shows(const ref_pile_t *pile, ref_kind_t kind) {
    return pile->count > 0 && pile->card[pile->count - 1]->kind == kind;
}

int ref_count(const ref_pile_t *pile, ref_kind_t kind) {
    int count = 0;
    for (int i = 0; i < pile->count; i++)
        if (pile->card[i]->kind == kind) count++;
    return count;
}
