/* frontend: the screens around a match. Screens are functions that return when the player leaves them; main.c calls them:
 *
 *     title ──key──> menu ──new match──> name ──> match ──> winner ──another?──> match or menu
 *       │             └──kept match───────────────┘
 *       └──left alone──> match, machine against machine, any key ends it
 *
 * A game whose rooms (game.mk) have src/frontend gives it what is marked "the game's" here and in option.h, settings.h, hall_of_fame.h and
 * saves.h; the tune TITLE, the palette "caption" of the title's last line, and these words: GAME, PRESS, PLAYER, NO, YES, DONE; MENU_PLAY and the
 * other rows in the order of menu.c; PACE_…, HEAR_… and LEVEL_… in the order of their enums; KEYS_MENU, KEYS_OPTIONS, KEYS_NAME, KEYS_GO_ON.
 */
#ifndef FRONTEND_H
#define FRONTEND_H

#include "game_config.h"

/* TITLE_DEMO: nobody is there; TITLE_KEY: the player wants the menu. */
enum { TITLE_DEMO, TITLE_KEY };
uint8_t title_show(void);

/* The title's picture was painted while the game was loading, and hours pass over it. The game's: what each of them wears, and the
 * smaller title that stands there once the picture is gone. */
typedef struct {
    const uint8_t *inks;
    uint8_t frames; /* 0: the day is over */
} title_palette_t;
extern const title_palette_t title_palettes[];
void title_draw(void);

/* MENU_MATCH: play with these settings; MENU_RESUME: the match that was kept is there again; MENU_TITLE: back to the title. */
enum { MENU_MATCH, MENU_RESUME, MENU_TITLE };
uint8_t menu_show(void);

/* The game's: a page with its name and a picture above the paper of the menu; what moves there, in each frame; what is asked before a new
 * match. */
void menu_draw_head(void);
void menu_animate(void);
void ask_name(void);

/* What the player may choose (settings.h), and who plays. */
void options_show(void);

/* The game's rules, and its presentation: TITLE_KEY if a key broke it off. */
void rules_show(void);
uint8_t presentation_show(void);

/* The game's match, to its end: a new one (MENU_MATCH), or the one that was kept (MENU_RESUME); and the same by the machine alone, until
 * a key is pressed. */
void play_match(uint8_t way);
void play_demo(void);

/* The game's end of a match, won, lost or abandoned. Returns 1 for another match, 0 for the menu. */
uint8_t winner_show(void);

#endif
