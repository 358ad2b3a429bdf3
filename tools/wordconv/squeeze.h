/* squeeze: packs many short texts. A byte that is no letter stands for a pair of bytes, which may themselves stand for
 * pairs.
 *
 * The most frequent pair of all texts gets the next free byte, until no byte is left or no pair saves anything. The 0
 * at the end of a text may be the second byte of a pair; the last codes are reserved for such pairs, so that the end of
 * a text is easy to find.
 */
#ifndef SQUEEZE_H
#define SQUEEZE_H

#include <stdint.h>

#define SQUEEZE_DEPTH     15 /* maximum depth of nested pairs */
#define SQUEEZE_ENDS      12 /* codes for pairs whose second byte ends the text */
#define SQUEEZE_FIRST_END (256 - SQUEEZE_ENDS)

typedef struct {
    uint8_t *text[2048]; /* each ends with 0; packed in place */
    unsigned size[2048];
    unsigned texts;
    uint8_t pair[256][2]; /* by byte; {0, 0}: not a pair */
    unsigned depth[256];
} squeeze_t;

/* free_code[c]: byte c is unused. */
void squeeze(squeeze_t *s, const uint8_t free_code[256]);

#endif
