/* The file at file_buffer in its envelope, on a PC. */
#include "save_parts.h"
#include <string.h>

uint8_t *save_format_bytes;

void save_format_pack(const save_format_t *file) {
    uint8_t *to = file_buffer + SAVE_HEADER_SIZE, i;
    for (i = 0; file->part[i].length; to += file->part[i++].length)
        memcpy(to, file->part[i].bytes, file->part[i].length);
    file_length = SAVE_HEADER_LENGTH(file->head);
    save_format_wrap(file_buffer, file->head);
}

uint8_t save_format_check(const save_format_t *file) {
    return (uint8_t)save_format_validate(save_format_bytes, file_length, file->head);
}

void save_format_unpack(const save_format_t *file) {
    const uint8_t *from = save_format_bytes + SAVE_HEADER_SIZE;
    uint8_t i;
    for (i = 0; file->part[i].length; from += file->part[i++].length)
        memcpy(file->part[i].bytes, from, file->part[i].length);
}
