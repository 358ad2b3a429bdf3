/* The four rulebooks. Documents: 001 (MICRO), 004 second half and 000 (P62), 004 first half (P88), 002 (WM06).
 * RULEBOOKS.md describes them and how unclear passages are read. */
#include "cards.h"
#include "rules.h"

#define FOR(players) (1 << (players))
#define ALL_LINES    ((1 << LINE_COUNT) - 1)

const rules_t rules_table[RULES_COUNT] = {
    [RULES_MICRO] =
        {
            .goal = {[2] = STEPS(700)},
            .extended_for = 0,
            .short_pack = 0,
            .hazard_on_hazard = 0,
            .safety_plays_on = 1, /* "autorisé à rejouer immédiatement" (001, A.4) */
            .blitz = 0,
            .late_safety_cures = 0,                /* "elle y reste et il faudra l'acquitter" (001, A.4) */
            .late_safety_lifts = BIT_RIGHT_OF_WAY, /* "représente une exception … sont retirés" (001, A.4) */
            .roll_with_priority = 0,
            .opening = 0,
            .play_out = PLAY_OUT_NOT,         /* "sur épuisement du sabot" (001, A.6) */
            .shut_out = SHUT_OUT_EACH_ALWAYS, /* "même si ce dernier n'a pas atteint les 700" (001, A.6) */
            .extension_pays = 0,
            .lines = ALL_LINES & ~(1 << LINE_DELAYED) & ~(1 << LINE_EXTENSION),
        },
    [RULES_P62] =
        {
            .goal = {[2] = STEPS(700), [3] = STEPS(700), [4] = STEPS(1000), [6] = STEPS(700)},
            .extended_for = FOR(2) | FOR(3) | FOR(6), /* 004 second half, 10 C and 000, 11 C */
            .short_pack = BATTLE_HAZARDS | BIT_LIMIT, /* 004 second half, 10 A */
            .hazard_on_hazard = 0,                    /* "Under no circumstances" (004 second half, 2) */
            .safety_plays_on = 1,                     /* "entitles a player to another turn" (004 second half, 5 B) */
            .blitz = 0,
            .late_safety_cures = 1, /* "cancels the attack in progress" (004 second half, 6 B) */
            .late_safety_lifts = 0,
            .roll_with_priority = 1,
            .opening = 0,
            .play_out = PLAY_OUT_ALL, /* "must play out or discard in turn" (004 second half, 6 C) */
            .shut_out = SHUT_OUT_ALL_BY_TRIP,
            .extension_pays = EXTENSION_RIVALS_IF_BEATEN | EXTENSION_RIVALS_IF_NOBODY, /* "If he fails" (10 C) */
            .lines = ALL_LINES,
        },
    [RULES_P88] =
        {
            .goal = {[2] = STEPS(700), [3] = STEPS(700), [4] = STEPS(1000), [6] = STEPS(700)},
            .extended_for = FOR(2) | FOR(3) | FOR(6),
            .short_pack = BATTLE_HAZARDS | BIT_LIMIT,
            .hazard_on_hazard = 1, /* 004 first half, Special Notes G */
            .safety_plays_on = 1,  /* "take another complete turn" (004 first half, D 3) */
            .blitz = 0,
            .late_safety_cures = 1, /* "You overcome a … Hazard Card … already played" (004 first half, D 1) */
            .late_safety_lifts = 0,
            .roll_with_priority = 1,
            .opening = 0,
            .play_out = PLAY_OUT_LAYABLE, /* "Once all playable cards have been played" (004 first half, Ending) */
            .shut_out = SHUT_OUT_ALL_BY_TRIP,
            .extension_pays = EXTENSION_RIVALS_IF_BEATEN, /* "someone else reaches" (004 first half, 2 or 3, C 2) */
            .lines = ALL_LINES,
        },
    [RULES_WM06] =
        {
            .goal = {[2] = STEPS(700), [3] = STEPS(700), [4] = STEPS(1000), [6] = STEPS(1000)},
            .extended_for = FOR(2) | FOR(3), /* "ein Einzelspieler" (002, Verlängerung) */
            .short_pack = BATTLE_HAZARDS,    /* 4 Stop, 2 of each other hazard (002, Vorbereitungen) */
            .hazard_on_hazard = 0,
            .safety_plays_on = 0, /* "legt er eine aus … Eine Trumpfkarte kann ebenfalls" (002, Spielablauf 1) */
            .blitz = 1,           /* "nimmt man wieder 2 neue Karten" (002, Blitzaktion 2) */
            .late_safety_cures = 0,
            .late_safety_lifts = ALL_SAFETIES, /* "von Ihrem Stapel nehmen" (002, Trumpfkarten) */
            .roll_with_priority = 1,
            .opening = 1, /* "Hat man keine … zur Eröffnung, muss man eine Karte … abwerfen" (002, Der Start) */
            .play_out = PLAY_OUT_LAYABLE,      /* "solange welche ausgelegt werden können" (002, Unentschieden) */
            .shut_out = SHUT_OUT_EACH_BY_TRIP, /* "Für jeden Spieler/jedes Team im Schneider" (002) */
            .extension_pays = 0,               /* "derjenige, der dann als erster" (002, Verlängerung) */
            .lines = ALL_LINES,
        },
};
