/* statistics: the players side by side, and the dice of the game. */
#ifndef STATISTICS_H
#define STATISTICS_H

/* Counts the throw of dice_face in match_memory. */
void statistics_count_dice(void);

/* The page. */
void statistics_show(void);

#endif
