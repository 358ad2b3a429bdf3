/* Sealing bytes, and judging what was sealed. */
#include "envelope.h"
#include <string.h>
#include "crc16.h"

void envelope_seal(uint8_t *file, const uint8_t *head) {
    uint16_t sealed = ENVELOPE_WHOLE(head) - 2, crc;
    memcpy(file, head, ENVELOPE_HEAD);
    crc = crc16(file, sealed);
    file[sealed] = (uint8_t)crc;
    file[sealed + 1] = (uint8_t)(crc >> 8);
}

/* The first byte of the head that differs tells what is wrong. Behind a checksum that is in its place the rest is zero. */
save_result_t envelope_judge(const uint8_t *file, uint16_t length, const uint8_t *head) {
    static const uint8_t wrong[ENVELOPE_HEAD] = {SAVE_FOREIGN, SAVE_FOREIGN,    SAVE_FOREIGN,
                                                 SAVE_FOREIGN, SAVE_OTHER_GAME, SAVE_OTHER_GAME,
                                                 SAVE_OLDER,   SAVE_DAMAGED,    SAVE_DAMAGED};
    uint8_t i;
    uint16_t sealed = ENVELOPE_WHOLE(head) - 2, crc;
    for (i = 0; i < ENVELOPE_HEAD; i++) {
        if (i == length) return SAVE_DAMAGED;
        if (file[i] == head[i]) continue;
        return (save_result_t)(wrong[i] + (wrong[i] == SAVE_OLDER && file[i] > head[i]));
    }
    if (length != sealed + 2) return SAVE_DAMAGED;
    crc = crc16(file, sealed);
    return file[sealed] == (uint8_t)crc && file[sealed + 1] == (uint8_t)(crc >> 8) ? SAVE_OK : SAVE_DAMAGED;
}
