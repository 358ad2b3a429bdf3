/* disc: keeping something on the disc, with the page that tells why that has failed and asks what to do.
 *
 *     static const safe_file_t match_file = …                         safe_file.h
 *     if (disc_file(&match_file, safe_file_write) == FILE_OK) …
 *     draw everything again                                      whatever came of it
 *
 * A game whose rooms (game.mk) have src/save and src/frontend has these words, in this order: DISC_NONE, "this needs a disc drive",
 * and whatever else FILE_… (file.h) and SAFE_FILE_… (safe_file.h) say of the disc or of the file whose name is the headline; DISC_RETRY,
 * DISC_ANOTHER, DISC_LEAVE, the choices; DISC_CHANGE, "change the disc, then SPACE".
 */
#ifndef DISC_ERROR_H
#define DISC_ERROR_H

#include "safe_file.h"

/* Writes or reads a file (safe_file.h), as often as the player wants it tried: FILE_OK, or why it was given up. */
uint8_t disc_file(const safe_file_t *file, uint8_t (*work)(void));

/* The page, for other work with the disc: 1, and the screen is dark, to try again. After FILE_OK there is none: 0. */
uint8_t disc_error_retry(uint8_t status, const char *file);

#endif
