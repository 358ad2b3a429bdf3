/* The clock, on the PC: a frame for each call. */
#include "clock.h"

#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "internal.h"
#include "matrix.h"

static uint16_t frame, limit;

void clock_wait(void) {
    if (host_zones) host_sound_frame(); /* as the last interrupt of the picture does */
    frame++;
    if (limit && frame >= limit) exit(0);
    host_script_step(frame);
    matrix_scan();
    keys_read();
}

uint16_t clock_frames(void) {
    return frame;
}

void host_limit(uint16_t frames) {
    limit = frames;
}

void host_reset(void) {
    frame = 0;
    host_zones = NULL;
    memset(host_screen, 0, sizeof host_screen);
    host_script_reset();
    host_sound_reset();
    matrix_scan();
    keys_read();
}
