/* The disc, on the PC a folder. Files are written as AMSDOS does: to NAME.$$$, which is renamed to NAME.EXT at the
 * end, while an old NAME.EXT becomes NAME.BAK. */
#include "boot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "internal.h"
#include "video.h"

typedef char path_t[500];

static const char *disc;
static host_disc_fn *watcher;
bool host_disc_plain;

uint8_t file_buffer[2 * FILE_MAX];
uint16_t file_length;
uint8_t file_keeps_backup, boot_flags, boot_picture_key;

void host_disc(const char *folder) {
    disc = folder;
}

void host_disc_watch(host_disc_fn *fn) {
    watcher = fn;
}

static uint8_t step(const char *what, const char *name) {
    return watcher ? watcher(what, name) : FILE_OK;
}

/* The path of a name in the folder, or of that name with another extension. */
static const char *path_of(path_t path, const file_name_t *name, const char *end) {
    int letters = (int)name->length;
    if (end) letters = (int)(strchr(name->text, '.') - name->text);
    snprintf(path, sizeof(path_t), "%s/%.*s%s", disc, letters, name->text, end ? end : "");
    return path;
}

uint8_t file_session(uint8_t (*work)(void)) {
    if (!disc) return NO_DRIVE;
    memset(host_screen, 0x55, HOST_SCREEN_BYTES); /* as on the CPC: the screen is lost */
    file_keeps_backup = !host_disc_plain;
    return work();
}

uint8_t file_read(const file_name_t *name) {
    path_t path;
    uint8_t status = step("open", name->text);
    if (status != FILE_OK) return status;
    FILE *f = fopen(path_of(path, name, NULL), "rb");
    if (!f) return FILE_NOT_FOUND;
    uint8_t bytes[FILE_MAX];
    size_t length = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    file_length = (uint16_t)length;
    if (length == 0 || length == FILE_MAX) return FILE_DAMAGED;
    memcpy(file_buffer, bytes, length);
    return step("read", name->text);
}

uint8_t boot_picture_read(const file_name_t *name) {
    boot_picture_key = 0;
    return file_read(name);
}

uint8_t boot_picture_show(uint16_t stamp) {
    enum { TAIL = 6 };
    const uint8_t *tail = file_buffer + file_length - TAIL;
    if (file_length < TAIL || (tail[2] | tail[3] << 8) != stamp) return 0;
    video_unpack(tail - (tail[0] | tail[1] << 8));
    return 1;
}

static void move(const char *from, const char *to) {
    rename(from, to); /* a missing file is ignored */
}

static uint8_t close_file(const file_name_t *name, const char *written) {
    path_t path, old;
    uint8_t status = step("close", name->text);
    if (status != FILE_OK || host_disc_plain) return status;
    path_of(path, name, NULL);
    path_of(old, name, ".BAK");
    FILE *f = fopen(path, "rb");
    if (f) {
        fclose(f);
        remove(old);
        status = step("close", name->text);
        if (status != FILE_OK) return status;
        move(path, old);
        status = step("close", name->text);
        if (status != FILE_OK) return status;
    }
    move(written, path);
    return FILE_OK;
}

uint8_t file_write(const file_name_t *name) {
    path_t path;
    uint8_t status = step("create", name->text);
    if (status != FILE_OK) return status;
    FILE *f = fopen(path_of(path, name, host_disc_plain ? NULL : ".$$$"), "wb");
    if (!f) return DISC_READ_ONLY;
    setvbuf(f, NULL, _IONBF, 0); /* so that a power cut loses what was not written */
    for (uint16_t i = 0; i < file_length && status == FILE_OK; i++) {
        status = step("write", name->text);
        if (status == FILE_OK && fputc(file_buffer[i], f) == EOF) status = DISC_FULL;
    }
    fclose(f);
    if (status == FILE_OK) status = close_file(name, path);
    if (status != FILE_OK && !host_disc_plain) remove(path); /* other disc systems leave what they have written */
    return status;
}

void file_erase(const file_name_t *name) {
    path_t path;
    if (step("erase", name->text) == FILE_OK) remove(path_of(path, name, NULL));
}

void file_rename(const file_name_t *name) {
    path_t from, to;
    path_of(to, name, NULL);
    if (step("rename", name->text) != FILE_OK) return;
    FILE *f = fopen(to, "rb");
    if (f)
        fclose(f); /* AMSDOS does not rename to an existing name */
    else
        move(path_of(from, name + 1, NULL), to);
}

/* The file that the loader would have read. */
uint8_t *boot_settings(const file_name_t *name) {
    static uint8_t bytes[FILE_MAX];
    static const char *const ends[] = {".SAV", ".BAK"};
    path_t path;
    bytes[0] = disc ? FILE_NOT_FOUND : 0;
    for (unsigned i = 0; disc && i < 2; i++) {
        FILE *f = fopen(path_of(path, name, ends[i]), "rb");
        if (!f) continue;
        file_length = (uint16_t)fread(bytes, 1, sizeof bytes, f);
        fclose(f);
        break;
    }
    return bytes;
}

static const file_name_t *next_program;

static uint8_t read_next_program(void) {
    return file_read(next_program);
}

/* No program of the CPC can be started here: this one ends, and prints what would be started. */
uint8_t boot_run(const file_name_t *loader) {
    next_program = loader;
    uint8_t status = file_session(read_next_program);
    if (status != FILE_OK) return status;
    printf("RUN\"%.*s\n", (int)loader->length, loader->text);
    exit(0);
}
