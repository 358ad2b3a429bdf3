/* lobby_shots: the screens of src/frontend that need no stage, for the list of a game's shots (shots.h); it has shots_begin, too. */
#ifndef LOBBY_SHOTS_H
#define LOBBY_SHOTS_H

void lobby_title(void);       /* with its picture */
void lobby_title_again(void); /* with a smaller one, until the picture comes from the disc */
void lobby_title_lost(void);  /* without a disc */
void lobby_menu(void);
void lobby_menu_of_disc(void); /* with the way to the disc's other game */
void lobby_presentation(void);

#endif
