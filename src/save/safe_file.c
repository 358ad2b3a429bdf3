/* Files that a power cut cannot destroy. All of this but the last two functions runs in a disc session: see file.h. */
#include "safe_file.h"

static const safe_file_t *current;
static const file_name_t *bak;
static uint8_t status, first;

static void read_and_check(const file_name_t *name) {
    save_format_bytes = file_buffer;
    file_buffer[0] = 0; /* so that what was there before is not taken for the file */
    status = file_read(name);
    if (status == FILE_OK) status = save_format_check(&current->format);
}

static uint8_t is_lost(void) {
    return status == FILE_NOT_FOUND || status == FILE_DAMAGED || status == DISC_ERROR;
}

/* An intact file that is of another game or version is reported: the backup does not replace it. */
static uint8_t read_either(void) {
    read_and_check(current->name);
    first = status;
    if (is_lost()) {
        read_and_check(bak);
        if (status == FILE_NOT_FOUND) status = first;
    }
    return status;
}

static uint8_t write_and_verify(void) {
    if (!file_keeps_backup) {
        read_and_check(current->name);
        if (!is_lost()) { /* otherwise .BAK is the only copy */
            file_erase(bak);
            file_rename(bak);
        }
    }
    save_format_pack(&current->format);
    first = file_write(current->name);
    if (first == FILE_OK || !file_keeps_backup) { /* where AMSDOS fails, the old file is unchanged */
        read_and_check(current->name);
        if (first == FILE_OK) first = status;
        if (first != FILE_OK) {
            if (is_lost()) file_erase(current->name);
            file_rename(current->name);
        }
    }
    return first;
}

static void use(const safe_file_t *file) {
    current = file;
    bak = file->name + SAFE_FILE_BAK;
}

/* The file is at file_buffer: memory and disc are the same after a read, and after a write too. */
static uint8_t finish(uint8_t result) {
    if (result == FILE_OK) save_format_unpack(&current->format);
    return result;
}

uint8_t safe_file_write(const safe_file_t *file) {
    use(file);
    return finish(file_session(write_and_verify));
}

uint8_t safe_file_read(const safe_file_t *file) {
    use(file);
    return finish(file_session(read_either));
}
