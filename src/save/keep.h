/* keep: variables in a file that a power cut cannot spoil.
 *
 * AMSDOS writes a file as .$$$; when it is whole the old .BAK is erased, the .SAV of last time becomes .BAK, and .$$$ becomes .SAV.
 * A disc system that does not is helped: a .SAV that is whole becomes .BAK before. What was written is read back; where it is not right, it is
 * erased and .BAK becomes .SAV again. Whenever that is broken off, one of the two is whole, and reading takes it.
 *
 *     static const keep_t file = {
 *         KEEP_NAMED("MILLE"),
 *         {ENVELOPE('1', 'M', 1, sizeof game + sizeof seats), {{sizeof game, &game}, {sizeof seats, seats}}}};
 *     if (keep(&file, keep_write) != STORE_GOOD) say why
 *
 * It is a whole session with the disc, and the screen is lost: see store.h.
 */
#ifndef KEEP_H
#define KEEP_H

#include "sealed.h"

enum { KEEP_SAV, KEEP_BAK, KEEP_NAMES = 3 };

typedef struct {
    store_name_t name[KEEP_NAMES]; /* the last is .SAV again: store_rename takes two that follow each other */
    sealed_t sealed;
} keep_t;
#define KEEP_NAMED(name)                                                                                               \
    { STORE_NAME(name ".SAV"), STORE_NAME(name ".BAK"), STORE_NAME(name ".SAV") }

/* What may be wrong with a file besides STORE_…. One that is damaged is STORE_DAMAGED. */
enum { KEEP_FOREIGN = SAVE_FOREIGN, KEEP_OTHER_GAME, KEEP_OLDER, KEEP_NEWER, KEEP_ANSWERS };
_Static_assert((int)SAVE_FOREIGN == (int)STORE_ANSWERS && (int)SAVE_DAMAGED == (int)STORE_DAMAGED,
               "one row of answers");

/* Writes the file, or reads it (work: one of those below). STORE_… or KEEP_…: where it is not STORE_GOOD, what was there is still
 * there, on the disc and in memory. */
uint8_t keep(const keep_t *file, uint8_t (*work)(void));
uint8_t keep_write(void);
uint8_t keep_read(void);

#endif
