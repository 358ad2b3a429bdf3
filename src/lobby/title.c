/* The title: the picture that was painted while the game was loading, with a line below it. A day passes over it, inks being cheaper
   than pictures; then the game presents itself. Once something else has been drawn the picture is gone, and a smaller one takes its place. */
#include "audio.h"
#include "input.h"
#include "lobby.h"
#include "page.h"
#include "pictures.h"
#include "theme.h"
#include "version.h"
#include "words.h"

/* Variables are static where that makes a Z80's code smaller. */
uint8_t title_show(void) {
    static const uint8_t *zones[VIDEO_ZONES];
    static uint8_t painted_over, painted, frames;
    static const title_hour_t *hour;
    painted = !painted_over;
    painted_over = 1;
    sound_play(TUNE_TITLE);
    if (painted)
        video_fill(VIDEO_AT(0, VIDEO_ZONE(4)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_HEIGHT - VIDEO_ZONE(4)),
                   VIDEO_PEN(PEN_CLOTH));
    else
        title_draw();
    page_keys(WORD_PRESS);
    page_y = PAGE_KEYS;
    page_value(VIDEO_WIDTH - 1, "v" VERSION);
    zones[4] = palette_caption;
    for (hour = title_hours; (frames = hour->frames) != 0; hour++) {
        zones[0] = zones[1] = zones[2] = zones[3] = hour->inks;
        if (painted) video_zones(zones);
        for (; frames; frames--) {
            if (input_pause(1)) return TITLE_KEY;
            if (!painted) parade_step();
        }
    }
    return presentation_show() ? TITLE_KEY : TITLE_DEMO;
}
