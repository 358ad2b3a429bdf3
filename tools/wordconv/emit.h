/* emit: writes the languages of a game whose files are called FILE to the folder OUT:
 *
 *     words_keys.h        WORD_… and LANGUAGE_…, for the screens
 *     words_shape.h       the sizes of a language and the names of its files, for src/ui/words.c
 *     words_resident.c    the first language, which is in memory when the program starts
 *     words.js            widths of all texts, and the texts that name keys, for the page
 *     FILE.FR FILE.EN …   each language as a file of the disc, the same bytes as in memory
 *
 * All languages have the same layout, so that one can be loaded over another. src/ui/language.h declares it. A file
 * holds the bytes of that struct, 16-bit words low byte first:
 *
 *     stamp               a hash of everything a language and the program must agree on: keys, code of the font,
 *                         sizes. A file of another build has another stamp
 *     start               the start of every eighth text
 *     pair                the pairs that bytes which are no letters stand for (see squeeze.h)
 *     language            LANGUAGE_…
 *     packed              the texts, each ended by 0 or by a pair that contains it: letters, arguments ({1} is 1), new
 *                         lines (4), pairs; padded with 0
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
    unsigned longest; /* bytes of the longest text with its arguments: the buffer the game needs */
} emit_t;

void emit(const emit_t *e);

#endif
