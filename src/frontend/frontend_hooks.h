/* frontend_hooks: everything that a game provides for the front end.
 *
 * A game that links src/frontend (game.mk) has in its ui folder:
 *
 *   include/game_config.h   constants and types, compiled into src/frontend:
 *       GAME_FILE, GAME_LETTER        name of its files, letter in their header (save_format.h)
 *       settings_t                    the player's choices: language (first), players, pace, sound, advice,
 *                                     seat[SEATS_MAX]
 *       SETTINGS_VERSION              of the settings file
 *       OPTION_…, OPTIONS             rows of the options screen, among them OPTION_PLAYERS, followed by the seats,
 *                                     OPTION_DONE, and OPTION_SEAT, which stands for every seat
 *       OPTIONS_HELP, OPTIONS_INKS    help text of the first row (the others follow it), palette
 *       hall_t                        row of the hall of fame, with name and level
 *       HALL_EMPTY(row)               the row is unused
 *       HALL_BEFORE(row, now)         the row ranks before a new one, or equal
 *       HALL_INKS                     palette
 *       MENU_PAPER, MENU_TILES        line and height of the menu's paper
 *       MENU_ROWS, MENU_STEP          line of its first row, lines per row
 *       MENU_NARROW                   lines per row if there is one row more
 *       TITLE_SKY, TITLE_LAND         paint above and below the horizon while the title's picture is loaded
 *
 *   the functions and tables below, most of them in frontend_hooks.c
 *
 *   words.txt       GAME, PRESS, PLAYER, NO, YES, DONE, LANGUAGE; MENU_PLAY and the other rows in the order of menu.c;
 *                   PACE_…, HEAR_… and LEVEL_… in the order of their enums; KEYS_MENU, KEYS_OPTIONS, KEYS_NAME,
 *                   KEYS_GO_ON; DISC_…: see disc_error.h
 *   pictures.txt    the palettes dark, dialogue and table and the group frame (theme.h); the palette caption, for the
 *                   last line of the title; the screen loading
 *   sound           the tune TITLE, the effect CURSOR
 */
#ifndef FRONTEND_HOOKS_H
#define FRONTEND_HOOKS_H

#include "game_config.h"
#include "option.h"

/* ---- settings and options ---- */

/* Sets the defaults, by settings_begin (settings.h). */
void settings_reset(void);

/* The settings have changed: they take effect. */
void settings_apply(void);

/* Whether a match can have that many players. */
uint8_t settings_allows_players(uint8_t players);

extern const option_t option_rows[OPTIONS];

/* ---- title and menu ---- */

/* The title cycles these palettes over the loading picture; then comes the presentation. */
typedef struct {
    const uint8_t *inks;
    uint8_t frames; /* 0: the end of the table */
} title_palette_t;
extern const title_palette_t title_palettes[];

/* The title's screen while the loading picture is not there. */
void title_draw(void);

/* The page of the menu with the game's name and a picture above the paper, and what moves there in each frame. */
void menu_draw_head(void);
void menu_animate(void);

/* The rules page, and the presentation: TITLE_KEY if a key ended it. */
enum { TITLE_DEMO, TITLE_KEY };
void rules_show(void);
uint8_t presentation_show(void);

/* ---- a match ---- */

/* Asks whatever is asked before a new match. */
void ask_name(void);

/* A match to its end: a new one (MENU_MATCH), or the one that load_match has read (MENU_RESUME). */
enum { MENU_MATCH, MENU_RESUME, MENU_TITLE };
void play_match(uint8_t way);

/* A demonstration: the machine plays every seat until a key is pressed (input_interrupted) or the match ends. */
void play_demo(void);

/* The end of a match, won, lost or abandoned: 1 for another match, 0 for the menu. */
uint8_t winner_show(void);

/* Save the match being played, or read it, by disc_error.h: FILE_OK, or the status the player gave up at. The screen
 * is lost. */
uint8_t save_match(void);
uint8_t load_match(void);

/* ---- hall of fame ---- */

/* Enters the match that has ended: fills hall_now but for name and level, and returns what hall_insert does
 * (hall_of_fame.h); HALL_ROWS if nobody has won. */
uint8_t hall_enter(void);

/* Draws what stands right of the name of hall_now, at page_y, and in the line below it. */
void hall_draw_value(void);
void hall_draw_below(void);

#endif
