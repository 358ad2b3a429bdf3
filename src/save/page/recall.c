/* What a game knows again. */
#include "recall.h"
#include "disc.h"

static uint8_t came; /* when it was read */

void recall_read(const keep_t *file) {
    sealed_at = store_given(file->name);
    came = *sealed_at;
    if (came == STORE_MISSING) return;
    came = sealed_judge(&file->sealed);
    if (came == STORE_GOOD) sealed_open(&file->sealed);
}

void recall_write(const keep_t *file) {
    if (came == STORE_GOOD || came == STORE_MISSING) disc_keep(file, keep_write);
}
