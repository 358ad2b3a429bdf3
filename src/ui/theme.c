/* Palettes that all games use. */
#include "theme.h"
#include "pictures.h"

const uint8_t *const theme_dark[VIDEO_ZONES] = {palette_dark, palette_dark, palette_dark, palette_dark, palette_dark};
