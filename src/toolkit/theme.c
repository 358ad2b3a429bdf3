/* Inks that screens of any game wear. */
#include "theme.h"
#include "pictures.h"

const uint8_t *const theme_dark[VIDEO_ZONES] = {palette_dark, palette_dark, palette_dark, palette_dark, palette_dark};
const uint8_t *const theme_page[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                palette_dialogue};
