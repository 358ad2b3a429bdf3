/* settings_print: prints and validates the settings that all games have. */
#ifndef SETTINGS_PRINT_H
#define SETTINGS_PRINT_H

#include "save_file.h"
#include "seat.h"

/* An option: one byte of the settings. */
typedef struct {
    const char *name;
    size_t place;
    uint8_t first, last;
    const char *const *words; /* for the values from 0 on; NULL: print numbers */
} setting_t;

extern const char *const setting_yes[],
    *const setting_paces[], *const setting_sounds[], *const setting_languages[], *const setting_kinds[SEAT_KINDS];

/* Describes a value that the game cannot have written, or returns NULL. The list ends with an entry without a name. */
const char *settings_fault(const setting_t *list, const void *settings, const seat_t *seats);
void settings_print(const setting_t *list, const void *settings, const seat_t *seats);

/* The settings file of the game. */
extern const save_kind_t settings_kind;

/* One to seven letters; the bytes after the terminating zero do not matter. */
bool name_fits(const char name[NAME_MAX + 1]);

#endif
