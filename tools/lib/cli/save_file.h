/* save_file: a file that a game has left on a disc, on the command line. A game tells which kinds there are:
 *
 *     static const save_kind_t match_kind = {MATCH_HEAD, match_fault, print_match};
 *     const save_kind_t *const save_kinds[] = {&match_kind, &settings_kind, NULL};
 */
#ifndef SAVE_FILE_H
#define SAVE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include "save_format.h"

#define SAVE_FILE_WRONG 200 /* letters of a sentence */

/* A kind of file. What is in the envelope comes without any alignment. */
typedef struct {
    uint8_t head[SAVE_HEADER_SIZE];
    const char *(*fault)(const uint8_t *bytes); /* what no game can have written; NULL: nothing */
    void (*print)(const uint8_t *bytes);
} save_kind_t;

extern const save_kind_t *const save_kinds[]; /* the game's; the last is NULL */

/* Prints what is in a file; false: what is wrong with it. AMSDOS puts a header before a file, which cpmcp copies too, and which is
 * skipped. */
bool save_info(const uint8_t *bytes, size_t length, char wrong[SAVE_FILE_WRONG]);

/* Reads the file that is named and hands it to save_info: 0, 1 if something is wrong with it, 2 if it cannot be read or none is named. */
int save_file_command(const char *program, int argc, char **argv);

#endif
