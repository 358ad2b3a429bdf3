/* The words of the command line. */
#include <stdio.h>
#include <stdlib.h>
#include "vocabulary.h"

const char *const card_words[CARD_KINDS + 1] = {
    "25",       "50",    "75",      "100",      "200",  "outofgas", "flat",          "accident", "limit",      "stop",
    "gasoline", "spare", "repairs", "endlimit", "roll", "tank",     "punctureproof", "ace",      "rightofway", NULL};

const char *const rules_words[RULES_COUNT + 1] = {"micro", "p62", "p88", "wm06", NULL};

const char *const reason_words[REASON_COUNT] = {"none",
                                                "draw-first",
                                                "play-now",
                                                "answer-attack",
                                                "answer-extension",
                                                "hand-over",
                                                "match-over",
                                                "not-held",
                                                "no-such-team",
                                                "own-team",
                                                "rival-team",
                                                "no-roll",
                                                "stopped",
                                                "speed-limit",
                                                "past-goal",
                                                "two-200s",
                                                "protected",
                                                "not-rolling",
                                                "stopped-already",
                                                "limited-already",
                                                "nothing-to-cure",
                                                "wrong-remedy",
                                                "rolling-already",
                                                "no-need-to-roll"};

const char *const line_words[LINE_COUNT] = {"milestones", "safeties", "coups",   "trip",
                                            "delayed",    "safetrip", "shutout", "extension"};

void words_check_players(const char *command, int rules, int players) {
    if (rules_table[rules].goal[players]) return;
    fprintf(stderr, "%s: --players %d does not suit --rules %s, which is for:", command, players, rules_words[rules]);
    for (int n = 0; n <= PLAYERS_MAX; n++)
        if (rules_table[rules].goal[n]) fprintf(stderr, " %d", n);
    fprintf(stderr, "\n");
    exit(2);
}
