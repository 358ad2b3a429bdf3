/* The road: a car for every team, between start and goal. It lies in the last zone, where pen 0 is asphalt; the flags
 * and stones stand on the verge above it, where pen 0 is grass. */
#include "road.h"
#include "input.h"
#include "match_state.h"
#include "number_text.h"
#include "pictures.h"
#include "text.h"

#define ROAD_Y       ((uint8_t)VIDEO_ZONE(4))
#define CAR_WIDTH    6
#define NUMBER_WIDTH 6 /* bytes of "100", and of the stone behind it */
#define STONE_WIDTH  2
#define STONE_X                                                                                                        \
    (NUMBER_WIDTH + STONE_WIDTH - CAR_WIDTH) /* so that the stone stands where the front of the car will be */
#define START_X 5
#define GOAL_X  68 /* of a car that has arrived */

/* Pixels of a byte: white and red kerb stones; the line between the lanes. */
#define KERB   0xF3F3U
#define DASHES 0xC0C0U

/* Sixty-fourths of a byte that a step of 25 km is long on the way to a goal. */
#define SCALE(goal) ((GOAL_X - START_X) * 64 / (goal))

static uint8_t car_x[TEAMS_MAX];

/* The column of a car after so many steps; 700 km and 1000 km have the same length on the screen. */
static uint8_t place_of(uint16_t km) {
    km = (uint16_t)(km * (mille_game.goal == EXTENDED_GOAL ? SCALE(EXTENDED_GOAL) : SCALE(STEPS(700))));
    return (uint8_t)(START_X + km / 64);
}

static uint8_t first, width; /* the columns to draw */

static void fill(uint8_t y, uint8_t height, uint16_t paint) {
    video_fill(VIDEO_AT(first, y), VIDEO_SIZE(width, height), paint);
}

/* On asphalt: kerb, flags, the stones of every 100 or 200 km, then the cars. */
static void redraw(void) {
    static uint8_t x, i, step, end;
    end = (uint8_t)(first + width);
    fill(ROAD_Y, 2, KERB);
    fill((uint8_t)(ROAD_Y + 5), 1, DASHES);
    if (first < 4) video_stamp(PICTURE_FLAG_START, VIDEO_AT(0, ROAD_TOP));
    if (end > VIDEO_WIDTH - 4) video_stamp(PICTURE_FLAG_FINISH, VIDEO_AT(VIDEO_WIDTH - 4, ROAD_TOP));
    text_pens(PEN_WHITE, PEN_CLOTH);
    step = mille_game.goal == EXTENDED_GOAL ? STEPS(200) : STEPS(100);
    for (i = step; i < mille_game.goal; i += step) {
        x = (uint8_t)(place_of(i) - STONE_X);
        if (end <= x || first >= (uint8_t)(x + NUMBER_WIDTH + STONE_WIDTH)) continue;
        video_text(VIDEO_AT(x, ROAD_TOP), number_text((uint16_t)(i * CARD_STEP_KM)));
        video_stamp(PICTURE_ROAD_STONE, VIDEO_AT(x + NUMBER_WIDTH, ROAD_TOP));
    }
    x = (uint8_t)(ROAD_TOP + 1);
    for (i = 0; i < mille_game.teams; i++, x += 2)
        video_stamp(PICTURE_ROAD_CAR1 + i, VIDEO_AT(car_x[i], x));
}

void road_draw(void) {
    for (first = 0; first < mille_game.teams; first++)
        car_x[first] = place_of(mille_team(first)->km);
    first = 0;
    width = VIDEO_WIDTH;
    redraw();
}

void road_drive(uint8_t team) {
    uint8_t to = place_of(mille_team(team)->km), *x = &car_x[team];
    width = CAR_WIDTH + 2;
    while (*x != to) {
        first = (uint8_t)(*x - 1);
        if (to > *x)
            ++*x;
        else
            --*x;
        input_frame();
        fill((uint8_t)ROAD_TOP, ROAD_HEIGHT, VIDEO_PEN(0));
        redraw();
    }
}
