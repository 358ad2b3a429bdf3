/* game_layout: prints what the layout programs of all games have in common. */
#ifndef GAME_LAYOUT_H
#define GAME_LAYOUT_H

#define PIXELS(x) (4L * (x)) /* of mode 1 in so many bytes */

/* The addresses of the current game, which is the C object of that name, of the number of people and of the settings;
 * the parts of the settings. */
void game_layout(const char *object);

#endif
