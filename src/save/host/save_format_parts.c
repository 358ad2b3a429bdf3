/* Packing and unpacking variables at file_buffer, on the PC: the C twin of src/save/cpc/save_format_*.s. */
#include "save_format.h"
#include <string.h>
#include "file.h"

uint8_t *save_format_bytes;

void save_format_pack(const save_format_t *format) {
    uint8_t *to = file_buffer + SAVE_HEADER_SIZE, i;
    for (i = 0; format->part[i].length; to += format->part[i++].length)
        memcpy(to, format->part[i].bytes, format->part[i].length);
    file_length = SAVE_HEADER_LENGTH(format->header);
    save_format_wrap(file_buffer, format->header);
}

uint8_t save_format_check(const save_format_t *format) {
    return (uint8_t)save_format_validate(save_format_bytes, file_length, format->header);
}

void save_format_unpack(const save_format_t *format) {
    const uint8_t *from = save_format_bytes + SAVE_HEADER_SIZE;
    uint8_t i;
    for (i = 0; format->part[i].length; from += format->part[i++].length)
        memcpy(format->part[i].bytes, from, format->part[i].length);
}
