/* Writing and reading a game as bytes. */
#include <string.h>
#include "crc16.h"
#include "fault.h"
#include "save.h"

static const uint8_t header[5] = {'1', '0', '0', '0', SAVE_VERSION};

void save_write(const mille_t *game, uint8_t *bytes) {
    uint16_t crc;
    memcpy(bytes, header, sizeof header);
    memcpy(bytes + sizeof header, game, MILLE_BYTES);
    crc = crc16(bytes, (uint8_t)(SAVE_BYTES - 2));
    bytes[SAVE_BYTES - 2] = (uint8_t)crc;
    bytes[SAVE_BYTES - 1] = (uint8_t)(crc >> 8);
}

#ifdef __SDCC
static save_result_t take(mille_t *game, const uint8_t *bytes) {
    memcpy(game, bytes, MILLE_BYTES);
    return SAVE_OK;
}
#else
static save_result_t take(mille_t *game, const uint8_t *bytes) {
    mille_t read;
    memcpy(&read, bytes, MILLE_BYTES);
    if (mille_fault(&read) != FAULT_NONE) return SAVE_IMPOSSIBLE;
    *game = read;
    return SAVE_OK;
}
#endif

save_result_t save_read(mille_t *game, const uint8_t *bytes, uint16_t count) {
    uint16_t crc;
    if (count < 4) return SAVE_TRUNCATED;
    if (memcmp(bytes, header, 4) != 0) return SAVE_FOREIGN;
    if (count < 5) return SAVE_TRUNCATED;
    if (bytes[4] != SAVE_VERSION) return SAVE_OTHER_VERSION;
    if (count != SAVE_BYTES) return SAVE_TRUNCATED;
    crc = crc16(bytes, (uint8_t)(SAVE_BYTES - 2));
    if (bytes[SAVE_BYTES - 2] != (uint8_t)crc || bytes[SAVE_BYTES - 1] != (uint8_t)(crc >> 8)) return SAVE_DAMAGED;
    return take(game, bytes + sizeof header);
}
