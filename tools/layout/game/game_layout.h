/* game_layout: prints what the layout programs of all games have in common. */
#ifndef GAME_LAYOUT_H
#define GAME_LAYOUT_H

#define PIXELS(x) (4L * (x)) /* of mode 1 in so many bytes */

/* The addresses of the current game, which is the C object of that name, and of the number of people; the parts of the
 * settings; the screens that wait for a key and the widgets on them. */
void game_layout(const char *object);

#endif
