/* Screens, rendered in a language of the game and compared with pictures that somebody looked at.
 *
 *     static const screenshots_t screens[] = {{"menu", menu, "20 shot @.png\n50 tap ESC\n"}, …};
 *     int main(int count, char **arguments) { return screenshots_main(count, arguments, screens, sizeof screens / sizeof *screens); }
 *
 *     program LANGUAGE DISC SCREEN FOLDER PICTURES
 *
 * writes FOLDER/<language>-<screen>.png and compares it with the same name in PICTURES. DISC is the folder of the language
 * files, SCREEN the 16 KB of the loading picture, which the title finds on the screen. When a screen changes on purpose: look
 * at the new pictures in FOLDER, then copy them. */
#ifndef SCREENSHOTS_H
#define SCREENSHOTS_H

/* A screen: how it is shown, and what is pressed meanwhile; @ stands for the picture's path without .png. */
typedef struct {
    const char *name;
    void (*show)(void);
    const char *script;
} screenshots_t;

extern const char *screenshots_disc, *screenshots_pictures; /* the folders */
extern char screenshots_own[];                              /* FOLDER/<language>: a disc to write on */

/* The loading picture is on the screen. */
void screenshots_load(void);

/* The game has this: everything as it is after switching on, before each screen. */
void screenshots_begin(void);

int screenshots_main(int count, char **arguments, const screenshots_t *screens, unsigned screen_count);

#endif
