/* Files that a power cut cannot spoil. Variables are static where that makes a Z80's code smaller. */
#include "safe_file.h"

static safe_file_t current; /* the one being worked on */
static uint8_t status, first;

/* Reads a file and judges it. */
static void read(const file_name_t *from) {
    save_format_bytes = file_buffer;
    *save_format_bytes = 0; /* so that it has to come from the disc */
    status = file_read(from);
    if (status == FILE_OK) status = save_format_check(&current.format);
}

/* It is not there, or nothing can be made of it. */
static uint8_t is_lost(void) {
    return status == FILE_NOT_FOUND || status == FILE_DAMAGED || status == DISC_ERROR;
}

/* A file that says in so many words that it is not ours is no reason to look for an older one. */
uint8_t safe_file_read(void) {
    read(current.name);
    first = status;
    if (is_lost()) {
        read(current.name + SAFE_FILE_BAK);
        if (status == FILE_NOT_FOUND) status = first;
    }
    return status;
}

uint8_t safe_file_write(void) {
    if (!file_keeps_backup) {
        read(current.name);
        if (!is_lost()) { /* otherwise .BAK is the only one there is */
            file_erase(current.name + SAFE_FILE_BAK);
            file_rename(current.name + SAFE_FILE_BAK);
        }
    }
    save_format_pack(&current.format);
    first = file_write(current.name);
    if (first == FILE_OK || !file_keeps_backup) { /* where AMSDOS fails, all is as it was */
        read(current.name);
        if (first == FILE_OK) first = status;
        if (first != FILE_OK) {
            if (is_lost()) file_erase(current.name);
            file_rename(current.name);
        }
    }
    return first;
}

/* After either, memory and disc are the same. */
uint8_t safe_file(const safe_file_t *file, uint8_t (*work)(void)) {
    current = *file;
    status = file_session(work);
    if (status == FILE_OK) save_format_unpack(&current.format);
    return status;
}
