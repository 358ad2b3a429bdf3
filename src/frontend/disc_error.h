/* disc_error: the screen that reports a disc error and offers to try again, and reading and writing a file with it.
 *
 *     static const safe_file_t match_file = …                        safe_file.h
 *     if (disc_error_write(&match_file) == FILE_OK) …
 *     draw everything again                                          after success and after failure
 *
 * A game that links src/save and src/frontend (game.mk) has these words, in this order: DISC_NONE, "this needs a disc
 * drive", and a text for each status after NO_DRIVE (file_status.h); DISC_RETRY, DISC_ANOTHER, DISC_LEAVE, the
 * choices; DISC_CHANGE, "change the disc, then press SPACE". The file's name is the headline.
 */
#ifndef DISC_ERROR_H
#define DISC_ERROR_H

#include "safe_file.h"

/* safe_file_write and safe_file_read, repeated while the player wants to try again: FILE_OK, or the status the player
 * gave up at. */
uint8_t disc_error_write(const safe_file_t *file);
uint8_t disc_error_read(const safe_file_t *file);

/* Only the screen, for other disc access: 1, and the screen is dark, to try again. Shows nothing and returns 0 for
 * FILE_OK. */
uint8_t disc_error_retry(uint8_t status, const char *file);

#endif
