/* recall: something small, as settings are, that the loader has read from the disc (store_given of store.h) and that is written there when
 * it has changed. Where there is no file yet it is the first; where the file is not ours or of another version, the page of disc.h says
 * so before it is replaced; where the game did not come from a disc, nothing is written.
 *
 *     recall_read(&settings_file);       what was saved is in the variables, or they are as they were
 *     …
 *     recall_write(&settings_file);      the screen is lost: see store.h
 */
#ifndef RECALL_H
#define RECALL_H

#include "keep.h"

void recall_read(const keep_t *file);
void recall_write(const keep_t *file);

#endif
