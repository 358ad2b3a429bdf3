/* sealed: a file in its envelope (envelope.h), at store_bytes (store.h) if it was closed there: how it begins, and which variables are in it, one behind the
 * other. On the CPC it is written in assembly, for its bytes.
 */
#ifndef SEALED_H
#define SEALED_H

#include "envelope.h"
#include "store.h"

#define SEALED_PARTS 4 /* the last one has no length */
typedef struct {
    uint8_t head[ENVELOPE_HEAD]; /* ENVELOPE(…) */
    struct {
        uint16_t length;
        void *bytes;
    } part[SEALED_PARTS];
} sealed_t;

extern uint8_t *sealed_at; /* where the file is */

/* Lays the parts into the file, at store_bytes, and seals it; store_length is then that of the file. */
void sealed_close(const sealed_t *file) FASTCALL;

/* What envelope_judge says of store_length bytes. */
uint8_t sealed_judge(const sealed_t *file) FASTCALL;

/* Gives the parts what is in the file. */
void sealed_open(const sealed_t *file) FASTCALL;

#endif
