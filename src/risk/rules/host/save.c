/* Writing and reading a game as bytes. */
#include "save.h"
#include <string.h>

static const uint8_t head[] = SAVE_HEADER('R', 'M', SAVE_VERSION, RISK_BYTES);

void save_write(const risk_t *game, uint8_t *bytes) {
    memcpy(bytes + SAVE_HEADER_SIZE, game, RISK_BYTES);
    save_format_wrap(bytes, head);
}

file_status_t save_read(risk_t *game, const uint8_t *bytes, uint16_t count) {
    file_status_t result = save_format_validate(bytes, count, head);
    if (result == FILE_OK) memcpy(game, bytes + SAVE_HEADER_SIZE, RISK_BYTES);
    return result;
}
