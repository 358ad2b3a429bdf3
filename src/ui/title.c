/* The title: the picture that was painted while the game was loading, with a line below it. Once something else has been
   drawn the picture is gone, and the face of the menu takes its place. */
#include "ui.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "widgets.h"
#include "words.h"

#define WAITING 250 /* frames, twice, until the presentation begins */

static uint8_t painted_over;

uint8_t title_show(void) {
    static const uint8_t *const zones[VIDEO_ZONES] = {palette_loading, palette_loading, palette_loading,
                                                      palette_loading, palette_caption};
    if (painted_over) {
        menu_draw_face();
        page_keys(WORD_PRESS);
        page_light();
    } else {
        video_fill(VIDEO_AT(0, VIDEO_ZONE(4)), VIDEO_SIZE(VIDEO_WIDTH, VIDEO_HEIGHT - VIDEO_ZONE(4)), VIDEO_PEN(0));
        page_keys(WORD_PRESS);
        video_zones(zones);
        painted_over = 1;
    }
    return ui_pause(WAITING) || ui_pause(WAITING) || presentation_show() ? TITLE_KEY : TITLE_DEMO;
}
