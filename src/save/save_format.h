/* save_format: the file format of everything that is saved: a header, the bytes of some variables, a checksum.
 *
 *     0  4  "SAVE"
 *     4  1  game: a letter
 *     5  1  kind of file: a letter
 *     6  1  version
 *     7  2  length of the whole file, low byte first
 *     9  n  the variables ("parts"), one after the other
 *     .  2  CRC-16/CCITT of all bytes before, high byte first, so the CRC of the whole file is 0
 *
 *     static const save_format_t format = {SAVE_HEADER('R', 'M', 1, sizeof game + sizeof seats),
 *                                          {{sizeof game, &game}, {sizeof seats, seats}}};
 *     save_format_pack(&format);                                       the file is at file_buffer (file.h)
 *     …
 *     save_format_bytes = file_buffer;
 *     if (save_format_check(&format) == FILE_OK) save_format_unpack(&format);
 */
#ifndef SAVE_FORMAT_H
#define SAVE_FORMAT_H

#include <stdint.h>
#include "file_status.h"
#include "portable.h"

#define SAVE_HEADER_SIZE      9
#define SAVE_FILE_SIZE(count) (SAVE_HEADER_SIZE + (count) + 2)

/* The header of a file with that many bytes of variables. */
#define SAVE_HEADER(game, kind, version, count)                                                                        \
    { 'S', 'A', 'V', 'E', game, kind, version, SAVE_FILE_SIZE(count) & 0xff, SAVE_FILE_SIZE(count) >> 8 }

/* The length of the file with that header. */
#define SAVE_HEADER_LENGTH(header) ((uint16_t)((header)[7] | (header)[8] << 8))

#define SAVE_PARTS 4 /* the last one has length 0 */
typedef struct {
    uint8_t header[SAVE_HEADER_SIZE]; /* SAVE_HEADER(…) */
    struct {
        uint16_t length;
        void *bytes;
    } part[SAVE_PARTS];
} save_format_t;

/* Writes header, parts and checksum to file_buffer, and sets file_length. */
void save_format_pack(const save_format_t *format) FASTCALL;

/* Checks a file of file_length bytes at save_format_bytes: FILE_OK, FILE_DAMAGED, or SAVE_FOREIGN to SAVE_NEWER. */
uint8_t save_format_check(const save_format_t *format) FASTCALL;
extern uint8_t *save_format_bytes;

/* Copies the parts from the file at save_format_bytes to their variables. */
void save_format_unpack(const save_format_t *format) FASTCALL;

/* ---- for programs on the PC: the same for a file anywhere in memory ---- */

/* Writes the header before the parts and the checksum behind them. */
void save_format_wrap(uint8_t *file, const uint8_t *header);

/* The result of save_format_check for a file of that length. */
file_status_t save_format_validate(const uint8_t *file, uint16_t length, const uint8_t *header);

#endif
