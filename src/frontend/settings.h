/* settings: what the player has chosen. The options screen changes them, the match reads them. Their type is the game's
 * (game_config.h); the language is the first member, where the loader finds it. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "game_config.h"

enum { PACE_SLOW, PACE_NORMAL, PACE_FAST, PACES };
enum { HEAR_ALL, HEAR_EFFECTS, HEAR_NOTHING, HEAR_CHOICES };

extern settings_t settings;
extern uint8_t settings_changed; /* since they were read or written */

/* A seat, and its player's name. */
seat_t *seat_at(uint8_t seat);
const char *seat_name(uint8_t seat);

/* The level of the machine player there: 0, 1, 2. In a demonstration it plays a person's seat, too. */
uint8_t seat_level(uint8_t seat);

/* Sets the settings, the first player's name and the language apart: these come from the words. */
void settings_begin(const settings_t *first);

/* Whether the first player has no name yet, and is called "player". */
uint8_t settings_has_no_name(void);

/* Loads another language, as words_load does. A player without a name is called "player" in the new one.
 * settings.language is then the language in memory. */
uint8_t settings_set_language(uint8_t language);

#endif
