/* Unpacking a picture to the screen, on the PC. */
#include "host.h"
#include "pack.h"
#include "video.h"

void video_unpack(const uint8_t *packed) {
    /* The stream contains its end mark; nothing after it is read. */
    if (pack_undo(packed, PACK_MAX(HOST_SCREEN_BYTES), VIDEO_WIDTH, host_screen, HOST_SCREEN_BYTES) == SIZE_MAX)
        host_stop("video_unpack: the packed picture is damaged");
}
