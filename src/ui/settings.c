/* What holds before the player has chosen anything. */
#include "settings.h"
#include "keys.h"
#include "words.h"

settings_t settings;

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
    settings.sound = 1;
    settings.classic = 0;
    settings.advice = 1;
    words_choose(keys_layout() == KEYS_AZERTY ? LANGUAGE_FR : LANGUAGE_EN);
    for (i = 0; i < PLAYERS_MAX; i++) {
        settings.seat[i].kind = i ? SEAT_MEDIUM : SEAT_PERSON;
        name_seat(&settings.seat[i], names[i]);
    }
    name_seat(&settings.seat[0], word(WORD_PLAYER));
}
