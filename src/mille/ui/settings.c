/* What holds before the player has chosen anything. */
#include <string.h>
#include "settings.h"
#include "keys.h"
#include "words.h"

settings_t settings;
uint8_t settings_changed;

const char *seat_name(uint8_t seat) {
    return settings.seat[seat].name;
}

static void name_seat(seat_t *seat, const char *name) {
    char *to = seat->name;
    while ((*to++ = *name++))
        ;
}

/* Names of the machine's drivers, so that the dialogue line never says "player 3". */
static const char *const names[PLAYERS_MAX] = {"", "Arthur", "Lucie", "Marcel", "Odette", "Victor"};

void settings_reset(void) {
    uint8_t i;
    settings.rules = RULES_MICRO;
    settings.players = 2;
    settings.pace = PACE_NORMAL;
    settings.sound = HEAR_ALL;
    settings.classic = 0;
    settings.advice = 1;
    settings.language = words_language();
    settings.keyboard = keys_layout();
    for (i = 0; i < PLAYERS_MAX; i++) {
        settings.seat[i].kind = i ? SEAT_MEDIUM : SEAT_PERSON;
        name_seat(&settings.seat[i], names[i]);
    }
    name_seat(&settings.seat[0], word(WORD_PLAYER));
}

uint8_t settings_unnamed(void) {
    return !strcmp(settings.seat[0].name, word(WORD_PLAYER));
}

uint8_t settings_speak(uint8_t language) {
    uint8_t unnamed = settings_unnamed(), came = words_load(language);
    if (unnamed) name_seat(&settings.seat[0], word(WORD_PLAYER));
    settings.language = words_language();
    return came;
}
