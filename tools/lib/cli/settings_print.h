/* settings_print: the words for what every game keeps of its options. */
#ifndef SETTINGS_PRINT_H
#define SETTINGS_PRINT_H

#include "save_file.h"
#include "seat.h"

/* An option: a byte of the settings. */
typedef struct {
    const char *name;
    size_t place;
    uint8_t first, last;
    const char *const *words; /* for the values from 0 on; NULL: numbers */
} setting_t;

extern const char *const setting_yes[],
    *const setting_paces[], *const setting_sounds[], *const setting_languages[], *const setting_kinds[SEAT_KINDS];

/* What no game can have written, in words, or NULL. The list ends without a name. */
const char *settings_fault(const setting_t *list, const void *settings, const seat_t *seats);
void settings_print(const setting_t *list, const void *settings, const seat_t *seats);

/* The game's kind of such a file. */
extern const save_kind_t settings_kind;

/* One to seven letters, and zeros behind them or not: typing leaves there what it likes. */
bool name_fits(const char name[NAME_MAX + 1]);

#endif
