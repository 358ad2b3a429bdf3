/* Stripes of all four pens in five zones of different inks, while the program executes the longest instructions: the
 * worst case for the raster interrupts. */
#include "clock.h"
#include "platform.h"
#include "video.h"

/* Pens 0 to 3, mode 1, border: Gate Array numbers that are different in every zone. */
static const uint8_t a[7] = {0x54, 0x44, 0x55, 0x5C, 0x8D, 0x58, 0}, b[7] = {0x5D, 0x4C, 0x45, 0x4D, 0x8D, 0x56, 0},
                     c[7] = {0x46, 0x57, 0x5E, 0x40, 0x8D, 0x5F, 0}, d[7] = {0x4E, 0x47, 0x4F, 0x52, 0x8D, 0x42, 0},
                     e[7] = {0x53, 0x5A, 0x59, 0x5B, 0x8D, 0x4A, 0};
const uint8_t *const test_zones[VIDEO_ZONES] = {a, b, c, d, e};

/* Functions that only firmware_test.c calls: they must be in the program. */
void firmware_on(void);
void firmware_off(void);
typedef void (*function_t)(void);
const function_t tested[] = {firmware_on, firmware_off, clock_wait};

void program_main(void) {
    static uint8_t under[10 * 56];
    static const video_patch_t patch = {35, 70, 10, 56, under};
    uint8_t x;
    for (x = 0; x < 80; x++)
        video_fill(VIDEO_AT(x, 0), VIDEO_SIZE(1, 200), VIDEO_PEN(x & 3));
    video_zones(test_zones);
    for (;;) {
        video_save(&patch);
        video_restore(&patch);
    }
}
