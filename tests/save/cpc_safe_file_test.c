/* Files that a power cut cannot destroy, in the simulated CPC: cpc_safe_file_test PROGRAM
 *
 * Firmware and AMSDOS are simulated (amsdos.h). Every call fails with every error, once and permanently. */
#include <stdlib.h>
#include <string.h>

#include "amsdos.h"
#include "example_save.h"
#include "load.h"
#include "tap.h"

static cpc_t *cpc;

static void start(const char *program) {
    char path[300];
    cpc = cpc_new();
    snprintf(path, sizeof path, "%s.noi", program);
    if (!symbols_load(&cpc->symbols, path, cpc->problem)) tap_die("%s", cpc->problem);
    snprintf(path, sizeof path, "%s.ihx", program);
    if (!load_file(cpc, path, 0)) tap_die("%s", cpc->problem);
    amsdos_attach(cpc);
    cpc_set_reg(cpc, regPC, cpc_address(cpc, "start"));
    cpc_run_to_frame(cpc, 20); /* without a drive, the program continues */
}

static uint8_t call(const char *name) {
    cpc_call_t call = {.address = cpc_address(cpc, name), .ix = 0x1234};
    if (cpc_call(cpc, &call) != CPC_RETURNED) tap_die("%s: %s", name, cpc->problem);
    if (call.ix != 0x1234) tap_die("%s does not keep IX", name);
    return cpc->ram[cpc_address(cpc, "answer")];
}

static uint8_t save(uint8_t what) {
    cpc->ram[cpc_address(cpc, "number")] = what;
    return call("run_save");
}

static uint8_t load(void) {
    call("run_load");
    return cpc->ram[cpc_address(cpc, "number")];
}

static void insert(void) {
    amsdos_insert();
    if (save(1) != FILE_OK || save(2) != FILE_OK || load() != 2) tap_die("a good disc does not work");
}

static void every_error(bool for_ever) {
    unsigned tried = 0, wrong = 0, lost = 0, unwell = 0;
    for (unsigned e = 0; e < amsdos_error_count; e++)
        for (unsigned at = 1;; at++) {
            insert();
            amsdos_fail(at, amsdos_errors[e], for_ever);
            uint8_t said = save(3);
            bool reached = amsdos.calls >= at;
            unwell += !amsdos.well || !amsdos_is_left();
            amsdos_fail(0, 0, false);
            uint8_t status = load();
            if (!reached) break;
            tried++;
            if (said == FILE_OK ? status != 3 : said != amsdos_meaning(amsdos_errors[e])) wrong++;
            if (status != 2 && status != 3) lost++;
            if (save(4) != FILE_OK || load() != 4) lost++;
        }
    const char *how = for_ever ? "from any call on" : "at any call";
    ok(!wrong, "an error %s is reported as what it is, or has no effect (%u)", how, tried);
    ok(!lost, "nothing is lost by it, and trying again works");
    ok(!unwell, "at every call the firmware owns the machine, and the program afterwards");
}

static void every_error_of_reading(void) {
    unsigned tried = 0, wrong = 0;
    for (unsigned e = 0; e < amsdos_error_count; e++)
        for (unsigned at = 1;; at++) {
            insert();
            amsdos_fail(at, amsdos_errors[e], true);
            uint8_t status = load(), said = cpc->ram[cpc_address(cpc, "answer")],
                    why = amsdos_meaning(amsdos_errors[e]);
            bool reached = amsdos.calls >= at;
            amsdos_fail(0, 0, false);
            if (!reached) break;
            tried++;
            /* closing may fail after everything was read */
            if (status ? status != 2 : said != why) wrong++;
            if (load() != 2 || !amsdos_is_left()) wrong++;
        }
    ok(!wrong, "an error while a save is read is reported as what it is (%u)", tried);
}

static void every_byte(void) {
    unsigned changed = 0, cut = 0, size = SAVE_FILE_SIZE(EXAMPLE_SAVE_BYTES);
    insert();
    amsdos_erase("TEST.BAK");
    int at = amsdos_find("TEST.SAV");
    amsdos_file_t good = amsdos.file[at];
    for (unsigned i = 0; i < size; i++) {
        amsdos.file[at].bytes[i] ^= (uint8_t)(1 + i % 255);
        changed += load() == 0;
        amsdos.file[at] = good;
        amsdos.file[at].length = (uint16_t)i;
        cut += load() == 0;
        amsdos.file[at] = good;
    }
    ok(good.length == size && changed == size, "a change of any byte is refused (%u)", changed);
    ok(cut == size, "and so is any truncation (%u)", cut);
    amsdos.file[at].length = 0xFFFF;
    ok(load() == 0 && cpc->ram[cpc_address(cpc, "answer")] == FILE_DAMAGED,
       "a file that is too long for the buffer is not read");
    amsdos.file[at] = good;
    ok(load() == 2, "the unchanged file is read");
}

/* A file whose header differs in one byte, with a correct checksum. */
static void foreign_files(void) {
    static const struct {
        unsigned place;
        int change;
        uint8_t why;
        const char *sentence;
    } heads[] = {{0, 1, SAVE_FOREIGN, "a file that is no save is reported"},
                 {4, 1, SAVE_OTHER_GAME, "a save of another game is reported"},
                 {6, 1, SAVE_NEWER, "a newer version is reported"},
                 {6, -1, SAVE_OLDER, "and an older one"}};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        insert();
        uint8_t *byte = &amsdos.file[amsdos_find("TEST.SAV")].bytes[heads[i].place];
        *byte = (uint8_t)(*byte + heads[i].change);
        ok(load() == 0 && cpc->ram[cpc_address(cpc, "answer")] == heads[i].why, "%s", heads[i].sentence);
    }
}

int main(int count, char **words) {
    if (count != 2) return fprintf(stderr, "usage: cpc_safe_file_test PROGRAM\n"), 2;
    start(words[1]);
    ok(cpc->ram[cpc_address(cpc, "answer")] == NO_DRIVE, "a missing drive is reported");
    insert();
    ok(amsdos_find("TEST.SAV") >= 0 && amsdos_find("TEST.BAK") >= 0 && amsdos_is_left(),
       "a save, a second one: the first stays as .BAK");
    ok(!amsdos.known && save(3) == FILE_OK && amsdos.known,
       "the file written is verified without reading the catalogue again");
    every_error(false);
    every_error(true);
    every_error_of_reading();
    every_byte();
    foreign_files();
    amsdos_replace(77);
    insert();
    ok(amsdos_find("TEST.SAV") >= 0 && amsdos_find("TEST.BAK") >= 0 && amsdos_is_replaced(77),
       "with another ROM than Amstrad's, its variables are unchanged, and the first save stays as .BAK");
    cpc_free(cpc);
    return tap_done();
}
