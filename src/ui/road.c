/* The road: a car for every team, on the way from the start to the goal. */
#include "road.h"
#include "pictures.h"
#include "table.h"
#include "widgets.h"

#define ROAD_Y     VIDEO_ZONE(4)
#define CAR_WIDTH  6
#define CAR_HEIGHT 12
#define START_X    5
#define GOAL_X     68 /* where a car stands that has arrived */

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

/* 1000 km shown over 65 bytes, 700 km too: the goal is where the flag stands. */
static uint8_t place_of(uint8_t team) {
    uint16_t km = match_game.team[team].km;
    return (uint8_t)(START_X +
                     (match_game.goal == EXTENDED_GOAL ? km * SCALE(EXTENDED_GOAL) : km * SCALE(STEPS(700))) / 64);
}

/* The columns a car has touched, asphalt first, then whatever cars stand there. */
static void repair(uint8_t x) {
    static uint8_t column, team, end;
    column = x & 0xfc;
    end = (uint8_t)(column + 12);
    if (end > VIDEO_WIDTH) end = VIDEO_WIDTH;
    for (; column < end; column += 4) {
        draw_band(column);
        if (column < 4) video_stamp(PICTURE_ROAD_START, VIDEO_AT(0, ROAD_Y + 4));
        if (column >= 76) video_stamp(PICTURE_ROAD_FINISH, VIDEO_AT(76, ROAD_Y + 4));
    }
    for (team = 0; team < match_game.teams; team++)
        video_stamp(PICTURE_ROAD_CAR1 + team, VIDEO_AT(car_x[team], lane_y(team)));
}

void road_draw(void) {
    uint8_t x, team;
    for (x = 0; x < VIDEO_WIDTH; x += 4)
        draw_band(x);
    for (team = 0; team < match_game.teams; team++)
        car_x[team] = place_of(team);
    repair(0);
    repair(72);
}

void road_drive(uint8_t team) {
    uint8_t to = place_of(team), x;
    while (car_x[team] != to) {
        x = car_x[team];
        car_x[team] = (uint8_t)(to > x ? x + 1 : x - 1);
        ui_frame();
        repair(x);
    }
}
