/* Packs many short texts: a byte that is no letter stands for a pair of bytes, which may themselves stand for pairs.
 * The commonest pair of all texts together gets the next free byte, and so on until none is left or none pays.
 */
#ifndef SQUEEZE_H
#define SQUEEZE_H

#include <stdint.h>

#define SQUEEZE_DEPTH 15 /* pairs within pairs, at most */

typedef struct {
    uint8_t *text[2048]; /* each ends with 0; packed in place */
    unsigned texts;
    uint8_t pair[256][2]; /* by byte; {0, 0}: not a pair */
    unsigned depth[256];
} squeeze_t;

/* free_code[c]: byte c stands for nothing yet. */
void squeeze(squeeze_t *s, const uint8_t free_code[256]);

#endif
