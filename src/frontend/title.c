/* The title: the loading picture, with a line below it. Its palette changes like the light of a day; then comes the
 * presentation. Once another screen was drawn, the picture is lost and a simpler one takes its place; waiting on the
 * title screen reloads the picture from the loader's file on the disc. Variables are static because that makes SDCC's
 * code smaller. */
#include "audio.h"
#include "boot.h"
#include "input.h"
#include "frontend.h"
#include "page.h"
#include "pictures.h"
#include "theme.h"
#include "version.h"
#include "words.h"

#define STAY    150 /* frames until the picture is reloaded */
#define HORIZON 110 /* line */

static uint8_t painted; /* 1: the loading picture is on the screen */

static uint8_t read_picture(void) {
    static const file_name_t loader = FILE_NAME(GAME_FILE ".BAS");
    return boot_picture_read(&loader);
}

/* Draws sky and land while the drive starts, then the picture. */
static void repaint(void) {
    video_zones(theme_dark);
    video_clear(TITLE_SKY);
    video_fill(VIDEO_AT(0, HORIZON), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_HEIGHT - HORIZON), TITLE_LAND);
    if (file_session(read_picture) == FILE_OK) painted = boot_picture_show(words_stamp());
}

static void draw(void) {
    if (painted)
        video_fill(VIDEO_AT(0, VIDEO_ZONE(4)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_HEIGHT - VIDEO_ZONE(4)),
                   VIDEO_PEN(PEN_CLOTH));
    else
        title_draw();
    page_keys(WORD_PRESS);
    page_y = PAGE_KEYS;
    page_value(VIDEO_WIDTH - 1, "v" VERSION);
}

/* Waits: TITLE_KEY if a key was pressed. */
static uint8_t stay(uint8_t frames) {
    static uint8_t left;
    left = frames;
    do {
        if (input_pause(1)) return TITLE_KEY;
        if (!painted) menu_animate();
    } while (--left);
    return TITLE_DEMO;
}

uint8_t title_show(void) {
    static const uint8_t *zones[VIDEO_ZONES];
    static uint8_t lost; /* 1: the picture was overwritten; 2: it cannot be reloaded */
    static const title_palette_t *hour;
    painted = !lost;
    draw();
    if (lost == 1) {
        if (stay(STAY)) return TITLE_KEY;
        repaint();
        if (boot_picture_key) return boot_picture_key;
        draw();
    }
    lost = (uint8_t)(2 - painted);
    sound_play(TUNE_TITLE);
    zones[4] = palette_caption;
    for (hour = title_palettes; hour->frames; hour++) {
        zones[0] = zones[1] = zones[2] = zones[3] = hour->inks;
        if (painted) video_zones(zones);
        if (stay(hour->frames)) return TITLE_KEY;
    }
    return presentation_show();
}
