#ifndef SCREENS_H
#define SCREENS_H
/*  The screens that the menu opens. Each returns when the player leaves it. */
#include <stdint.h>

/* The menu without its line of keys, dark: the title when its picture is gone. */
void menu_draw_face(void);

/* Rulebook, players, language and habits: settings.h. */
void options_show(void);

/* What every rulebook shares, then a page for each. */
void rulebooks_show(void);

/* The presentation of the cards, family by family. True if a key broke it off. */
uint8_t presentation_show(void);

#endif
