/* The file of the options and of the best matches, in words. */
#include <stdio.h>
#include <string.h>
#include "hall_of_fame.h"
#include "settings.h"
#include "settings_print.h"
#include "vocabulary.h"

typedef struct {
    settings_t settings;
    hall_t hall[HALL_ROWS];
} kept_t;

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
        if (!name_fits(row[i].name)) return "a name without an end in the hall of fame";
        if (!row[i].hands || row[i].rules >= RULES_COUNT || row[i].level >= SEAT_KINDS)
            return "a match in the hall of fame that cannot have been";
    }
    return NULL;
}

static const char *fault(const uint8_t *bytes) {
    kept_t kept;
    memcpy(&kept, bytes, sizeof kept);
    const char *wrong = settings_fault(list, &kept.settings, kept.settings.seat);
    if (wrong) return wrong;
    if (!rules_table[kept.settings.rules].goal[kept.settings.players])
        return "so many players as the rulebook does not know";
    return hall_fault(kept.hall);
}

static void print(const uint8_t *bytes) {
    kept_t kept;
    memcpy(&kept, bytes, sizeof kept);
    settings_print(list, &kept.settings, kept.settings.seat);
    for (int i = 0; i < HALL_ROWS && !HALL_EMPTY(kept.hall[i]); i++)
        printf("hall=%d name=%s points=%d hands=%d rules=%s rival=%s\n", i + 1, kept.hall[i].name, kept.hall[i].points,
               kept.hall[i].hands, rules_words[kept.hall[i].rules], setting_kinds[kept.hall[i].level]);
}

const save_kind_t settings_kind = {SETTINGS_HEAD, fault, print};
_Static_assert(sizeof(kept_t) == SETTINGS_BYTES, "the same bytes for every compiler");
