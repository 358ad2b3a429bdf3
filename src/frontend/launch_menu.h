/* neighbour: the other games of the disc. A game shows the row for it where boot_flags (file.h) has BOOT_MENU. */
#ifndef LAUNCH_MENU_H
#define LAUNCH_MENU_H

/* Leaves for the menu of the disc, which speaks the same language. Where that fails, the page of the disc (disc_error.h) has told why: draw
 * everything again. */
void launch_menu(void);

#endif
