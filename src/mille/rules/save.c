/* Writing and reading a game as bytes. */
#include <string.h>
#include "core.h"

static const uint8_t header[5] = {'1', '0', '0', '0', SAVE_VERSION};

static uint16_t crc16(const uint8_t *bytes) {
    uint16_t crc = 0xffff;
    uint8_t bit, count;
    for (count = (uint8_t)(SAVE_BYTES - 2); count; count--) {
        crc ^= (uint16_t)(*bytes++ << 8);
        for (bit = 8; bit; bit--)
            crc = (uint16_t)(crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1);
    }
    return crc;
}

void save_write(const mille_t *game, uint8_t *bytes) {
    uint16_t crc;
    memcpy(bytes, header, sizeof header);
    memcpy(bytes + sizeof header, game, MILLE_BYTES);
    crc = crc16(bytes);
    bytes[SAVE_BYTES - 2] = (uint8_t)crc;
    bytes[SAVE_BYTES - 1] = (uint8_t)(crc >> 8);
}

save_result_t save_read(mille_t *game, const uint8_t *bytes, uint16_t count) {
    uint16_t crc;
    if (count < 4) return SAVE_TRUNCATED;
    if (memcmp(bytes, header, 4) != 0) return SAVE_FOREIGN;
    if (count < 5) return SAVE_TRUNCATED;
    if (bytes[4] != SAVE_VERSION) return SAVE_OTHER_VERSION;
    if (count != SAVE_BYTES) return SAVE_TRUNCATED;
    crc = crc16(bytes);
    if (bytes[SAVE_BYTES - 2] != (uint8_t)crc || bytes[SAVE_BYTES - 1] != (uint8_t)(crc >> 8)) return SAVE_DAMAGED;
    memcpy(&core_suspect, bytes + sizeof header, MILLE_BYTES);
    if (core_fault() != FAULT_NONE) return SAVE_IMPOSSIBLE;
    memcpy(game, &core_suspect, MILLE_BYTES);
    return SAVE_OK;
}
