/* language: the texts of a game in one language, in memory and in a file. tools/wordconv generates them: see its
 * emit.h. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include <stdint.h>
#include "portable.h"
#include "words_shape.h"

typedef struct {
    uint16_t stamp;               /* of keys, font and sizes: a file with another one is of another build */
    uint16_t start[WORDS_STARTS]; /* offset in packed of every text whose key is a multiple of WORDS_STRIDE */
    uint8_t pair[WORDS_PAIRS][2];
    uint8_t language; /* LANGUAGE_… */
    uint8_t packed[WORDS_PACKED];
    uint8_t sum[2];
} language_t;

/* The language in memory. On the CPC it is the end of the program's file, so that the loader can load another one
 * over it; so does words_load, though it is const for SDCC. */
extern PROGRAM_DATA language_t words_resident;

#endif
