/* Writes and reads AMSDOS headers. */
#include "amsdos.h"
#include "bytes.h"

#include <string.h>

enum {
    AT_NAME = 1,
    AT_EXTENSION = 9,
    AT_TYPE = 18,
    AT_LOAD = 21,
    AT_LENGTH = 24,
    AT_ENTRY = 26,
    AT_REAL_LENGTH = 64,
    AT_CHECKSUM = 67,
};

static uint16_t checksum(const uint8_t *header) {
    uint16_t sum = 0;
    for (int i = 0; i < AT_CHECKSUM; i++)
        sum = (uint16_t)(sum + header[i]);
    return sum;
}

/* Copies one half of a name, padded with spaces, and returns where it stopped; NULL if it does not fit. */
static const char *put_name(uint8_t *at, const char *name, int capacity) {
    memset(at, ' ', (size_t)capacity);
    for (; *name && *name != '.'; name++) {
        const bool fits = capacity-- > 0 && (('A' <= *name && *name <= 'Z') || ('0' <= *name && *name <= '9'));
        if (!fits) return NULL;
        *at++ = (uint8_t)*name;
    }
    return name;
}

bool amsdos_header_write(const amsdos_file_t *file, uint8_t header[AMSDOS_HEADER_SIZE]) {
    memset(header, 0, AMSDOS_HEADER_SIZE);
    const char *rest = put_name(header + AT_NAME, file->name, 8);
    if (!rest || rest == file->name) return false;
    rest = put_name(header + AT_EXTENSION, *rest == '.' ? rest + 1 : rest, 3);
    if (!rest || *rest) return false;
    header[AT_TYPE] = file->type;
    put16(header + AT_LOAD, file->load);
    put16(header + AT_LENGTH, file->length);
    put16(header + AT_ENTRY, file->entry);
    put16(header + AT_REAL_LENGTH, file->length);
    put16(header + AT_CHECKSUM, checksum(header));
    return true;
}

/* Appends the letters before the padding. */
static char *get_name(char *to, const uint8_t *at, int capacity) {
    for (; capacity > 0 && *at != ' '; capacity--)
        *to++ = (char)*at++;
    return to;
}

bool amsdos_header_read(const uint8_t header[AMSDOS_HEADER_SIZE], amsdos_file_t *file) {
    if (get16(header + AT_CHECKSUM) != checksum(header)) return false;
    char *end = get_name(file->name, header + AT_NAME, 8);
    if (header[AT_EXTENSION] != ' ') *end++ = '.';
    *get_name(end, header + AT_EXTENSION, 3) = 0;
    file->type = header[AT_TYPE];
    file->load = get16(header + AT_LOAD);
    file->length = get16(header + AT_LENGTH);
    file->entry = get16(header + AT_ENTRY);
    return true;
}
