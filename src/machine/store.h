/* store: files on the disc the program came from.
 *
 * While a file is read the screen is dark, and what was on it is lost: draw everything again afterwards. A program that came
 * from a tape or in a snapshot without a drive has no disc; it goes on without.
 *
 *     static store_file_t file;
 *     file.name = "MILLE.FR";
 *     file.to = &words;
 *     file.length = sizeof words;
 *     if (store_load(&file) != STORE_GOOD) complain();
 */
#ifndef STORE_H
#define STORE_H

#include <stdint.h>
#include "machine.h"

/* A file is as long as the thing it is for. Its first two bytes tell of which make it is, and must be those that lie in
   that thing's place already; its last two are a checksum (src/host/checksum). */
typedef struct {
    const char *name; /* eight letters, a point, three letters at most; capitals */
    void *to;
    uint16_t length; /* up to 8 KB */
} store_file_t;

enum {
    STORE_GOOD,
    STORE_NO_DISC,
    STORE_MISSING, /* no such file, no disc in the drive */
    STORE_DAMAGED, /* it cannot be read, has another length, a wrong checksum, or is of another make */
};

/* Reads a file. Unless it is whole nothing changes at file->to. */
uint8_t store_load(const store_file_t *file) MACHINE_FASTCALL;

#endif
