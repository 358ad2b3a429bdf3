/* neighbour: the other games of the disc. A game shows the row for it where store_started (store.h) has STORE_MENU. */
#ifndef NEIGHBOUR_H
#define NEIGHBOUR_H

/* Leaves for the menu of the disc, which speaks the same language. Where that fails, the page of the disc (disc.h) has told why: draw
 * everything again. */
void neighbour_run(void);

#endif
