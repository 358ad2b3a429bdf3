/* The words of the command line. */
#include <stdio.h>
#include <stdlib.h>
#include "vocabulary.h"

const char *const card_words[CARD_KINDS + 1] = {
    [CARD_25] = "25",
    [CARD_50] = "50",
    [CARD_75] = "75",
    [CARD_100] = "100",
    [CARD_200] = "200",
    [CARD_OUT_OF_GAS] = "outofgas",
    [CARD_FLAT] = "flat",
    [CARD_ACCIDENT] = "accident",
    [CARD_LIMIT] = "limit",
    [CARD_STOP] = "stop",
    [CARD_GASOLINE] = "gasoline",
    [CARD_SPARE] = "spare",
    [CARD_REPAIRS] = "repairs",
    [CARD_END_LIMIT] = "endlimit",
    [CARD_ROLL] = "roll",
    [CARD_TANK] = "tank",
    [CARD_PUNCTURE_PROOF] = "punctureproof",
    [CARD_ACE] = "ace",
    [CARD_RIGHT_OF_WAY] = "rightofway",
};

const char *const rules_words[RULES_COUNT + 1] = {
    [RULES_MICRO] = "micro", [RULES_P62] = "p62", [RULES_P88] = "p88", [RULES_WM06] = "wm06"};

const char *const reason_words[REASON_COUNT] = {
    [REASON_NONE] = "none",
    [REASON_DRAW_FIRST] = "draw-first",
    [REASON_PLAY_NOW] = "play-now",
    [REASON_ANSWER_ATTACK] = "answer-attack",
    [REASON_ANSWER_EXTENSION] = "answer-extension",
    [REASON_HAND_OVER] = "hand-over",
    [REASON_MATCH_OVER] = "match-over",
    [REASON_NOT_HELD] = "not-held",
    [REASON_NO_TEAM] = "no-such-team",
    [REASON_OWN_TEAM] = "own-team",
    [REASON_RIVAL_TEAM] = "rival-team",
    [REASON_NO_ROLL] = "no-roll",
    [REASON_STOPPED] = "stopped",
    [REASON_LIMITED] = "speed-limit",
    [REASON_TOO_FAR] = "past-goal",
    [REASON_TWO_200] = "two-200s",
    [REASON_PROTECTED] = "protected",
    [REASON_NOT_ROLLING] = "not-rolling",
    [REASON_STOPPED_ALREADY] = "stopped-already",
    [REASON_LIMITED_ALREADY] = "limited-already",
    [REASON_NOTHING_TO_CURE] = "nothing-to-cure",
    [REASON_WRONG_REMEDY] = "wrong-remedy",
    [REASON_ROLLING_ALREADY] = "rolling-already",
    [REASON_NO_NEED_TO_ROLL] = "no-need-to-roll",
};

const char *const line_words[LINE_COUNT] = {
    [LINE_MILESTONES] = "milestones", [LINE_SAFETIES] = "safeties",
    [LINE_COUPS] = "coups",           [LINE_TRIP] = "trip",
    [LINE_DELAYED] = "delayed",       [LINE_SAFE_TRIP] = "safetrip",
    [LINE_SHUT_OUT] = "shutout",      [LINE_EXTENSION] = "extension",
};

void words_check_players(const char *command, int rules, int players) {
    if (rules_table[rules].goal[players]) return;
    fprintf(stderr, "%s: --players %d does not suit --rules %s, which is for:", command, players, rules_words[rules]);
    for (int n = 0; n <= PLAYERS_MAX; n++)
        if (rules_table[rules].goal[n]) fprintf(stderr, " %d", n);
    fprintf(stderr, "\n");
    exit(2);
}
