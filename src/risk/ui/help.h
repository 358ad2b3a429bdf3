/* help: the keys that work at any time, also while the machine moves: log, comparison, own cards; and for who is asked, advice and
   saving. */
#ifndef HELP_H
#define HELP_H

#include <stdint.h>

/* By ↑, too, where an answer is chosen among words. True if one of them was pressed and answered: what was asked or said must then be said again. */
uint8_t help(uint8_t asked);

/* Saves the game. */
void help_save(void);

#endif
