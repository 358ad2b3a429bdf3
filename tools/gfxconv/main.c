/* gfxconv: converts the PNG files of gfx/ to bytes for the CPC.
 *
 *        gfxconv MANIFEST FOLDER                 writes pictures.h pictures.c NAME.scr NAME.pack into the folder
 *        gfxconv --font MANIFEST FOLDER TEXT…    writes font.h font.c with the letters of these texts, default all
 *        gfxconv --sheet MANIFEST FILE           writes one PNG with all pictures as the CPC shows them
 *        gfxconv --sizes MANIFEST                prints the size of each group, plain and packed
 */
#include <stdio.h>
#include <string.h>

#include "gallery.h"

int main(int count, char **words) {
    gallery_t *g;
    if (count == 3 && !strcmp(words[1], "--sizes")) {
        g = gallery_open(words[2]);
        gallery_sizes(g);
    } else if (count == 4 && !strcmp(words[1], "--sheet")) {
        g = gallery_open(words[2]);
        gallery_sheet(g, words[3]);
    } else if (count >= 4 && !strcmp(words[1], "--font")) {
        gallery_font(words[2], words[3], (encoding_texts_t){words + 4, count - 4});
        return 0;
    } else if (count == 3 && words[1][0] != '-') {
        g = gallery_open(words[1]);
        gallery_emit(g, words[2]);
    } else {
        fputs("usage: gfxconv MANIFEST FOLDER | --font MANIFEST FOLDER [TEXT...] | --sheet MANIFEST FILE | "
              "--sizes MANIFEST\n",
              stderr);
        return 2;
    }
    gallery_free(g);
    return 0;
}
