/* frontend: the screens around a match. Screens are functions that return when the player leaves them; main.c calls
 * them:
 *
 *     title ──key──> menu ──new match──> name ──> match ──> winner ──another?──> match or menu
 *       │             └──saved match──────────────┘
 *       └──no key──> demonstration, ended by any key
 *
 * frontend_hooks.h lists what a game provides for them.
 */
#ifndef FRONTEND_H
#define FRONTEND_H

#include "frontend_hooks.h"

/* TITLE_DEMO: no key was pressed, a demonstration follows; TITLE_KEY: the menu does. */
uint8_t title_show(void);

/* MENU_MATCH: a match with these settings; MENU_RESUME: the saved match, which load_match has read; MENU_TITLE: back
 * to the title. */
uint8_t menu_show(void);

/* Settings (settings.h) and seats. */
void options_show(void);

#endif
