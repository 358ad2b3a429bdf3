/* save_file: prints the contents of a file that a game saved on disc. Each game lists its kinds of files:
 *
 *     static const save_kind_t match_kind = {MATCH_HEAD, match_fault, print_match};
 *     const save_kind_t *const save_kinds[] = {&match_kind, &settings_kind, NULL};
 */
#ifndef SAVE_FILE_H
#define SAVE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include "save_format.h"

#define SAVE_FILE_WRONG 200 /* characters of an error message */

/* A kind of file. Its contents are not aligned. */
typedef struct {
    uint8_t head[SAVE_HEADER_SIZE];
    const char *(*fault)(const uint8_t *bytes); /* describes a value that the game cannot have written; NULL: none */
    void (*print)(const uint8_t *bytes);
} save_kind_t;

extern const save_kind_t *const save_kinds[]; /* supplied by the game; the last is NULL */

/* Prints the contents of a file; false, with a message, if it is invalid. An AMSDOS header, which cpmcp copies
 * along with the file, is skipped. */
bool save_info(const uint8_t *bytes, size_t length, char wrong[SAVE_FILE_WRONG]);

/* Reads the named file and passes it to save_info. Returns 0; 1 if the file is invalid; 2 if it cannot be read or
 * no file is named. */
int save_file_command(const char *program, int argc, char **argv);

#endif
