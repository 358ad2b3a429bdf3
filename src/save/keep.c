/* Files that a power cut cannot spoil. Variables are static where that makes a Z80's code smaller. */
#include "keep.h"

static keep_t kept; /* the one being worked on */
static uint8_t came, first;

/* Reads a file and judges it. */
static void read(const store_name_t *from) {
    sealed_at = store_bytes;
    *sealed_at = 0; /* so that it has to come from the disc */
    came = store_read(from);
    if (came == STORE_GOOD) came = sealed_judge(&kept.sealed);
}

/* It is not there, or nothing can be made of it. */
static uint8_t is_lost(void) {
    return came == STORE_MISSING || came == STORE_DAMAGED || came == STORE_UNREADABLE;
}

/* A file that says in so many words that it is not ours is no reason to look for an older one. */
uint8_t keep_read(void) {
    read(kept.name);
    first = came;
    if (is_lost()) {
        read(kept.name + KEEP_BAK);
        if (came == STORE_MISSING) came = first;
    }
    return came;
}

uint8_t keep_write(void) {
    if (!store_spares) {
        read(kept.name);
        if (!is_lost()) { /* otherwise .BAK is the only one there is */
            store_erase(kept.name + KEEP_BAK);
            store_rename(kept.name + KEEP_BAK);
        }
    }
    sealed_close(&kept.sealed);
    first = store_write(kept.name);
    if (first == STORE_GOOD || !store_spares) { /* where AMSDOS fails, all is as it was */
        read(kept.name);
        if (first == STORE_GOOD) first = came;
        if (first != STORE_GOOD) {
            if (is_lost()) store_erase(kept.name);
            store_rename(kept.name);
        }
    }
    return first;
}

/* After either, memory and disc are the same. */
uint8_t keep(const keep_t *file, uint8_t (*work)(void)) {
    kept = *file;
    came = store_session(work);
    if (came == STORE_GOOD) sealed_open(&kept.sealed);
    return came;
}
