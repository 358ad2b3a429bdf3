/* sealed: the envelope (envelope.h) around the file at store_bytes (store.h). On the CPC it is written in assembly, for its bytes. */
#ifndef SEALED_H
#define SEALED_H

#include "envelope.h"
#include "store.h"

/* Seals the bytes that lie behind the head's place; store_length is then that of the file. */
void sealed_close(const uint8_t *head) MACHINE_FASTCALL;

/* What envelope_judge says of store_length bytes. */
uint8_t sealed_judge(const uint8_t *head) MACHINE_FASTCALL;

#endif
