/* The map: areas and numbers. */
#include "map_view.h"
#include "map_data.h"
#include "pictures.h"
#include "video.h"

#define LEFT_PIXELS  0xAAAAU
#define RIGHT_PIXELS 0x5555U
#define CHEQUERED    0x55AAU /* the left pixel of even lines, the right one of odd lines; */
#define BETWEEN      0xAA55U /* the other ones */

#define PAINT(seat) VIDEO_PEN_0(PEN_SEAT + (seat))
const uint16_t map_view_paint[PLAYERS_MAX] = {PAINT(0), PAINT(1), PAINT(2), PAINT(3), PAINT(4), PAINT(5)};

#define PAPER_LIGHT VIDEO_PEN_0(1)
#define PAPER_DARK  VIDEO_PEN_0(2)

#define SEATS_Y    (VIDEO_ZONE(1) + 41) /* the plates of the seats */
#define SEATS_STEP 9

static uint16_t paint;  /* of the territory being drawn */
static uint16_t number; /* of armies */

/* A number: one or two digits on a plate. Its left edge shares a byte with the area. */
static void draw_figure(uint16_t at, uint8_t seat) {
    uint16_t paper = PAPER_LIGHT;
    uint8_t digit = PICTURE_LIGHT_0, tens = 0;
    if (seat & 1) {
        paper = PAPER_DARK;
        digit = PICTURE_DARK_0;
    }
    if (number > FIGURE_MAX) {
        number = tens = PICTURE_LIGHT_MANY - PICTURE_LIGHT_0;
    } else {
        while (number >= 10) {
            number -= 10;
            tens++;
        }
        if (!tens) at++;
    }
    video_fill(at, VIDEO_SIZE(1, BOARD_FIGURE_HEIGHT), (paint & LEFT_PIXELS) | (paper & RIGHT_PIXELS));
    at++;
    if (tens) {
        video_draw((uint8_t)(digit + tens), at);
        at += 2;
    }
    video_draw((uint8_t)(digit + (uint8_t)number), at);
}

static void set_paint(uint8_t seat, uint8_t lit) {
    paint = seat == NOBODY ? VIDEO_PEN_0(PEN_FREE) : map_view_paint[seat];
    if (lit) paint = (paint & BETWEEN) | (PAPER_LIGHT & CHEQUERED);
}

void map_view_area(uint8_t territory, uint8_t seat, uint16_t armies, uint8_t lit) {
    const uint8_t *place = board_figure[territory];
    set_paint(seat, lit);
    number = armies;
    video_area(board_areas + board_area_at[territory], paint);
    if (seat != NOBODY && number) draw_figure(VIDEO_AT(place[0], place[1]), seat);
}

void map_view_light(uint8_t territory, uint8_t lit) {
    map_view_area(territory, risk_game.owner[territory], risk_game.armies[territory], lit);
}

void map_view_territory(uint8_t territory) {
    map_view_light(territory, 0);
}

void map_view_seat(uint8_t seat, uint8_t shown, uint8_t lit) {
    uint16_t at = VIDEO_AT(0, SEATS_Y + seat * SEATS_STEP);
    set_paint(seat, lit);
    number = shown;
    video_fill(at, VIDEO_SIZE(BOARD_FIGURE_WIDTH + 1, BOARD_FIGURE_HEIGHT), paint);
    draw_figure(at, seat);
}

void map_view_draw(void) {
    uint8_t territory;
    video_unpack(board_screen);
    for (territory = 0; territory != TERRITORIES; territory++)
        map_view_territory(territory);
}

void map_view_draw_continents(uint8_t coloured) {
    uint8_t territory;
    video_unpack(board_screen);
    for (territory = 0; territory != TERRITORIES; territory++)
        map_view_area(territory, coloured ? map_continent[territory] : NOBODY, 0, 0);
}
