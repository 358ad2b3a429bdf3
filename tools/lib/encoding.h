/* The code of our own font: which byte stands for which character.
 *
 * gfx/shared/font.txt lists the characters of gfx/shared/font.png in the order of its cells, one a line: the character in UTF-8, a
 * space, its width in pixels (4 or 8). ASCII characters keep their ASCII codes; every other one takes the lowest code
 * from 33 on that no character of the font has, in the order of the list. Codes below 32 are never used, and 0 ends a
 * text.
 */
#ifndef ENCODING_H
#define ENCODING_H

#include <stdint.h>

#define ENCODING_FIRST 32

typedef struct {
    uint32_t character; /* Unicode; 0: no glyph has this code */
    unsigned cell;      /* place in the picture, counted line by line */
    unsigned width;     /* pixels */
} encoding_glyph_t;

typedef struct {
    encoding_glyph_t glyph[256]; /* by code */
    unsigned last;               /* highest code in use */
    unsigned cells;
} encoding_t;

/* Reads font.txt; ends the program on a mistake, naming file and line. Where there are texts (files in UTF-8; a line
   that begins with # is a remark), a character that occurs in none of them and that nobody types gets no code: a game
   that speaks two languages keeps no letters of the others. */
typedef struct {
    char *const *path;
    int count;
} encoding_texts_t;
void encoding_read(encoding_t *e, const char *path, encoding_texts_t texts);

/* Code of a character, 0 if the font lacks it. */
uint8_t encoding_code(const encoding_t *e, uint32_t character);

/* One character of UTF-8; moves the pointer behind it. 0 at the end of the text, UINT32_MAX if it is not UTF-8. */
uint32_t encoding_utf8(const char **text);

#endif
