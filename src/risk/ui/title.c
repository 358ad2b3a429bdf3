/* The title: the picture that was painted while the game was loading, with a line below it; evening, night and dawn pass over
   it, then the presentation follows. Once something else has been drawn the picture is gone, and the empty board takes its place. */
#include "audio.h"
#include "input.h"
#include "match.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "theme.h"
#include "version.h"
#include "words.h"

#define HOURS 4
#define HOUR  150 /* frames */

static uint8_t painted_over;

uint8_t title_show(void) {
#define ZONES(palette)                                                                                                 \
    { palette, palette, palette, palette, palette_caption }
    static const uint8_t *const zones[HOURS][VIDEO_ZONES] = {ZONES(palette_loading), ZONES(palette_afterglow),
                                                             ZONES(palette_night), ZONES(palette_dawn)};
    uint8_t hour, painted = !painted_over;
    painted_over = 1;
    sound_play(TUNE_TITLE);
    if (painted)
        video_fill(VIDEO_AT(0, VIDEO_ZONE(4)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_HEIGHT - VIDEO_ZONE(4)),
                   VIDEO_PEN(PEN_CLOTH));
    else
        match_draw_empty();
    page_keys(WORD_PRESS);
    page_y = PAGE_KEYS;
    page_value(VIDEO_WIDTH - 1, "v" VERSION);
    for (hour = 0; hour < HOURS; hour++) {
        if (painted) video_zones(zones[hour]);
        if (input_pause(HOUR)) return TITLE_KEY;
    }
    return presentation_show() ? TITLE_KEY : TITLE_DEMO;
}
