/* recall: something small, as settings are, that the loader has read from the disc (boot_settings of file.h) and that is written there when
 * it has changed. Where there is no file yet it is the first; where the file is not ours or of another version, the page of disc_error.h says
 * so before it is replaced; where the game did not come from a disc, nothing is written.
 *
 *     settings_file_read(&settings_file);       what was saved is in the variables, or they are as they were
 *     …
 *     settings_file_write(&settings_file);      the screen is lost: see file.h
 */
#ifndef SETTINGS_FILE_H
#define SETTINGS_FILE_H

#include "safe_file.h"

void settings_file_read(const safe_file_t *file);
void settings_file_write(const safe_file_t *file);

#endif
