/* The way to the menu of the disc. */
#include "neighbour.h"
#include "disc.h"
#include "theme.h"
#include "words.h"

void neighbour_run(void) {
    static const store_name_t menu = STORE_NAME("DISC.BAS");
    store_started = (uint8_t)((store_started & ~STORE_LANGUAGE) | (words_language() + 1));
    video_zones(theme_dark);
    while (disc_again(store_run(&menu), menu.text))
        ;
}
