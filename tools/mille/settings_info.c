/* The file of the options and the best matches, printed as words. */
#include <stdio.h>
#include <string.h>
#include "hall_of_fame.h"
#include "settings.h"
#include "settings_print.h"
#include "vocabulary.h"

typedef struct {
    settings_t settings;
    hall_t hall[HALL_ROWS];
} saved_t;

static const char *const prompt_words[] = {"short", "classic"}, *const keyboard_words[] = {"qwerty", "azerty"};
static const setting_t list[] = {
    {"rules", offsetof(settings_t, rules), 0, RULES_COUNT - 1, rules_words},
    {"players", offsetof(settings_t, players), 2, PLAYERS_MAX, NULL},
    {"pace", offsetof(settings_t, pace), 0, PACES - 1, setting_paces},
    {"sound", offsetof(settings_t, sound), 0, HEAR_CHOICES - 1, setting_sounds},
    {"prompts", offsetof(settings_t, classic), 0, 1, prompt_words},
    {"advice", offsetof(settings_t, advice), 0, 1, setting_yes},
    {"language", offsetof(settings_t, language), 0, 3, setting_languages},
    {"keyboard", offsetof(settings_t, keyboard), 0, 1, keyboard_words},
    {NULL, 0, 0, 0, NULL},
};

static const char *hall_fault(const hall_t *row) {
    for (int i = 0; i < HALL_ROWS; i++) {
        if (i && row[i].points > row[i - 1].points) return "a match in the hall of fame after a lesser one";
        if (HALL_EMPTY(row[i])) continue;
        if (!name_fits(row[i].name)) return "an unterminated name in the hall of fame";
        if (!row[i].hands || row[i].rules >= RULES_COUNT || row[i].level >= SEAT_KINDS)
            return "an impossible match in the hall of fame";
    }
    return NULL;
}

static const char *fault(const uint8_t *bytes) {
    saved_t saved;
    memcpy(&saved, bytes, sizeof saved);
    const char *wrong = settings_fault(list, &saved.settings, saved.settings.seat);
    if (wrong) return wrong;
    if (!rules_table[saved.settings.rules].goal[saved.settings.players])
        return "the rulebook is not for that number of players";
    return hall_fault(saved.hall);
}

static void print(const uint8_t *bytes) {
    saved_t saved;
    memcpy(&saved, bytes, sizeof saved);
    settings_print(list, &saved.settings, saved.settings.seat);
    for (int i = 0; i < HALL_ROWS && !HALL_EMPTY(saved.hall[i]); i++)
        printf("hall=%d name=%s points=%d hands=%d rules=%s rival=%s\n", i + 1, saved.hall[i].name,
               saved.hall[i].points, saved.hall[i].hands, rules_words[saved.hall[i].rules],
               setting_kinds[saved.hall[i].level]);
}

const save_kind_t settings_kind = {SETTINGS_HEAD, fault, print};
_Static_assert(sizeof(saved_t) == SETTINGS_BYTES, "the same bytes for every compiler");
