/* Sealing bytes, and judging what was sealed. */
#include "save_format.h"
#include <string.h>
#include "crc16.h"

void save_format_wrap(uint8_t *file, const uint8_t *head) {
    uint16_t end = SAVE_HEADER_LENGTH(head) - 2, crc;
    memcpy(file, head, SAVE_HEADER_SIZE);
    crc = crc16(file, end);
    file[end] = (uint8_t)(crc >> 8);
    file[end + 1] = (uint8_t)crc;
}

/* The first byte of the head that differs tells what is wrong. */
save_status_t save_format_validate(const uint8_t *file, uint16_t length, const uint8_t *head) {
    static const save_status_t wrong[SAVE_HEADER_SIZE] = {SAVE_FOREIGN, SAVE_FOREIGN,    SAVE_FOREIGN,
                                                          SAVE_FOREIGN, SAVE_OTHER_GAME, SAVE_OTHER_GAME,
                                                          SAVE_OLDER,   SAVE_DAMAGED,    SAVE_DAMAGED};
    uint8_t i;
    for (i = 0; i < SAVE_HEADER_SIZE; i++) {
        if (i == length) return SAVE_DAMAGED;
        if (file[i] == head[i]) continue;
        return wrong[i] == SAVE_OLDER && file[i] > head[i] ? SAVE_NEWER : wrong[i];
    }
    return length != SAVE_HEADER_LENGTH(head) || crc16(file, length) ? SAVE_DAMAGED : SAVE_OK;
}
