/* Files that a power cut cannot spoil. Variables are static where that makes a Z80's code smaller. */
#include "keep.h"
#include "sealed.h"

static const keep_t *kept;
static uint8_t came, first;

/* Reads a file and judges it. */
static uint8_t read(const store_name_t *name) {
    came = store_read(name);
    if (came == STORE_GOOD) came = sealed_judge(kept->head);
    return came;
}

/* It is there, but nothing can be made of it. */
static uint8_t is_spoilt(void) {
    return came == STORE_DAMAGED || came == STORE_UNREADABLE;
}

/* A file that says in so many words that it is not ours is no reason to look for an older one. */
static uint8_t find(void) {
    first = read(kept->name + KEEP_SAV);
    if (first != STORE_MISSING && !is_spoilt()) return first;
    read(kept->name + KEEP_OLD);
    return came == STORE_MISSING ? first : came;
}

uint8_t keep_read(const keep_t *file) {
    kept = file;
    return store_session(find);
}

static uint8_t write(void) {
    if (!store_spares) {
        store_erase(kept->name + KEEP_BAK);
        store_rename(kept->name + KEEP_BAK);
    }
    first = store_write(kept->name + KEEP_SAV);
    store_bytes[0] = 0; /* so that it has to come from the disc again */
    read(kept->name + KEEP_SAV);
    if (first == STORE_GOOD) first = came;
    if (first == STORE_GOOD) return STORE_GOOD;
    if (is_spoilt()) store_erase(kept->name + KEEP_SAV);
    store_rename(kept->name + KEEP_SAV);
    return first;
}

uint8_t keep_write(const keep_t *file) {
    kept = file;
    sealed_close(file->head);
    return store_session(write);
}
