/* The file format of saved variables, on the PC: the C twin of src/save/cpc/save_format_*.s. */
#include "save_format.h"
#include <string.h>
#include "crc16.h"

void save_format_wrap(uint8_t *file, const uint8_t *header) {
    uint16_t end = SAVE_HEADER_LENGTH(header) - 2, crc;
    memcpy(file, header, SAVE_HEADER_SIZE);
    crc = crc16(file, end);
    file[end] = (uint8_t)(crc >> 8);
    file[end + 1] = (uint8_t)crc;
}

/* The first byte of the header that differs decides the status. */
file_status_t save_format_validate(const uint8_t *file, uint16_t length, const uint8_t *header) {
    static const file_status_t status[SAVE_HEADER_SIZE] = {SAVE_FOREIGN, SAVE_FOREIGN,    SAVE_FOREIGN,
                                                           SAVE_FOREIGN, SAVE_OTHER_GAME, SAVE_OTHER_GAME,
                                                           SAVE_OLDER,   FILE_DAMAGED,    FILE_DAMAGED};
    uint8_t i;
    for (i = 0; i < SAVE_HEADER_SIZE; i++) {
        if (i == length) return FILE_DAMAGED;
        if (file[i] == header[i]) continue;
        return status[i] == SAVE_OLDER && file[i] > header[i] ? SAVE_NEWER : status[i];
    }
    return length != SAVE_HEADER_LENGTH(header) || crc16(file, length) ? FILE_DAMAGED : FILE_OK;
}
