/* A file that a power cut cannot destroy: safe_file_test FOLDER
 *
 * FOLDER is the disc. The power is cut before every step of a save, every byte included, from every state that such a
 * cut can leave; every step fails with every status; all of it with AMSDOS, and with a disc system that writes
 * directly to the file. */
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "crc16.h"
#include "host.h"
#include "safe_file.h"
#include "tap.h"

enum { BYTES = 8, SIZE = SAVE_FILE_SIZE(BYTES) };

static uint8_t kept[BYTES];
static const safe_file_t file = {SAFE_FILE_NAMES_OF("TEST"),
                                 {SAVE_HEADER('T', 'M', 5, BYTES), {{3, kept}, {BYTES - 3, kept + 3}}}};
static const char *folder;
static const char *const names[] = {"TEST.SAV", "TEST.BAK", "TEST.$$$"};
enum { NAMES = sizeof names / sizeof *names };

/* ---- the whole disc, to restore it ---- */

typedef struct {
    long length[NAMES]; /* -1: no such file */
    uint8_t bytes[NAMES][SIZE + 20];
} disc_t;

static const char *path_of(const char *name) {
    static char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void put(const char *name, const uint8_t *bytes, size_t length) {
    FILE *f = fopen(path_of(name), "wb");
    if (!f || fwrite(bytes, 1, length, f) != length || fclose(f)) host_stop("%s: cannot be written", path_of(name));
}

static disc_t copy_disc(void) {
    disc_t disc;
    memset(&disc, 0, sizeof disc);
    for (int i = 0; i < NAMES; i++) {
        FILE *f = fopen(path_of(names[i]), "rb");
        disc.length[i] = -1;
        if (!f) continue;
        disc.length[i] = (long)fread(disc.bytes[i], 1, sizeof disc.bytes[i], f);
        fclose(f);
    }
    return disc;
}

static void restore(const disc_t *disc) {
    for (int i = 0; i < NAMES; i++) {
        remove(path_of(names[i]));
        if (disc->length[i] >= 0) put(names[i], disc->bytes[i], (size_t)disc->length[i]);
    }
}

/* ---- saves with a number ---- */

static uint8_t save(uint8_t number) {
    memset(kept, number, BYTES);
    return safe_file_write(&file);
}

/* The number of the save that is read; 0: none, and answer is the status. */
static uint8_t answer;
static uint8_t load(void) {
    memset(file_buffer, 0x55, SIZE);
    answer = safe_file_read(&file);
    if (answer != FILE_OK) return 0;
    for (int i = 1; i < BYTES; i++)
        if (kept[i] != kept[0]) tap_die("half a save is taken for a whole one");
    return kept[0];
}

/* ---- steps that fail ---- */

static jmp_buf off;
static long steps;      /* until one fails */
static uint8_t failing; /* its status; FILE_OK: a power cut */
static bool for_ever;   /* all steps after it fail, too */

static uint8_t watch(const char *what, const char *name) {
    (void)what, (void)name;
    if (steps > 0) {
        steps--;
        return FILE_OK;
    }
    if (failing == FILE_OK) longjmp(off, 1);
    if (!for_ever) steps = 1000000;
    return failing;
}

/* Saves with a power cut before step `at`; false if the save was complete before. */
static bool cut_save(uint8_t number, long at) {
    steps = at;
    failing = FILE_OK;
    host_disc_watch(watch);
    bool whole = !setjmp(off) && save(number) == FILE_OK;
    host_disc_watch(NULL);
    return !whole;
}

/* On a disc where save `sure` is the last complete one, cuts save `next` at every step: then one of these two, or one
 * in between, is read, and another save works. With `again`, the same is done from each state that a cut leaves. */
static unsigned cuts, lost;

static void cut_everywhere(uint8_t sure, uint8_t next, int again) {
    disc_t before = copy_disc();
    bool cut = true;
    for (long at = 0; cut; at++) {
        restore(&before);
        cut = cut_save(next, at);
        uint8_t status = load();
        cuts++;
        if (status < (cut ? sure : next) || status > next) lost++;
        if (again) cut_everywhere(cut ? sure : next, (uint8_t)(next + 1), again - 1);
        if (save(99) != FILE_OK || load() != 99) lost++;
    }
    restore(&before);
}

static void power_cuts(bool plain) {
    const char *how = plain ? "another disc system" : "AMSDOS";
    disc_t empty = {.length = {-1, -1, -1}};
    host_disc_plain = plain;
    restore(&empty);
    cuts = lost = 0;
    cut_everywhere(0, 1, 0);
    ok(!lost, "%s, first save: after a cut at any of %u steps there is the save or none, and the next one works", how,
       cuts);
    cuts = lost = 0;
    save(1);
    cut_everywhere(1, 2, 0);
    save(2);
    cut_everywhere(2, 3, 1);
    ok(!lost, "%s: with a cut at any step, and another one in the next save, no complete save is lost (%u cuts)", how,
       cuts);
    restore(&empty);
    save(1);
    save(2);
    disc_t after = copy_disc();
    ok(after.bytes[0][SAVE_HEADER_SIZE] == 2 && after.bytes[1][SAVE_HEADER_SIZE] == 1 && after.length[2] < 0,
       "%s: the old save stays as .BAK, and nothing else is left", how);
}

/* Every status at every step: it is reported, or the save succeeds; the old save is still there, or the new one. */
static void failures(bool plain) {
    unsigned tried = 0, wrong = 0, told[DISC_STATUSES] = {0};
    disc_t empty = {.length = {-1, -1, -1}};
    host_disc_plain = plain;
    for (int ever = 0; ever < 2; ever++)
        for (uint8_t why = FILE_NOT_FOUND; why < DISC_STATUSES; why++)
            for (long at = 0;; at++) {
                restore(&empty);
                save(1);
                save(2);
                steps = at;
                failing = why;
                for_ever = ever;
                host_disc_watch(watch);
                uint8_t said = save(3);
                bool over = steps > 0 && steps < 1000000;
                host_disc_watch(NULL);
                uint8_t status = load();
                tried++;
                told[said]++;
                if (said == FILE_OK ? status != 3 : said != why) wrong++;
                if (status != 2 && status != 3) wrong++;
                if (save(4) != FILE_OK || load() != 4) wrong++;
                if (over) break;
            }
    ok(!wrong,
       "%s: every status at every step is reported or has no effect, nothing is lost, and trying again works (%u)",
       plain ? "another disc system" : "AMSDOS", tried);
    for (uint8_t why = FILE_NOT_FOUND; why < DISC_STATUSES; why++)
        if (!told[why]) ok(false, "status %u was never reported", why);
}

/* The same for reading. */
static void failing_reads(void) {
    unsigned wrong = 0, tried = 0;
    for (uint8_t why = FILE_NOT_FOUND; why < DISC_STATUSES; why++)
        for (long at = 0; at < 4; at++) {
            steps = at;
            failing = why;
            for_ever = true;
            host_disc_watch(watch);
            uint8_t status = load();
            host_disc_watch(NULL);
            tried++;
            wrong += status == 0 && answer != why && answer != FILE_NOT_FOUND;
        }
    ok(!wrong && load() == 4, "a disc error while a save is read is reported, and nothing has changed (%u)", tried);
}

/* ---- foreign and damaged files ---- */

static void mend(uint8_t *bytes, size_t length) {
    uint16_t crc = crc16(bytes, (uint16_t)(length - 2));
    bytes[length - 2] = (uint8_t)(crc >> 8);
    bytes[length - 1] = (uint8_t)crc;
}

static void refuse(const char *sentence, const uint8_t *bytes, size_t length, uint8_t why) {
    put("TEST.SAV", bytes, length);
    disc_t before = copy_disc();
    uint8_t status = load();
    disc_t after = copy_disc();
    ok(!status && answer == why && !memcmp(&before, &after, sizeof before), "%s, and it is unchanged", sentence);
}

static void foreign_files(void) {
    static uint8_t bytes[SIZE + 20];
    disc_t empty = {.length = {-1, -1, -1}};
    restore(&empty);
    ok(!load() && answer == FILE_NOT_FOUND, "an empty disc: there is no save");
    save(1);
    save(2); /* so there is a .BAK, which must not replace a foreign file */
    disc_t good = copy_disc();
    static const struct {
        int place, change;
        uint8_t why;
        const char *sentence;
    } changes[] = {{0, 1, SAVE_FOREIGN, "a file that is no save is reported"},
                   {4, 1, SAVE_OTHER_GAME, "a save of another game is reported"},
                   {5, 1, SAVE_OTHER_GAME, "and so is another kind of file"},
                   {6, -1, SAVE_OLDER, "a save of an older version is reported"},
                   {6, 1, SAVE_NEWER, "and one of a newer version"}};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        memcpy(bytes, good.bytes[0], SIZE);
        bytes[changes[i].place] = (uint8_t)(bytes[changes[i].place] + changes[i].change);
        mend(bytes, SIZE);
        refuse(changes[i].sentence, bytes, SIZE, changes[i].why);
    }
    unsigned changed = 0, cut = 0;
    remove(path_of("TEST.BAK"));
    for (int i = 0; i < SIZE; i++) {
        for (int value = 1; value < 256; value++) {
            memcpy(bytes, good.bytes[0], SIZE);
            bytes[i] ^= (uint8_t)value;
            put("TEST.SAV", bytes, SIZE);
            changed += load() == 0 && answer != FILE_OK;
        }
        put("TEST.SAV", good.bytes[0], (size_t)i);
        cut += load() == 0 && answer == FILE_DAMAGED;
    }
    ok(changed == SIZE * 255, "every change of one byte is refused (%u)", changed);
    ok(cut == SIZE, "and every truncation (%u)", cut);
    memcpy(bytes, good.bytes[0], SIZE);
    refuse("a file that is too long is refused", bytes, SIZE + 7, FILE_DAMAGED);
    put("TEST.BAK", good.bytes[1], SIZE);
    ok(load() == 1, "if the save is damaged, the .BAK is read");
    static uint8_t huge[FILE_MAX];
    remove(path_of("TEST.BAK"));
    refuse("a file that is too long for the buffer is not read", huge, sizeof huge, FILE_DAMAGED);
    restore(&empty);
}

int main(int count, char **words) {
    if (count != 2) return fprintf(stderr, "usage: safe_file_test FOLDER\n"), 2;
    folder = words[1];
    ok(save(1) == NO_DRIVE && safe_file_read(&file) == NO_DRIVE, "a missing drive is reported");
    host_disc(folder);
    for (int plain = 0; plain < 2; plain++) {
        power_cuts(plain);
        failures(plain);
    }
    failing_reads();
    foreign_files();
    return tap_done();
}
