/* settings: what the player has chosen. The options screen changes them, the match reads them. Which there are is the game's (game_config.h);
 * among them are players, pace, sound, advice and the seats; the language is the first, where the loader finds it. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "game_config.h"

enum { PACE_SLOW, PACE_NORMAL, PACE_FAST, PACES };
enum { HEAR_ALL, HEAR_EFFECTS, HEAR_NOTHING, HEAR_CHOICES };

extern settings_t settings;
extern uint8_t settings_changed; /* since they were read or written */

/* Who sits there. */
seat_t *seat_at(uint8_t seat);
const char *seat_name(uint8_t seat);

/* How well the machine plays there: 0, 1, 2. In a demonstration it plays for a person, too. */
uint8_t seat_level(uint8_t seat);

/* The game's: what holds before the player has chosen anything, all but the first name and the language, which settings_begin knows. */
void settings_reset(void);
void settings_begin(const settings_t *first);

/* The game's: what was chosen holds from now on; and whether so many may play. */
void settings_apply(void);
uint8_t settings_allows_players(uint8_t players);

/* Whether the first player has not got a name yet. */
uint8_t settings_has_no_name(void);

/* Changes the language as words_load does; who has not got a name is "player" in the new one. settings.language is the one in
 * force then. */
uint8_t settings_set_language(uint8_t language);

#endif
