/* What a game knows again. */
#include "recall.h"
#include "disc.h"
#include "theme.h"

static uint8_t came; /* when it was read */

uint8_t recall_read(const keep_t *file) {
    video_zones(theme_dark);
    came = keep(file, keep_read);
    return came == STORE_GOOD;
}

void recall_write(const keep_t *file) {
    if (came == STORE_GOOD || came == STORE_MISSING) disc_keep(file, keep_write);
}
