/* frontend_screenshots: the screens of src/frontend that need no preparation, for the list of a game's screenshots
 * (screenshots.h). Defines screenshots_begin too. */
#ifndef FRONTEND_SCREENSHOTS_H
#define FRONTEND_SCREENSHOTS_H

void frontend_title(void);       /* with its picture */
void frontend_title_again(void); /* with a smaller one, until the picture is loaded from the disc */
void frontend_title_lost(void);  /* without a disc */
void frontend_menu(void);
void frontend_menu_of_disc(void); /* with the entry for the disc's other game */
void frontend_presentation(void);

#endif
