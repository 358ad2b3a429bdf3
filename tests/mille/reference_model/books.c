/* The rules of each rulebook, for each number of players. */
#include <assert.h>

#include "reference_model.h"

/* 2 or 3 players are on their own, 4 and 6 form pairs (1962 10 and 11, 1988 and 2006 the same). */
static bool alone(int players) {
    return players == 2 || players == 3;
}

/* The manual of the home computer game: two players, one of them the machine. */
static ref_rules_t micro(void) {
    return (ref_rules_t){
        .goal = 700,                         /* A */
        .may_extend = false,                 /* never mentioned */
        .hazard_on_hazard = false,           /* A.2 */
        .safety_gives_turn = true,           /* A.4: "rejouer immédiatement" */
        .opening = false,                    /* A.1: only kilometres need a Roll */
        .lightning = false,                  /* never mentioned */
        .late_safety = REF_MUST_BE_REMEDIED, /* A.4 */
        .end = REF_OVER_AT_ONCE,             /* A.6: the hand may end because the pile is used up */
        .delayed_action = false,             /* never mentioned */
        .extension_bonus = REF_NO_BONUS,
        .shut_out = REF_ANYBODY_AT_ZERO, /* A.6 */
    };
}

/* Parker 1962, in English and in French. */
static ref_rules_t parker_1962(int players) {
    ref_rules_t rules = {
        .goal = players == 4 ? 1000 : 700,          /* 1, 10.B, 11.B */
        .may_extend = players != 4,                 /* 10.C, 11.C */
        .hazard_on_hazard = false,                  /* 2, hazard cards */
        .safety_gives_turn = true,                  /* 5.B, 6.B */
        .opening = false,                           /* 5.C: a hazard may be played instead */
        .lightning = false,                         /* never mentioned */
        .late_safety = REF_COUNTS_NO_LONGER,        /* 6.B */
        .end = REF_OVER_WHEN_ALL_IS_PLAYED,         /* 6.C: "must play out or discard in turn" */
        .delayed_action = true,                     /* 6.C, 8 */
        .extension_bonus = REF_CALLER_OR_OPPONENTS, /* 10.C */
        .shut_out = REF_ALL_AT_ZERO,                /* 8 */
    };
    for (ref_kind_t hazard = REF_OUT_OF_GAS; hazard <= REF_STOP; hazard++)
        rules.left_out[hazard] = alone(players); /* 10.A */
    return rules;
}

/* Parker 1988 differs from 1962 in three places only. */
static ref_rules_t parker_1988(int players) {
    ref_rules_t rules = parker_1962(players);
    rules.hazard_on_hazard = true;                /* special note G */
    rules.extension_bonus = REF_CALLER_OR_BEATEN; /* rules for 2 or 3 players, C.2 */
    rules.end = REF_OVER_WHEN_NOTHING_PLAYABLE;   /* Ending a Hand: "once all playable cards have been played" */
    return rules;
}

/* Winning Moves 2006. The Speed Limit is a speed card there, not one of the hazards of which one is taken out. */
static ref_rules_t winning_moves_2006(int players) {
    ref_rules_t rules = {
        .goal = alone(players) ? 700 : 1000,   /* Spielziel */
        .may_extend = alone(players),          /* Verlängerung */
        .hazard_on_hazard = false,             /* Angriff */
        .safety_gives_turn = false,            /* Weiterer Spielablauf: one of the things the one card may be */
        .opening = true,                       /* Der Start: without a Roll "muss man eine Karte … abwerfen" */
        .lightning = true,                     /* Blitzaktion 2 */
        .late_safety = REF_TAKEN_OFF,          /* Trumpfkarten: "von Ihrem Stapel nehmen" */
        .end = REF_OVER_WHEN_NOTHING_PLAYABLE, /* Unentschieden: "solange welche ausgelegt werden können" */
        .delayed_action = true,                /* Die Krönung */
        .extension_bonus = REF_FIRST_THERE,    /* Verlängerung */
        .shut_out = REF_EACH_AT_ZERO,          /* Schneider */
    };
    rules.left_out[REF_STOP] = alone(players); /* Vorbereitungen */
    rules.left_out[REF_OUT_OF_GAS] = alone(players);
    rules.left_out[REF_FLAT_TIRE] = alone(players);
    rules.left_out[REF_ACCIDENT] = alone(players);
    return rules;
}

ref_rules_t ref_read_rules(ref_book_t book, int players) {
    assert(book == REF_MICRO ? players == 2 : alone(players) || players == 4 || players == 6);
    switch (book) {
    case REF_MICRO:
        return micro();
    case REF_P62:
        return parker_1962(players);
    case REF_P88:
        return parker_1988(players);
    default:
        return winning_moves_2006(players);
    }
}
