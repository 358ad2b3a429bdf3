/* Builds a cartridge image. */
#include "cartridge.h"
#include "bytes.h"

#include <stdio.h>
#include <string.h>

void cartridge_begin(cartridge_t *cartridge, const uint8_t *program, size_t length) {
    memset(cartridge->bytes, 0, sizeof cartridge->bytes);
    memcpy(cartridge->bytes, program, length);
    cartridge->used = CARTRIDGE_START;
}

const char *cartridge_add(cartridge_t *cartridge, const amsdos_file_t *file, const uint8_t *data) {
    const size_t end = cartridge->used + AMSDOS_HEADER_SIZE + file->length;
    uint8_t header[AMSDOS_HEADER_SIZE];
    if (!amsdos_header_write(file, header)) return "not an AMSDOS file name";
    if (!file->length) return "the file is empty";
    if (file->length > CARTRIDGE_MOST) return "the file is larger than three pages";
    if (end + AMSDOS_HEADER_SIZE > sizeof cartridge->bytes)
        return "the cartridge is full"; /* an empty header ends the list */
    memcpy(cartridge->bytes + cartridge->used, header, sizeof header);
    memcpy(cartridge->bytes + cartridge->used + sizeof header, data, file->length);
    cartridge->used = end;
    return NULL;
}

static uint8_t *put_chunk(uint8_t *at, const char *name, size_t length) {
    memcpy(at, name, 4);
    put16(at + 4, (unsigned)length);
    put16(at + 6, (unsigned)(length >> 16));
    return at + 8;
}

size_t cartridge_image(const cartridge_t *cartridge, uint8_t image[CARTRIDGE_IMAGE]) {
    const size_t pages = (cartridge->used + AMSDOS_HEADER_SIZE + CARTRIDGE_PAGE - 1) / CARTRIDGE_PAGE;
    uint8_t *at = put_chunk(image, "RIFF", 4 + pages * (8 + CARTRIDGE_PAGE));
    memcpy(at, "AMS!", 4);
    at += 4;
    for (size_t page = 0; page < pages; page++, at += CARTRIDGE_PAGE) {
        char name[8];
        snprintf(name, sizeof name, "cb%02u", (unsigned)page % 100);
        at = put_chunk(at, name, CARTRIDGE_PAGE);
        memcpy(at, cartridge->bytes + page * CARTRIDGE_PAGE, CARTRIDGE_PAGE);
    }
    return (size_t)(at - image);
}
