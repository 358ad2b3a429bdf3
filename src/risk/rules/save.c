/* Writing and reading a game as bytes. */
#include "save.h"
#include <string.h>

static const uint8_t head[] = ENVELOPE('R', 'M', SAVE_VERSION, RISK_BYTES);

void save_write(const risk_t *game, uint8_t *bytes) {
    memcpy(bytes + ENVELOPE_HEAD, game, RISK_BYTES);
    envelope_seal(bytes, head);
}

save_result_t save_read(risk_t *game, const uint8_t *bytes, uint16_t count) {
    save_result_t result = envelope_judge(bytes, count, head);
    if (result == SAVE_OK) memcpy(game, bytes + ENVELOPE_HEAD, RISK_BYTES);
    return result;
}
