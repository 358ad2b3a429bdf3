/* asmconv: translates assembly for SDCC's assembler (sdas) to z88dk's (z80asm).
 *
 *     asmconv [-IFOLDER] SOURCE.s OUT.asm
 *
 * Included files are searched here and in FOLDER. It knows every instruction and directive that this project and SDCC
 * use. Anything else is refused with file and line, and nothing is written. Areas become sections without the
 * underscore: _CODE is CODE.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "translate.h"

int main(int count, char **words) {
    char *text = NULL;
    size_t size = 0;
    const char *folder = ".";
    if (count == 4 && !strncmp(words[1], "-I", 2)) {
        folder = *++words + 2;
        count--;
    }
    if (count != 3) fail("usage: asmconv [-IFOLDER] SOURCE.s OUT.asm");
    FILE *out = open_memstream(&text, &size);
    if (!out) fail("asmconv: out of memory");
    translate(words[1], folder, out);
    fclose(out);
    FILE *file = fopen(words[2], "w");
    if (!file || fwrite(text, 1, size, file) != size || fclose(file)) fail("%s: cannot be written", words[2]);
    free(text);
    return 0;
}
