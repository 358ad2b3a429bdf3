/* The file of the options and of the quickest victories, in words. */
#include <stdio.h>
#include <string.h>
#include "hall_of_fame.h"
#include "risk.h"
#include "settings.h"
#include "settings_print.h"

/* Its bytes stand one behind the other; here the hall has to be aligned. */
typedef struct {
    settings_t settings;
    hall_t hall[HALL_ROWS];
} kept_t;

static const char *const start_words[] = {"claim", "deal"};
static const setting_t list[] = {
    {"players", offsetof(settings_t, players), PLAYERS_MIN, PLAYERS_MAX, NULL},
    {"start", offsetof(settings_t, deal), 0, 1, start_words},
    {"defender-asked", offsetof(settings_t, defender), 0, 1, setting_yes},
    {"pace", offsetof(settings_t, pace), 0, PACES - 1, setting_paces},
    {"sound", offsetof(settings_t, sound), 0, HEAR_CHOICES - 1, setting_sounds},
    {"advice", offsetof(settings_t, advice), 0, 1, setting_yes},
    {"language", offsetof(settings_t, language), 0, 3, setting_languages},
    {NULL, 0, 0, 0, NULL},
};

static kept_t read(const uint8_t *bytes) {
    kept_t kept;
    memcpy(&kept.settings, bytes, sizeof kept.settings);
    memcpy(kept.hall, bytes + sizeof kept.settings, sizeof kept.hall);
    return kept;
}

static const char *hall_fault(const hall_t *row) {
    for (int i = 0; i < HALL_ROWS; i++) {
        if (i && !HALL_EMPTY(row[i]) && !HALL_BEFORE(row[i - 1], row[i]))
            return "a victory in the hall of fame after a slower one";
        if (HALL_EMPTY(row[i])) continue;
        if (!name_fits(row[i].name)) return "a name without an end in the hall of fame";
        if (row[i].players < PLAYERS_MIN || row[i].players > PLAYERS_MAX || row[i].level >= SEAT_KINDS)
            return "a victory in the hall of fame that cannot have been";
    }
    return NULL;
}

static const char *fault(const uint8_t *bytes) {
    kept_t kept = read(bytes);
    const char *wrong = settings_fault(list, &kept.settings, kept.settings.seat);
    return wrong ? wrong : hall_fault(kept.hall);
}

static void print(const uint8_t *bytes) {
    kept_t kept = read(bytes);
    settings_print(list, &kept.settings, kept.settings.seat);
    for (int i = 0; i < HALL_ROWS && !HALL_EMPTY(kept.hall[i]); i++)
        printf("hall=%d name=%s rounds=%d players=%d rival=%s\n", i + 1, kept.hall[i].name, kept.hall[i].rounds,
               kept.hall[i].players, setting_kinds[kept.hall[i].level]);
}

const save_kind_t settings_kind = {SETTINGS_HEAD, fault, print};
