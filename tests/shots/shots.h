/* Screens, rendered in a language of the game and compared with pictures that somebody looked at.
 *
 *     static const shots_t screens[] = {{"menu", menu, "20 shot @.png\n50 tap ESC\n"}, …};
 *     int main(int count, char **arguments) { return shots_main(count, arguments, screens, sizeof screens / sizeof *screens); }
 *
 *     program LANGUAGE DISC SCREEN FOLDER PICTURES
 *
 * writes FOLDER/<language>-<screen>.png and compares it with the same name in PICTURES. DISC is the folder of the language
 * files, SCREEN the 16 KB of the loading picture, which the title finds on the screen. When a screen changes on purpose: look
 * at the new pictures in FOLDER, then copy them. */
#ifndef SHOTS_H
#define SHOTS_H

/* A screen: how it is shown, and what is pressed meanwhile; @ stands for the picture's path without .png. */
typedef struct {
    const char *name;
    void (*show)(void);
    const char *script;
} shots_t;

extern const char *shots_disc, *shots_pictures; /* the folders */
extern char shots_own[];                        /* FOLDER/<language>: a disc to write on */

/* The loading picture is on the screen. */
void shots_load(void);

/* The game has this: everything as it is after switching on, before each screen. */
void shots_begin(void);

int shots_main(int count, char **arguments, const shots_t *screens, unsigned screen_count);

#endif
