/* Draws the score sheet on the PC for a match that was played in an emulator: the CPC must show the same.
 *
 *     sheet RAM MATCH SETTINGS WORDS SCREEN
 *
 * RAM is the CPC's, 64 KB; MATCH, SETTINGS and WORDS are the addresses of mille_game, settings and words_resident in
 * it; SCREEN gets the 16 KB of the screen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio.h"
#include "host.h"
#include "language.h"
#include "match_state.h"
#include "screens.h"
#include "settings.h"

static void bytes(const char *path, const char *mode, void *at, size_t size) {
    FILE *file = fopen(path, mode);
    const size_t done = !file ? 0 : *mode == 'r' ? fread(at, 1, size, file) : fwrite(at, 1, size, file);
    if (done != size || fclose(file)) {
        fprintf(stderr, "sheet: %s: not the %zu bytes expected\n", path, size);
        exit(1);
    }
}

static uint8_t ram[0x10000];

static void take(const char *address, void *to, size_t size) {
    const unsigned long at = strtoul(address, NULL, 0);
    if (at + size > sizeof ram) {
        fprintf(stderr, "sheet: %s: %zu bytes from there are more than the RAM has\n", address, size);
        exit(1);
    }
    memcpy(to, ram + at, size);
}

int main(int count, char **arguments) {
    if (count != 6) {
        fputs("usage: sheet RAM MATCH SETTINGS WORDS SCREEN\n", stderr);
        return 2;
    }
    bytes(arguments[1], "rb", ram, sizeof ram);
    take(arguments[2], &mille_game, sizeof mille_game);
    take(arguments[3], &settings, sizeof settings);
    take(arguments[4], &words_resident, sizeof words_resident);
    host_reset();
    /* The first key fills in the sheet at once, the second leaves it. */
    host_script_text("20 tap SPACE\n80 tap SPACE\n", "sheet");
    host_limit(1000);
    audio_apply();
    score_sheet_show(0);
    bytes(arguments[5], "wb", host_screen, HOST_SCREEN_BYTES);
    return 0;
}
