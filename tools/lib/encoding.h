/* encoding: the character code of the font, one byte per character.
 *
 * gfx/shared/font.txt lists the characters of gfx/shared/font.png in the order of its cells, one per line: the
 * character in UTF-8, a space, its width in pixels (4 or 8). ASCII characters keep their ASCII codes. Every other
 * character gets the lowest code from 33 on that is free, in the order of the list. Codes below 32 are never used, and
 * 0 ends a text.
 */
#ifndef ENCODING_H
#define ENCODING_H

#include <stdint.h>

#define ENCODING_FIRST 32

typedef struct {
    uint32_t character; /* Unicode; 0: no glyph has this code */
    unsigned cell;      /* cell in the picture, counted row by row */
    unsigned width;     /* pixels */
} encoding_glyph_t;

typedef struct {
    encoding_glyph_t glyph[256]; /* by code */
    unsigned last;               /* highest code in use */
    unsigned cells;
} encoding_t;

/* Reads font.txt. Ends the program on an error, naming file and line. If texts are given (UTF-8 files, lines that
 * begin with # are comments), a character that occurs in none of them and cannot be typed gets no code: a game
 * with two languages does not keep the letters of the others. */
typedef struct {
    char *const *path;
    int count;
} encoding_texts_t;
void encoding_read(encoding_t *e, const char *path, encoding_texts_t texts);

/* Code of a character, 0 if the font does not have it. */
uint8_t encoding_code(const encoding_t *e, uint32_t character);

/* Reads one UTF-8 character and advances the pointer. 0 at the end of the text, UINT32_MAX if it is not UTF-8. */
uint32_t encoding_utf8(const char **text);

#endif
