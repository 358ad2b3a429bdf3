/* disc: keeping something on the disc, with the page that tells why that has failed and asks what to do.
 *
 *     static const keep_t match_file = …                         keep.h
 *     if (disc_keep(&match_file, keep_write) == STORE_GOOD) …
 *     draw everything again                                      whatever came of it
 *
 * A game whose rooms (game.mk) have src/save and src/save/page has these words, in this order: DISC_NONE, "this needs a disc drive",
 * and whatever else STORE_… (store.h) and KEEP_… (keep.h) say of the disc or of the file whose name is the headline; DISC_RETRY,
 * DISC_ANOTHER, DISC_LEAVE, the choices; DISC_CHANGE, "change the disc, then SPACE".
 */
#ifndef DISC_H
#define DISC_H

#include "keep.h"

/* Writes or reads a file (keep.h), as often as the player wants it tried: STORE_GOOD, or why it was given up. */
uint8_t disc_keep(const keep_t *file, uint8_t (*work)(void));

/* The page, for other work with the disc: 1, and the screen is dark, to try again. After STORE_GOOD there is none: 0. */
uint8_t disc_again(uint8_t came, const char *file);

#endif
