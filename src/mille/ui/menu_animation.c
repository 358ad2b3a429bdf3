/* The animation of the menu: cars drive along the upper edge of the page, one after another. */
#include "clock.h"
#include "frontend_hooks.h"
#include "pictures.h"
#include "theme.h"

#define CAR_Y (VIDEO_ZONE(1) - CAR_HEIGHT)
enum { CARS = 3, CAR_WIDTH = 6, CAR_HEIGHT = 12 };

static uint8_t x, car;

void menu_animate(void) {
    if (clock_frames() & 1) return;
    video_fill(VIDEO_AT(x, CAR_Y), VIDEO_SIZE(CAR_WIDTH, CAR_HEIGHT), VIDEO_PEN(PEN_CLOTH));
    if (++x > VIDEO_WIDTH - CAR_WIDTH) {
        x = 0;
        if (++car == CARS) car = 0;
    }
    video_draw(PICTURE_ROAD_CAR1 + car, VIDEO_AT(x, CAR_Y));
}
