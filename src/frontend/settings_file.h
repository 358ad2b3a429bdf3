/* settings_file: the file of settings, which the loader has read already (boot.h) and which is written when they have
 * changed.
 *
 *     settings_file_read(&settings_file);        the variables have the values of the file, or are unchanged
 *     …
 *     settings_file_write(&settings_file);       the screen is lost: see file.h
 *
 * If there is no file yet, it is created. If the file is damaged, foreign or of another version, the disc-error
 * screen says so before it is replaced. If the game did not come from a disc, nothing is written.
 */
#ifndef SETTINGS_FILE_H
#define SETTINGS_FILE_H

#include "safe_file.h"

void settings_file_read(const safe_file_t *file);
void settings_file_write(const safe_file_t *file);

#endif
