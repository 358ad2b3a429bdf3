/* keep: variables in a file that a power cut cannot spoil.
 *
 * AMSDOS writes a file as .$$$; when it is whole the old .BAK is erased, the .SAV of last time becomes .BAK, and .$$$ becomes .SAV.
 * A disc system that does not is helped: a .SAV that is whole becomes .BAK before. What was written is read back; where it is not right, it is
 * erased and .BAK becomes .SAV again. Whenever that is broken off, one of the two is whole, and reading takes it.
 *
 *     static const safe_file_t file = {
 *         SAFE_FILE_NAMES_OF("MILLE"),
 *         {SAVE_HEADER('1', 'M', 1, sizeof game + sizeof seats), {{sizeof game, &game}, {sizeof seats, seats}}}};
 *     if (safe_file(&file, safe_file_write) != FILE_OK) say why
 *
 * It is a whole session with the disc, and the screen is lost: see file.h.
 */
#ifndef SAFE_FILE_H
#define SAFE_FILE_H

#include "save_parts.h"

enum { SAFE_FILE_SAV, SAFE_FILE_BAK, SAFE_FILE_NAMES = 3 };

typedef struct {
    file_name_t name[SAFE_FILE_NAMES]; /* the last is .SAV again: file_rename takes two that follow each other */
    save_format_t format;
} safe_file_t;
#define SAFE_FILE_NAMES_OF(name)                                                                                       \
    { FILE_NAME(name ".SAV"), FILE_NAME(name ".BAK"), FILE_NAME(name ".SAV") }

/* What may be wrong with a file besides FILE_…. One that is damaged is FILE_DAMAGED. */
enum { SAFE_FILE_FOREIGN = SAVE_FOREIGN, SAFE_FILE_OTHER_GAME, SAFE_FILE_OLDER, SAFE_FILE_NEWER, SAFE_FILE_STATUSES };
_Static_assert((int)SAVE_FOREIGN == (int)FILE_STATUSES && (int)SAVE_DAMAGED == (int)FILE_DAMAGED, "one row of answers");

/* Writes the file, or reads it (work: one of those below). FILE_… or SAFE_FILE_…: where it is not FILE_OK, what was there is still
 * there, on the disc and in memory. */
uint8_t safe_file(const safe_file_t *file, uint8_t (*work)(void));
uint8_t safe_file_write(void);
uint8_t safe_file_read(void);

#endif
