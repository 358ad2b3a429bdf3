/* A screen that uses every function of the platform: the tests draw it on the PC and on the Z80. */
#include "boot.h"
#include "clock.h"
#include "keys.h"
#include "number_text.h"
#include "platform.h"
#include "pictures.h"
#include "video.h"

static const uint8_t *const zones[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                  palette_road};
static uint8_t under[10 * 56];
static const video_patch_t patch = {30, 60, 10, 56, under};
static const video_part_t half = {PICTURE_CARD_BACK, 70, 124, 2, 3, 5, 37};

/* Functions that only the tests call: they must be in the program. */
typedef void (*function_t)(void);
const function_t tested[] = {(function_t)video_unpack, (function_t)video_picture_width,
                             (function_t)video_picture_height, (function_t)video_text_width,
                             (function_t)boot_picture_show};

static void draw_table(void) {
    uint8_t i;
    video_clear(VIDEO_PEN(0));
    video_fill(VIDEO_AT(0, 18), VIDEO_SIZE(80, 2), VIDEO_MIX(2, 0));
    video_pens(1, 0);
    video_text(VIDEO_AT(1, 1), "The quick brown fox jumps over a lazy dog");
    video_pens(3, 1);
    i = video_text(VIDEO_AT(1, 10), "700 km: ");
    i = video_text(VIDEO_AT(i, 10), number_text(65535));
    video_text(VIDEO_AT(i + 1, 10), number_text(0));
    for (i = 0; i < 7; i++)
        video_draw((uint8_t)(PICTURE_CARD_25 + 3 * i), VIDEO_AT(1 + 11 * i, 21 + i));
    for (i = 0; i < 4; i++)
        video_draw((uint8_t)(PICTURE_SMALL_TANK + i), VIDEO_AT(1 + 7 * i, 90));
    video_save(&patch);
    video_draw(PICTURE_CARD_BACK, VIDEO_AT(30, 60));
    video_restore(&patch);
    video_draw_part(&half);
    video_fill(VIDEO_AT(44, 100), VIDEO_SIZE(22, 31), VIDEO_MIX(1, 3));
    video_stamp(PICTURE_POINTER_HAND, VIDEO_AT(50, 95));
    for (i = 0; i < 80; i += 4)
        video_draw(PICTURE_ROAD_ROAD, VIDEO_AT(i, 168));
    video_stamp(PICTURE_CAR_CAR1, VIDEO_AT(5, 172));
    video_stamp(PICTURE_CAR_CAR2, VIDEO_AT(9, 186));
}

void program_main(void) {
    uint8_t x = 5;
    draw_table();
    video_zones(zones);
    while (!(keys_hit() & KEY_ESC)) {
        clock_wait();
        if ((keys_hit() & KEY_RIGHT) && x < 70) video_draw(PICTURE_CAR_CAR1, VIDEO_AT(++x, 172));
        if (keys_typed()) {
            char letter[2];
            letter[0] = keys_typed();
            letter[1] = 0;
            video_text(VIDEO_AT(76, 1), letter);
        }
    }
}
