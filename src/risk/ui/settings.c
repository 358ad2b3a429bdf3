/* What holds before the player has chosen anything. */
#include "settings.h"
#include <string.h>
#include "words.h"

settings_t settings;
uint8_t settings_changed;

const char *seat_name(uint8_t seat) {
    return settings.seat[seat].name;
}

/* Names for the machine's seats, so that no line ever says "player 3". */
static const char names[PLAYERS_MAX][NAME_MAX + 1] = {"", "Hugo", "Sophie", "Karl", "Bianca", "Oskar"};

void settings_reset(void) {
    uint8_t i;
    settings.players = 3;
    settings.deal = settings.defender = 0;
    settings.pace = PACE_NORMAL;
    settings.sound = HEAR_ALL;
    settings.advice = 1;
    settings.language = words_language();
    for (i = 0; i < PLAYERS_MAX; i++) {
        settings.seat[i].kind = SEAT_MEDIUM;
        strcpy(settings.seat[i].name, names[i]);
    }
    settings.seat[0].kind = SEAT_PERSON;
    strcpy(settings.seat[0].name, word(WORD_PLAYER));
}

uint8_t settings_speak(uint8_t language) {
    char *first = settings.seat[0].name;
    uint8_t unnamed = !strcmp(first, word(WORD_PLAYER)), came = words_load(language);
    if (unnamed) strcpy(first, word(WORD_PLAYER));
    settings.language = words_language();
    return came;
}
