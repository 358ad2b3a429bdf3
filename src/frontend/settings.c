/* The settings. */
#include "settings.h"
#include <string.h>
#include "words.h"

settings_t settings;
uint8_t settings_changed;

seat_t *seat_at(uint8_t seat) {
    return &settings.seat[seat];
}

const char *seat_name(uint8_t seat) {
    return seat_at(seat)->name;
}

uint8_t seat_level(uint8_t seat) {
    uint8_t kind = seat_at(seat)->kind;
    if (kind == SEAT_PERSON) kind = SEAT_MEDIUM;
    return SEAT_LEVEL(kind);
}

/* The language has changed. */
static void speak(uint8_t unnamed) {
    if (unnamed) strcpy(settings.seat[0].name, word(WORD_PLAYER));
    settings.language = words_language();
}

void settings_begin(const settings_t *first) {
    settings = *first;
    speak(1);
}

uint8_t settings_has_no_name(void) {
    return !strcmp(settings.seat[0].name, word(WORD_PLAYER));
}

uint8_t settings_set_language(uint8_t language) {
    uint8_t unnamed = settings_has_no_name(), status = words_load(language);
    speak(unnamed);
    return status;
}
