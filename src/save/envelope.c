/* Sealing bytes, and judging what was sealed. */
#include "envelope.h"
#include <string.h>
#include "crc16.h"

void envelope_seal(uint8_t *file, const uint8_t *head) {
    uint16_t end = ENVELOPE_WHOLE(head) - 2, crc;
    memcpy(file, head, ENVELOPE_HEAD);
    crc = crc16(file, end);
    file[end] = (uint8_t)(crc >> 8);
    file[end + 1] = (uint8_t)crc;
}

/* The first byte of the head that differs tells what is wrong. */
save_result_t envelope_judge(const uint8_t *file, uint16_t length, const uint8_t *head) {
    static const save_result_t wrong[ENVELOPE_HEAD] = {SAVE_FOREIGN, SAVE_FOREIGN,    SAVE_FOREIGN,
                                                       SAVE_FOREIGN, SAVE_OTHER_GAME, SAVE_OTHER_GAME,
                                                       SAVE_OLDER,   SAVE_DAMAGED,    SAVE_DAMAGED};
    uint8_t i;
    for (i = 0; i < ENVELOPE_HEAD; i++) {
        if (i == length) return SAVE_DAMAGED;
        if (file[i] == head[i]) continue;
        return wrong[i] == SAVE_OLDER && file[i] > head[i] ? SAVE_NEWER : wrong[i];
    }
    return length != ENVELOPE_WHOLE(head) || crc16(file, length) ? SAVE_DAMAGED : SAVE_OK;
}
