/* Reads gfx/shared/font.txt and assigns a code to each character. */
#include "encoding.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "fail.h"

uint32_t encoding_utf8(const char **text) {
    const unsigned char *c = (const unsigned char *)*text;
    static const uint32_t smallest[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned length = *c < 0x80 ? 1 : *c >> 5 == 6 ? 2 : *c >> 4 == 14 ? 3 : *c >> 3 == 30 ? 4 : 0;
    if (!length) return UINT32_MAX;
    if (!*c) return 0;
    uint32_t character = length == 1 ? *c : *c & (0x7Fu >> length);
    for (unsigned i = 1; i < length; i++) {
        if (c[i] >> 6 != 2) return UINT32_MAX;
        character = character << 6 | (c[i] & 63);
    }
    if (character < smallest[length]) return UINT32_MAX;
    *text += length;
    return character;
}

uint8_t encoding_code(const encoding_t *e, uint32_t character) {
    for (unsigned code = ENCODING_FIRST; code <= e->last; code++)
        if (e->glyph[code].character == character) return (uint8_t)code;
    return 0;
}

/* Whether the texts contain a character. Letters, digits and the other characters a player can type always count. */
static int wanted(uint32_t character, encoding_texts_t texts) {
    char line[1024];
    int found = !texts.count || (character < 127 && (isalnum((int)character) || strchr(" .-", (int)character)));
    for (int i = 0; i < texts.count && !found; i++) {
        FILE *f = fopen(texts.path[i], "r");
        if (!f) fail("%s: %s", texts.path[i], strerror(errno));
        while (!found && fgets(line, sizeof line, f)) {
            const char *c = line;
            uint32_t next = *line == '#' ? 0 : encoding_utf8(&c);
            for (; next && next != UINT32_MAX && !found; next = encoding_utf8(&c))
                found = next == character;
        }
        fclose(f);
    }
    return found;
}

/* Read the list twice: first ASCII characters, which have fixed codes, then the others. */
static void read_list(encoding_t *e, const char *path, FILE *f, int ascii, encoding_texts_t texts) {
    char line[64];
    unsigned free_code = ENCODING_FIRST + 1;
    rewind(f);
    e->cells = 0;
    for (unsigned number = 1; fgets(line, sizeof line, f); number++) {
        const char *rest = line;
        uint32_t character = encoding_utf8(&rest);
        unsigned width = 0;
        char tail = 0;
        if (character == UINT32_MAX || character < ENCODING_FIRST) fail("%s:%u: not a UTF-8 character", path, number);
        if (sscanf(rest, " %u%c", &width, &tail) != 2 || tail != '\n' || (width != 4 && width != 8))
            fail("%s:%u: expected the width of the character, 4 or 8", path, number);
        encoding_glyph_t glyph = {character, e->cells++, width};
        if ((character < 127) != ascii || !wanted(character, texts)) continue;
        if (e->last && encoding_code(e, character)) fail("%s:%u: duplicate character", path, number);
        unsigned code = character;
        if (!ascii) {
            while (free_code < 256 && e->glyph[free_code].character)
                free_code++;
            if (free_code == 256) fail("%s:%u: too many characters", path, number);
            code = free_code;
        }
        e->glyph[code] = glyph;
        if (code > e->last) e->last = code;
    }
}

void encoding_read(encoding_t *e, const char *path, encoding_texts_t texts) {
    FILE *f = fopen(path, "r");
    if (!f) fail("%s: %s", path, strerror(errno));
    *e = (encoding_t){0};
    read_list(e, path, f, 1, texts);
    read_list(e, path, f, 0, texts);
    fclose(f);
    if (!e->cells) fail("%s: no characters", path);
}
