/* The disc is a folder. Files are written as AMSDOS does it: into NAME.$$$, which at the end becomes NAME.EXT, while a NAME.EXT of
   before becomes NAME.BAK. */
#include "store.h"

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

uint8_t store_bytes[2 * STORE_MOST];
uint16_t store_length;
uint8_t store_spares, store_started, store_touched;

void host_disc(const char *folder) {
    disc = folder;
}

void host_disc_watch(host_disc_fn *fn) {
    watcher = fn;
}

static uint8_t step(const char *what, const char *name) {
    return watcher ? watcher(what, name) : STORE_GOOD;
}

/* A name in the folder, or that name with another end. */
static const char *path_of(path_t path, const store_name_t *name, const char *end) {
    int letters = (int)name->length;
    if (end) letters = (int)(strchr(name->text, '.') - name->text);
    snprintf(path, sizeof(path_t), "%s/%.*s%s", disc, letters, name->text, end ? end : "");
    return path;
}

uint8_t store_session(uint8_t (*work)(void)) {
    if (!disc) return STORE_NO_DISC;
    memset(host_screen, 0x55, HOST_SCREEN_BYTES); /* as on the CPC: what was on the screen is lost */
    store_spares = !host_disc_plain;
    return work();
}

uint8_t store_read(const store_name_t *name) {
    path_t path;
    uint8_t came = step("open", name->text);
    if (came != STORE_GOOD) return came;
    FILE *f = fopen(path_of(path, name, NULL), "rb");
    if (!f) return STORE_MISSING;
    uint8_t bytes[STORE_MOST];
    size_t length = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    store_length = (uint16_t)length;
    if (length == 0 || length == STORE_MOST) return STORE_DAMAGED;
    memcpy(store_bytes, bytes, length);
    return step("read", name->text);
}

uint8_t store_look(const store_name_t *name) {
    store_touched = 0;
    return store_read(name);
}

uint8_t store_show(uint16_t stamp) {
    enum { TAIL = 6 };
    const uint8_t *tail = store_bytes + store_length - TAIL;
    if (store_length < TAIL || (tail[2] | tail[3] << 8) != stamp) return 0;
    video_unpack(tail - (tail[0] | tail[1] << 8));
    return 1;
}

/* What is called so gets the other name. */
static void move(const char *from, const char *to) {
    rename(from, to); /* where it is missing, nothing happens */
}

static uint8_t close_file(const store_name_t *name, const char *written) {
    path_t path, old;
    uint8_t came = step("close", name->text);
    if (came != STORE_GOOD || host_disc_plain) return came;
    path_of(path, name, NULL);
    path_of(old, name, ".BAK");
    FILE *f = fopen(path, "rb");
    if (f) {
        fclose(f);
        remove(old);
        came = step("close", name->text);
        if (came != STORE_GOOD) return came;
        move(path, old);
        came = step("close", name->text);
        if (came != STORE_GOOD) return came;
    }
    move(written, path);
    return STORE_GOOD;
}

uint8_t store_write(const store_name_t *name) {
    path_t path;
    uint8_t came = step("create", name->text);
    if (came != STORE_GOOD) return came;
    FILE *f = fopen(path_of(path, name, host_disc_plain ? NULL : ".$$$"), "wb");
    if (!f) return STORE_PROTECTED;
    setvbuf(f, NULL, _IONBF, 0); /* what is cut off is cut off at once */
    for (uint16_t i = 0; i < store_length && came == STORE_GOOD; i++) {
        came = step("write", name->text);
        if (came == STORE_GOOD && fputc(store_bytes[i], f) == EOF) came = STORE_FULL;
    }
    fclose(f);
    if (came == STORE_GOOD) came = close_file(name, path);
    if (came != STORE_GOOD && !host_disc_plain) remove(path); /* others leave what they have written */
    return came;
}

void store_erase(const store_name_t *name) {
    path_t path;
    if (step("erase", name->text) == STORE_GOOD) remove(path_of(path, name, NULL));
}

void store_rename(const store_name_t *name) {
    path_t from, to;
    path_of(to, name, NULL);
    if (step("rename", name->text) != STORE_GOOD) return;
    FILE *f = fopen(to, "rb");
    if (f)
        fclose(f); /* AMSDOS renames nothing to a name that there is */
    else
        move(path_of(from, name + 1, NULL), to);
}

/* What the loader would have read. */
uint8_t *store_given(const store_name_t *name) {
    static uint8_t bytes[STORE_MOST];
    static const char *const ends[] = {".SAV", ".BAK"};
    path_t path;
    bytes[0] = disc ? STORE_MISSING : 0;
    for (unsigned i = 0; disc && i < 2; i++) {
        FILE *f = fopen(path_of(path, name, ends[i]), "rb");
        if (!f) continue;
        store_length = (uint16_t)fread(bytes, 1, sizeof bytes, f);
        fclose(f);
        break;
    }
    return bytes;
}

static const store_name_t *wanted;

static uint8_t read_wanted(void) {
    return store_read(wanted);
}

/* Nothing of a CPC can be started here: the program ends, and says what would follow. */
uint8_t store_run(const store_name_t *loader) {
    wanted = loader;
    uint8_t came = store_session(read_wanted);
    if (came != STORE_GOOD) return came;
    printf("RUN\"%.*s\n", (int)loader->length, loader->text);
    exit(0);
}
