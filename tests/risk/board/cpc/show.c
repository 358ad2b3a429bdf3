/*  The board with six armies on it, for as long as the machine is on: what the tests draw on the PC and on the Z80. */
#include "card_picture.h"
#include "clock.h"
#include "platform.h"
#include "pictures.h"
#include "map_cursor.h"
#include "video.h"
#include "map_view.h"

static const uint8_t *const zones[VIDEO_ZONES] = {palette_orders, palette_map, palette_map, palette_map,
                                                  palette_status};

/* Verbs that the program below has no use for, but that tests call one by one: they must be in it. */
typedef void (*verb_t)(void);
const verb_t verbs[] = {(verb_t)card_picture_draw, (verb_t)map_cursor_move, (verb_t)video_clear};

void program_main(void) {
    uint8_t t;
    for (t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = (uint8_t)(t * 5 % 7 % PLAYERS_MAX);
        risk_game.armies[t] = (uint16_t)(t * t * 3 % 131 + 1);
    }
    map_view_draw();
    video_zones(zones);
    for (;;)
        clock_wait();
}
