/* The road: a car for every team, on the way from the start to the goal. */
#include "road.h"
#include "input.h"
#include "match.h"
#include "pictures.h"
#include "video.h"

#define ROAD_Y    VIDEO_ZONE(4)
#define CAR_WIDTH 6
#define START_X   5
#define GOAL_X    68 /* where a car stands that has arrived */

/* Sixty-fourths of a byte that a step of 25 km is long on the way to a goal. */
#define SCALE(goal) ((GOAL_X - START_X) * 64 / (goal))

static uint8_t car_x[TEAMS_MAX];

/* Bands of the road picture, from its line `top`, that make a road of 25 lines. */
static const struct { uint8_t top, y, height; } band[3] = {{0, ROAD_Y, 10}, {14, ROAD_Y + 10, 6}, {23, ROAD_Y + 16, 9}};

static void draw_band(uint8_t x) {
    static video_part_t part;
    uint8_t i;
    part.picture = PICTURE_ROAD_ROAD;
    part.x = x;
    part.left = 0;
    part.width = 4;
    for (i = 0; i < 3; i++) {
        part.top = band[i].top;
        part.y = band[i].y;
        part.height = band[i].height;
        video_draw_part(&part);
    }
}

/* Lanes: two cars apart, three closer together, the nearest in front. */
static uint8_t lane_y(uint8_t team) {
    return (uint8_t)(ROAD_Y + 1 + (match_game.teams == 2 ? team * 10 : team * 5));
}

/* Where a car is that has come so many steps; 700 km and 1000 km are as long on the screen. */
static uint8_t place_of(uint16_t km) {
    km = (uint16_t)(km * (match_game.goal == EXTENDED_GOAL ? SCALE(EXTENDED_GOAL) : SCALE(STEPS(700))));
    return (uint8_t)(START_X + km / 64);
}

/* The columns a car has touched: asphalt first, then the stones of every 100 km, then whatever cars stand there. */
static void repair(uint8_t first) {
    static uint8_t x, i, end;
    first &= 0xfc;
    end = (uint8_t)(first + 12);
    if (end > VIDEO_WIDTH) end = VIDEO_WIDTH;
    for (x = first; x < end; x += 4)
        draw_band(x);
    if (first == 0) video_stamp(PICTURE_ROAD_START, VIDEO_AT(0, ROAD_Y + 4));
    if (end == VIDEO_WIDTH) video_stamp(PICTURE_ROAD_FINISH, VIDEO_AT(VIDEO_WIDTH - 4, ROAD_Y + 4));
    for (i = STEPS(100); i < match_game.goal; i += STEPS(100)) {
        x = (uint8_t)(place_of(i) + CAR_WIDTH - 2);
        if (x + 1 >= first && x < end) video_stamp(PICTURE_ROAD_STONE, VIDEO_AT(x, ROAD_Y + 3));
    }
    for (i = 0; i < match_game.teams; i++)
        video_stamp(PICTURE_ROAD_CAR1 + i, VIDEO_AT(car_x[i], lane_y(i)));
}

void road_draw(void) {
    uint8_t x, team;
    for (team = 0; team < match_game.teams; team++)
        car_x[team] = place_of(match_game.team[team].km);
    for (x = 0; x < VIDEO_WIDTH; x += 12)
        repair(x);
}

void road_drive(uint8_t team) {
    uint8_t to = place_of(match_game.team[team].km), x;
    while (car_x[team] != to) {
        x = car_x[team];
        car_x[team] = (uint8_t)(to > x ? x + 1 : x - 1);
        input_frame();
        repair(x);
    }
}
