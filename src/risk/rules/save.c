/* Writing and reading a game as bytes. */
#include <string.h>
#include "crc16.h"
#include "save.h"

static const uint8_t header[5] = {'R', 'I', 'S', 'K', SAVE_VERSION};

static uint16_t checksum(const uint8_t *bytes) {
    return crc16(bytes, (uint8_t)(SAVE_BYTES - 2));
}

void save_write(const risk_t *game, uint8_t *bytes) {
    uint16_t crc;
    memcpy(bytes, header, sizeof header);
    memcpy(bytes + sizeof header, game, RISK_BYTES);
    crc = checksum(bytes);
    bytes[SAVE_BYTES - 2] = (uint8_t)crc;
    bytes[SAVE_BYTES - 1] = (uint8_t)(crc >> 8);
}

save_result_t save_read(risk_t *game, const uint8_t *bytes, uint16_t count) {
    uint16_t crc;
    if (count < 4) return SAVE_TRUNCATED;
    if (memcmp(bytes, header, 4) != 0) return SAVE_FOREIGN;
    if (count < 5) return SAVE_TRUNCATED;
    if (bytes[4] != SAVE_VERSION) return SAVE_OTHER_VERSION;
    if (count != SAVE_BYTES) return SAVE_TRUNCATED;
    crc = checksum(bytes);
    if (bytes[SAVE_BYTES - 2] != (uint8_t)crc || bytes[SAVE_BYTES - 1] != (uint8_t)(crc >> 8)) return SAVE_DAMAGED;
    memcpy(game, bytes + sizeof header, RISK_BYTES);
    return SAVE_OK;
}
