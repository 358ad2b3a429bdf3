/*  Draws the score sheet on the PC for a match that was played in an emulator: what the rules of the PC score, on the
    PC's screen, is what the CPC must show.

        sheet MATCH SETTINGS WORDS SCREEN

    MATCH, SETTINGS and WORDS are the bytes of match_game, settings and words_resident in the CPC's RAM, SCREEN gets the 16 KB of the screen.
 */
#include <stdio.h>
#include <stdlib.h>

#include "host.h"
#include "language.h"
#include "match.h"
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

int main(int count, char **arguments) {
    if (count != 5) {
        fputs("usage: sheet MATCH SETTINGS WORDS SCREEN\n", stderr);
        return 2;
    }
    bytes(arguments[1], "rb", &match_game, sizeof match_game);
    bytes(arguments[2], "rb", &settings, sizeof settings);
    bytes(arguments[3], "rb", &words_resident, sizeof words_resident);
    host_reset();
    /* The first key hurries the writing up, the second says that it is read. */
    host_script_text("20 tap SPACE\n80 tap SPACE\n", "sheet");
    host_limit(1000);
    sheet_show(0);
    bytes(arguments[4], "wb", host_screen, HOST_SCREEN_BYTES);
    return 0;
}
