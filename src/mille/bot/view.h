/* view: the view of a seat as the current game. The bot tries moves there; bot_think puts the real game back. */
#ifndef VIEW_H
#define VIEW_H

#include "bot.h"

/* Makes mille_game the table that the view shows. */
void view_lay(const bot_view_t *view);

#endif
