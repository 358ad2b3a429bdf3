/* The numbers of the rules that a sentence of the manual may name: {=cards}. */
#include "game.h"
#include "mille.h"

const char *values_find(const char *name) {
    const value_t values[] = {
        {"cards", CARD_MAX},
        {"dealt", HAND_DEALT},
        {"held", HAND_MAX},
        {"match", MATCH_POINTS},
        {"players", PLAYERS_MAX},
        {"trip", rules_table[RULES_MICRO].goal[2] * CARD_STEP_KM},
        {"extended", EXTENDED_GOAL * CARD_STEP_KM},
        {"safety", mille_line_worth[LINE_SAFETIES]},
        {"coup", mille_line_worth[LINE_COUPS]},
        {"safety-by-coup", mille_line_worth[LINE_SAFETIES] + 0u + mille_line_worth[LINE_COUPS]},
        {"completed", mille_line_worth[LINE_TRIP]},
        {"safe-trip", mille_line_worth[LINE_SAFE_TRIP]},
        {"extension", mille_line_worth[LINE_EXTENSION]},
        {"rolls", card_copies[CARD_ROLL]},
        {"stops", card_copies[CARD_STOP]},
    };
    return values_among(values, sizeof values / sizeof *values, name);
}
