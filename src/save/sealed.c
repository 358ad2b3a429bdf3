/* The file at store_bytes in its envelope, on a PC. */
#include "sealed.h"

void sealed_close(const uint8_t *head) {
    store_length = ENVELOPE_WHOLE(head);
    envelope_seal(store_bytes, head);
}

uint8_t sealed_judge(const uint8_t *head) {
    return (uint8_t)envelope_judge(store_bytes, store_length, head);
}
