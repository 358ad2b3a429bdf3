/* Printing the file of the options and of the hall of fame. */
#include <stdio.h>
#include <string.h>
#include "hall_of_fame.h"
#include "risk.h"
#include "settings.h"
#include "settings_print.h"

/* In the file there is no padding; here the hall is aligned. */
typedef struct {
    settings_t settings;
    hall_t hall[HALL_ROWS];
} settings_file_t;

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

static settings_file_t read(const uint8_t *bytes) {
    settings_file_t file;
    memcpy(&file.settings, bytes, sizeof file.settings);
    memcpy(file.hall, bytes + sizeof file.settings, sizeof file.hall);
    return file;
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
    settings_file_t file = read(bytes);
    const char *wrong = settings_fault(list, &file.settings, file.settings.seat);
    return wrong ? wrong : hall_fault(file.hall);
}

static void print(const uint8_t *bytes) {
    settings_file_t file = read(bytes);
    settings_print(list, &file.settings, file.settings.seat);
    for (int i = 0; i < HALL_ROWS && !HALL_EMPTY(file.hall[i]); i++)
        printf("hall=%d name=%s rounds=%d players=%d rival=%s\n", i + 1, file.hall[i].name, file.hall[i].rounds,
               file.hall[i].players, setting_kinds[file.hall[i].level]);
}

const save_kind_t settings_kind = {SETTINGS_HEAD, fault, print};
