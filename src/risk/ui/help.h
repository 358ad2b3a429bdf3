/* help: the keys for history, statistics and own cards, which work at any time; and for advice and saving, which work
 * while a person is asked. */
#ifndef HELP_H
#define HELP_H

#include <stdint.h>

/* Answers such a key, if one was typed; `asked`: a person is asked, then ↑ offers the same as a choice. Returns 1 if a
 * page was shown: the text of the dialogue must then be written again. */
uint8_t help(uint8_t asked);

/* Saves the game. */
void help_save(void);

#endif
