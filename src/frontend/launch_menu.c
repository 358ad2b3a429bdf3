/* Back to the menu of the disc. */
#include "launch_menu.h"
#include "boot.h"
#include "disc_error.h"
#include "theme.h"
#include "words.h"

void launch_menu(void) {
    static const file_name_t menu = FILE_NAME("DISC.BAS");
    boot_flags = (uint8_t)((boot_flags & ~BOOT_LANGUAGE) | (words_language() + 1));
    video_zones(theme_dark);
    while (disc_error_retry(boot_run(&menu), menu.text))
        ;
}
