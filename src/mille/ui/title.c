/* The title: the picture that was painted while the game was loading, with a line below it. A day passes over it, inks
   being cheaper than pictures; then the cards are presented. Once something else has been drawn the picture is gone,
   and a smaller one takes its place. */
#include "screens.h"
#include "audio.h"
#include "input.h"
#include "page.h"
#include "parade.h"
#include "pictures.h"
#include "theme.h"
#include "version.h"
#include "words.h"

#define CARDS_Y 84 /* line */
#define HOURS   5
#define NOON    200 /* frames */
#define HOUR    110

static uint8_t painted_over;

uint8_t title_show(void) {
#define ZONES(palette)                                                                                                 \
    { palette, palette, palette, palette, palette_caption }
    static const uint8_t *const zones[HOURS][VIDEO_ZONES] = {ZONES(palette_loading), ZONES(palette_afternoon),
                                                             ZONES(palette_sunset), ZONES(palette_dusk),
                                                             ZONES(palette_night)};
    uint8_t hour, frames, painted = !painted_over;
    painted_over = 1;
    sound_play(TUNE_TITLE);
    if (painted)
        video_fill(VIDEO_AT(0, VIDEO_ZONE(4)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_HEIGHT - VIDEO_ZONE(4)),
                   VIDEO_PEN(PEN_CLOTH));
    else
        menu_draw_cards(CARDS_Y);
    page_keys(WORD_PRESS);
    page_y = PAGE_KEYS;
    page_value(VIDEO_WIDTH - 1, "v" VERSION);
    for (hour = 0; hour < HOURS; hour++) {
        if (painted) video_zones(zones[hour]);
        for (frames = hour ? HOUR : NOON; frames; frames--) {
            if (input_pause(1)) return TITLE_KEY;
            if (!painted) parade_step();
        }
    }
    return presentation_show() ? TITLE_KEY : TITLE_DEMO;
}
