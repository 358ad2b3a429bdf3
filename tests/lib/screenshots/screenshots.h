/* screenshots: renders screens in a language of the game and compares them with stored pictures.
 *
 *     static const screenshots_t screens[] = {{"menu", menu, "20 shot @.png\n50 tap ESC\n"}, …};
 *     return screenshots_main(count, arguments, screens, sizeof screens / sizeof *screens);
 *
 *     program LANGUAGE DISC SCREEN FOLDER PICTURES
 *
 * writes FOLDER/<language>-<screen>.png and compares it with the same name in PICTURES. DISC is the folder of the
 * language files, SCREEN the 16 KB of the loading picture, which is on the screen when the title begins. If a screen
 * changes on purpose, look at the new pictures in FOLDER, then copy them.
 */
#ifndef SCREENSHOTS_H
#define SCREENSHOTS_H

/* A screen: the function that shows it, and the keys to press; @ is the path of the picture without .png. */
typedef struct {
    const char *name;
    void (*show)(void);
    const char *script;
} screenshots_t;

extern const char *screenshots_disc, *screenshots_pictures; /* the folders */
extern char screenshots_own[];                              /* FOLDER/<language>: a writable disc */

/* Puts the loading picture on the screen. */
void screenshots_load(void);

/* Supplied by the game: resets everything to its initial state, before each screen. */
void screenshots_begin(void);

int screenshots_main(int count, char **arguments, const screenshots_t *screens, unsigned screen_count);

#endif
