/* launch_menu: back to the menu of the disc. A game offers it where boot_flags (boot.h) has BOOT_MENU. */
#ifndef LAUNCH_MENU_H
#define LAUNCH_MENU_H

/* Starts the menu of the disc, in the same language. Returns on failure, after the disc-error screen: draw everything
 * again. */
void launch_menu(void);

#endif
