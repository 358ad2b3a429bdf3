/* What comes out of the tables of words, in the folder OUT of a game whose files are called FILE:
 *
 *     words_keys.h        WORD_… and LANGUAGE_…: what screens need to know
 *     words_shape.h       the sizes of a language and the names of its files: what src/ui/words.c needs
 *     words_resident.c    the first language, as the program has it in memory before it reads another
 *     FILE.FR FILE.EN …   each language as a file of the disc, the same bytes as in memory
 *
 * All languages have one shape, so that one can be read over the other. src/ui/language.h shows it; a file is the
 * bytes of that struct, words of 16 bits low byte first:
 *
 *     stamp               made of everything a language and the program must agree on: the keys, the code of the font and
 *                         the sizes. A file of another build has another one
 *     start               where every eighth text begins
 *     pair                what the bytes stand for that are no letters (see squeeze.h)
 *     language            LANGUAGE_…
 *     packed              the texts, each ended by 0 or by a pair that has it: letters, arguments ({1} is 1), new lines (4), pairs;
 *                         padded with 0
 *     sum                 the checksum of all bytes before it (src/platform/host/checksum)
 */
#ifndef EMIT_H
#define EMIT_H

#include "table.h"

#define EMIT_LANGUAGES 8

typedef struct {
    const char *folder, *file; /* OUT and FILE */
    const keys_t *keys;
    const encoding_t *font;
    words_t *words; /* packed in place */
    unsigned languages;
    unsigned longest; /* bytes of a text with its arguments: what the game needs room for */
} emit_t;

void emit(const emit_t *e);

#endif
