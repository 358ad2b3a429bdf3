/* Packs many short texts: a byte that is no letter stands for a pair of bytes, which may themselves stand for pairs.
 * The commonest pair of all texts together gets the next free byte, and so on until none is left or none pays. The 0 at the end of a
 * text may be the second byte of a pair; the last bytes are kept for these, so that who looks for an end knows them.
 */
#ifndef SQUEEZE_H
#define SQUEEZE_H

#include <stdint.h>

#define SQUEEZE_DEPTH     15 /* pairs within pairs, at most */
#define SQUEEZE_ENDS      12 /* bytes that stand for a pair whose second byte ends the text */
#define SQUEEZE_FIRST_END (256 - SQUEEZE_ENDS)

typedef struct {
    uint8_t *text[2048]; /* each ends with 0; packed in place */
    unsigned size[2048];
    unsigned texts;
    uint8_t pair[256][2]; /* by byte; {0, 0}: not a pair */
    unsigned depth[256];
} squeeze_t;

/* free_code[c]: byte c stands for nothing yet. */
void squeeze(squeeze_t *s, const uint8_t free_code[256]);

#endif
