/* sealed: a file in its envelope (save_format.h), at file_buffer (file.h) if it was closed there: how it begins, and which variables are in it, one behind the
 * other. On the CPC it is written in assembly, for its bytes.
 */
#ifndef SAVE_PARTS_H
#define SAVE_PARTS_H

#include "save_format.h"
#include "file.h"

#define SAVE_PARTS 4 /* the last one has no length */
typedef struct {
    uint8_t head[SAVE_HEADER_SIZE]; /* SAVE_HEADER(…) */
    struct {
        uint16_t length;
        void *bytes;
    } part[SAVE_PARTS];
} save_format_t;

extern uint8_t *save_format_bytes; /* where the file is */

/* Lays the parts into the file, at file_buffer, and seals it; file_length is then that of the file. */
void save_format_pack(const save_format_t *file) FASTCALL;

/* What save_format_validate says of file_length bytes. */
uint8_t save_format_check(const save_format_t *file) FASTCALL;

/* Gives the parts what is in the file. */
void save_format_unpack(const save_format_t *file) FASTCALL;

#endif
