/* The table the player thinks about: a copy of its view, on which it may try a move. It has a place of its own in
 * memory, because a Z80 reads a fixed address faster and with fewer bytes than it follows a pointer. */
#ifndef TABLE_H
#define TABLE_H

#include "bot.h"

extern mille_t bot_table;

/* Lays the table as the view shows it. */
void table_lay(const bot_view_t *view);

#endif
