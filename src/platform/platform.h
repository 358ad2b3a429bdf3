/* machine: what the game asks of the computer it runs on.
 *
 * The folder holds the contract; src/platform/cpc keeps it on an Amstrad CPC, src/platform/host on a PC (the same 16 KB of screen
 * memory, scripted keys, pictures as PNG, the sound chip's registers). A screen written against these headers runs on
 * both, pixel for pixel.
 *
 *     video.h   mode, inks in raster zones, pictures, text
 *     keys.h    what the player presses
 *     clock.h   frames, and chance from the player's timing
 *     file.h   files on the disc
 *     sound.h   tunes and effects
 *
 * A whole program:
 *
 *     #include "platform.h"
 *     #include "video.h"
 *     #include "keys.h"
 *     #include "clock.h"
 *     #include "pictures.h"               // made by tools/gfxconv from the game's pictures.txt
 *
 *     void program_main(void) {
 *         static const uint8_t *const zones[VIDEO_ZONES] = {
 *             palette_dialogue, palette_table, palette_table, palette_table, palette_road};
 *         uint8_t x = 4;
 *
 *         video_clear(VIDEO_PEN(0));
 *         video_zones(zones);
 *         video_pens(1, 0);
 *         video_text(VIDEO_AT(2, 8), "Press FIRE");
 *         while (!(keys_hit() & KEY_FIRE)) {
 *             if ((keys_hit() & KEY_RIGHT) && x < 60) x += 2;
 *             video_draw(PICTURE_CARD_25, VIDEO_AT(x, 40));
 *             clock_wait();
 *         }
 *     }
 */
#ifndef PLATFORM_H
#define PLATFORM_H

#include "portable.h"

/* The program. The machine calls it once keys, clock and interrupts run; the screen still shows what the loader left
   there, in the loader's inks, until video_zones() is called. When the program returns, the CPC resets and the PC
   program ends. */
void program_main(void);

#endif
