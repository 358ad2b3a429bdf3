/* The table the player thinks about: a copy of its view, on which it may try a move. It has a place of its own in
 * memory; on a Z80 it is the one table there, and bot_think puts back what lay on it. */
#ifndef BOT_TABLE_H
#define BOT_TABLE_H

#include "bot.h"

#ifdef __SDCC
#define bot_table mille_table
#else
extern mille_t bot_table;
#endif

/* Lays the table as the view shows it. */
void bot_table_lay(const bot_view_t *view);

#endif
