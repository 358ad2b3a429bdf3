/* Several games in one program of the PC: each becomes the current one in turn. */
#include "mille.h"

void mille_swap(mille_t *other) {
    mille_t current = mille_game;
    mille_game = *other;
    *other = current;
}
