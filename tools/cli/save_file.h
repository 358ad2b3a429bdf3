/* save_file: a saved file on the command line, of any game.
 *
 *     int command_save_info(int argc, char **argv) { return save_file_command("mille", argc, argv, save_info); }
 *
 * where save_info prints what is in the bytes, or says on stderr what is wrong with them.
 */
#ifndef SAVE_FILE_H
#define SAVE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include "envelope.h"

typedef bool save_file_fn(const uint8_t *bytes, size_t length, const char *name);

/* Reads the file that is named and hands it over: 0, 1 if something is wrong with it, 2 if it cannot be read or none is named. */
int save_file_command(const char *program, int argc, char **argv, save_file_fn *info);

/* AMSDOS puts a header before a file, which cpmcp copies too. Returns where the file itself begins, and its length. */
const uint8_t *save_file_body(const uint8_t *bytes, size_t *length);

/* What the envelope says, in words. */
const char *save_file_wrong(save_result_t result);

#endif
