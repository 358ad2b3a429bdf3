/* Writing and reading a match as bytes. */
#include "save.h"
#include <string.h>
#include "fault.h"

static const uint8_t head[] = MATCH_HEAD;

void save_write(const match_t *match, uint8_t *bytes) {
    memcpy(bytes + ENVELOPE_HEAD, match, MATCH_BYTES);
    envelope_seal(bytes, head);
}

save_result_t save_read(match_t *match, const uint8_t *bytes, uint16_t count) {
    match_t read;
    save_result_t result = envelope_judge(bytes, count, head);
    if (result != SAVE_OK) return result;
    memcpy(&read, bytes + ENVELOPE_HEAD, MATCH_BYTES);
    if (mille_match_fault(&read) != FAULT_NONE) return SAVE_IMPOSSIBLE;
    memcpy(match, &read, MATCH_BYTES);
    return SAVE_OK;
}
