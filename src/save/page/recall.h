/* recall: something small, as settings are, that is brought back when a game starts and written when it has changed; without a word
 * where there is no file yet; and where the drive or its disc was missing then, nothing is written.
 *
 *     if (recall_read(&settings_file)) they are in force
 *     …
 *     recall_write(&settings_file);
 *
 * The screen is lost: see store.h.
 */
#ifndef RECALL_H
#define RECALL_H

#include "keep.h"

uint8_t recall_read(const keep_t *file); /* 1: it came */
void recall_write(const keep_t *file);

#endif
