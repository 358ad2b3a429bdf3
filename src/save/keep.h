/* keep: a file that a power cut cannot spoil.
 *
 * AMSDOS writes a file as .$$$; when it is whole the old .BAK is erased, the .SAV of last time becomes .BAK, and .$$$ becomes .SAV.
 * A disc system that does not is helped: the .SAV becomes .BAK before. What was written is read back; where it is not right, it is
 * erased and .BAK becomes .SAV again. Whenever that is broken off, one of the two is whole, and keep_read takes it.
 *
 *     static const uint8_t head[] = ENVELOPE('1', 'M', 1, sizeof game);
 *     static const keep_t file = KEEP("MILLE", head);
 *     memcpy(KEEP_BYTES, &game, sizeof game);          the screen is lost
 *     if (keep_write(&file) != STORE_GOOD) say why
 *
 * Both are whole sessions with the disc: see store.h.
 */
#ifndef KEEP_H
#define KEEP_H

#include "envelope.h"
#include "store.h"

enum {
    KEEP_BAK,
    KEEP_SAV,
    KEEP_OLD,
    KEEP_NAMES
}; /* the last is .BAK again: store_rename takes two that follow each other */

typedef struct {
    store_name_t name[KEEP_NAMES];
    const uint8_t *head; /* envelope.h */
} keep_t;
#define KEEP(name, head)                                                                                               \
    { {STORE_NAME(name ".BAK"), STORE_NAME(name ".SAV"), STORE_NAME(name ".BAK")}, head }

/* What may be wrong with a file besides STORE_…. One that is damaged is STORE_DAMAGED. */
enum { KEEP_FOREIGN = SAVE_FOREIGN, KEEP_OTHER_GAME, KEEP_OLDER, KEEP_NEWER, KEEP_ANSWERS };
_Static_assert((int)SAVE_FOREIGN == (int)STORE_ANSWERS && (int)SAVE_DAMAGED == (int)STORE_DAMAGED,
               "one row of answers");

/* Where the bytes inside the envelope are, before writing and after reading. */
#define KEEP_BYTES (store_bytes + ENVELOPE_HEAD)

/* STORE_… or KEEP_… */
uint8_t keep_write(const keep_t *file);
uint8_t keep_read(const keep_t *file);

#endif
