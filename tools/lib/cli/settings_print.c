/* Prints the settings that all games have. */
#include "settings_print.h"
#include <stdio.h>
#include <string.h>

const char *const setting_yes[] = {"no", "yes"}, *const setting_paces[] = {"slow", "normal", "fast"},
                  *const setting_sounds[] = {"all", "effects", "nothing"},
                  *const setting_languages[] = {"fr", "en", "de", "it"},
                  *const setting_kinds[SEAT_KINDS] = {"person", "easy", "medium", "hard"};

static uint8_t value_of(const setting_t *setting, const void *settings) {
    return ((const uint8_t *)settings)[setting->place];
}

bool name_fits(const char name[NAME_MAX + 1]) {
    return name[0] && memchr(name, 0, NAME_MAX + 1);
}

const char *settings_fault(const setting_t *list, const void *settings, const seat_t *seats) {
    static char fault[100];
    for (; list->name; list++) {
        uint8_t value = value_of(list, settings);
        if (value >= list->first && value <= list->last) continue;
        snprintf(fault, sizeof fault, "%s is %d, not %d to %d", list->name, value, list->first, list->last);
        return fault;
    }
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (seats[seat].kind >= SEAT_KINDS || !name_fits(seats[seat].name))
            return "invalid seat, or a name without an end";
    return NULL;
}

void settings_print(const setting_t *list, const void *settings, const seat_t *seats) {
    printf("settings");
    for (; list->name; list++) {
        uint8_t value = value_of(list, settings);
        if (list->words)
            printf(" %s=%s", list->name, list->words[value]);
        else
            printf(" %s=%d", list->name, value);
    }
    putchar('\n');
    for (int seat = 0; seat < SEATS_MAX; seat++)
        printf("seat=%d name=%s kind=%s\n", seat, seats[seat].name, setting_kinds[seats[seat].kind]);
}
