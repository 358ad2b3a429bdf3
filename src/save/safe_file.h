/* safe_file: variables in a file that a power cut cannot destroy.
 *
 * AMSDOS writes a file as .$$$; when that is complete, it erases the old .BAK, renames the old .SAV to .BAK and .$$$
 * to .SAV. On a disc system that does not, safe_file_write renames an intact .SAV to .BAK first. The file written is
 * read back; if it is wrong, it is erased and .BAK becomes .SAV again. Wherever this is interrupted, one of the two
 * files is intact, and safe_file_read finds it.
 *
 *     static const safe_file_t file = {
 *         SAFE_FILE_NAMES_OF("MILLE"),
 *         {SAVE_HEADER('1', 'M', 1, sizeof game + sizeof seats), {{sizeof game, &game}, {sizeof seats, seats}}}};
 *     status = safe_file_write(&file);
 *
 * Both functions run a disc session of their own, so the screen is lost: see file.h. disc_error.h reports errors to
 * the player.
 */
#ifndef SAFE_FILE_H
#define SAFE_FILE_H

#include "file.h"
#include "save_format.h"

enum { SAFE_FILE_SAV, SAFE_FILE_BAK, SAFE_FILE_NAMES = 3 };

typedef struct {
    file_name_t name[SAFE_FILE_NAMES]; /* the last is .SAV again: file_rename takes two adjacent names */
    save_format_t format;
} safe_file_t;
#define SAFE_FILE_NAMES_OF(name)                                                                                       \
    { FILE_NAME(name ".SAV"), FILE_NAME(name ".BAK"), FILE_NAME(name ".SAV") }

/* Write the variables to the file, or read them from it. Unless the result is FILE_OK, the file and the variables are
 * unchanged. */
uint8_t safe_file_write(const safe_file_t *file);
uint8_t safe_file_read(const safe_file_t *file);

#endif
