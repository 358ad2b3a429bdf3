/* game_throws: the losses of given dice by the rules of the game, which throws until these dice come up. */
#ifndef GAME_THROWS_H
#define GAME_THROWS_H

/* As ref_compare. */
void game_compare(const int attack[], int attackers, const int defence[], int defenders, int *attack_loss,
                  int *defence_loss);

/* How many armies too many or too few the throws so far have left on base and target, and how often a capture was
   missing or out of place. */
extern int game_throws_wrong;

#endif
