/* What a game knows again. */
#include "recall.h"
#include "disc.h"

static uint8_t looked, came; /* whether anybody has, and what the file was like that was found */

void recall_read(const keep_t *file) {
    sealed_at = store_given(file->name);
    looked = *sealed_at;
    if (looked <= STORE_MISSING) return;
    came = sealed_judge(&file->sealed);
    if (came == STORE_GOOD) sealed_open(&file->sealed);
}

void recall_write(const keep_t *file) {
    if (!looked || (came != STORE_GOOD && !disc_again(came, file->name[KEEP_SAV].text))) return;
    came = STORE_GOOD;
    disc_keep(file, keep_write);
}
