/*  Files that a power cut cannot spoil, in the simulated CPC: cpc_keep_test PROGRAM

    The test answers for the firmware and AMSDOS, as AMSDOS does it: written is NAME.$$$, which at the end becomes NAME.EXT, while the
    NAME.EXT of before becomes NAME.BAK. Every call is answered with every error there is, one at a time and from there on for ever. */
#include <stdlib.h>
#include <string.h>

#include "cpc.h"
#include "keeper.h"
#include "load.h"
#include "restarts.h"
#include "tap.h"

enum {
    KL_FAR_PCHL = 0x001B,
    TXT_OUTPUT = 0xBB5A,
    CAS_IN_OPEN = 0xBC77,
    CAS_IN_CLOSE = 0xBC7A,
    CAS_IN_DIRECT = 0xBC83,
    CAS_OUT_OPEN = 0xBC8C,
    CAS_OUT_CLOSE = 0xBC8F,
    CAS_OUT_ABANDON = 0xBC92,
    CAS_OUT_DIRECT = 0xBC98,
    KL_FIND_COMMAND = 0xBCD4,
    MC_WAIT_FLYBACK = 0xBD19,
    MOTOR_OFF = 0xBE46,
    AMSDOS = 0xBE7D,    /* where its variables are: */
    VARIABLES = 0xA700, /* the current drive … */
    WRITTEN = 0xA72C,   /* … and the one with the file that is being written, or 255 */
    DRIVE = 1,
    CARRY = 1,
    FILES = 4,
    NOT_FOUND = 0x92,
};

static cpc_t *cpc;

/* ---- the disc ---- */

typedef struct {
    char name[13];
    uint16_t length;
    uint8_t bytes[200];
} file_t;

static struct {
    file_t file[FILES];
    int read;         /* the file that is open, or -1 */
    file_t written;   /* … and the one that is being written; without a name: none */
    unsigned calls;   /* of the vectors, so far */
    unsigned failing; /* the call that is answered with an error; 0: none */
    bool for_ever;
    uint8_t error;
    bool well;   /* the machine was as the firmware wants it at every call */
    bool known;  /* when a file was opened last, the catalogue was known */
} disc;

static int find(const char *name) {
    for (int i = 0; i < FILES; i++)
        if (!strcmp(disc.file[i].name, name)) return i;
    return -1;
}

static void erase(const char *name) {
    int i = find(name);
    if (i >= 0) disc.file[i].name[0] = 0;
}

static void rename_file(const char *from, const char *to) {
    int i = find(from);
    if (i >= 0 && find(to) < 0) strcpy(disc.file[i].name, to);
}

/* ---- what AMSDOS answers ---- */

static void finish(bool good, uint8_t error) {
    cpc_set_reg(cpc, regAF, (uint16_t)(good ? CARRY : error << 8));
    cpc_set_reg(cpc, regIX, 0x5555); /* the firmware keeps none of these */
    cpc_set_reg(cpc, regDE, 0x5555);
    cpc_set_reg(cpc, regHL, 0x5555);
}

/* Counts a call and looks at the machine; true if it is to fail. */
static bool fails(void) {
    uint16_t sp = cpc_reg(cpc, regSP);
    disc.calls++;
    disc.well &= cpc->beam.crtc.reg[1] == 0 && restarts_are_firmwares(cpc) && cpc->ram[TXT_OUTPUT] == 0xC9 &&
                 sp > 0xBF00 && sp < 0xC000;
    if (!disc.failing || disc.calls < disc.failing || (disc.calls > disc.failing && !disc.for_ever)) return false;
    finish(false, disc.error);
    return true;
}

static void name_at(uint16_t at, unsigned length, char name[13]) {
    memset(name, 0, 13);
    cpc_peek(cpc, at, name, length < 12 ? length : 12);
}

static void in_open(cpc_t *c, void *user) {
    char name[13];
    (void)user;
    name_at(cpc_reg(c, regHL), cpc_reg(c, regBC) >> 8, name);
    memset(c->ram + cpc_reg(c, regDE), 0xE5, 2048);
    disc.known = c->ram[WRITTEN] == DRIVE;
    if (fails()) return;
    disc.read = find(name);
    finish(disc.read >= 0, NOT_FOUND);
    if (disc.read >= 0) cpc_set_reg(c, regBC, disc.file[disc.read].length);
}

static void in_direct(cpc_t *c, void *user) {
    (void)user;
    uint16_t to = cpc_reg(c, regHL);
    if (fails()) return;
    if (disc.read < 0) tap_die("nothing is open");
    cpc_poke(c, to, disc.file[disc.read].bytes, disc.file[disc.read].length);
    finish(true, 0);
}

static void in_close(cpc_t *c, void *user) {
    (void)c, (void)user;
    disc.read = -1;
    if (!fails()) finish(true, 0);
}

static void out_open(cpc_t *c, void *user) {
    (void)user;
    memset(&disc.written, 0, sizeof disc.written);
    memset(c->ram + cpc_reg(c, regDE), 0xE5, 2048);
    char name[13];
    name_at(cpc_reg(c, regHL), cpc_reg(c, regBC) >> 8, name);
    if (fails()) return;
    strcpy(disc.written.name, name);
    finish(true, 0);
}

static void out_direct(cpc_t *c, void *user) {
    (void)user;
    uint16_t from = cpc_reg(c, regHL), length = cpc_reg(c, regDE);
    bool binary = cpc_reg(c, regAF) >> 8 == 2;
    if (fails()) return;
    if (!disc.written.name[0] || !binary || length > sizeof disc.written.bytes) tap_die("not a file of bytes");
    disc.written.length = length;
    cpc_peek(c, from, disc.written.bytes, length);
    finish(true, 0);
}

static void out_close(cpc_t *c, void *user) {
    (void)c, (void)user;
    if (fails()) return;
    erase("TEST.BAK");
    rename_file(disc.written.name, "TEST.BAK");
    for (int i = 0; i < FILES; i++)
        if (!disc.file[i].name[0]) {
            disc.file[i] = disc.written;
            break;
        }
    disc.written.name[0] = 0;
    finish(true, 0);
}

static void out_abandon(cpc_t *c, void *user) {
    (void)c, (void)user;
    disc.written.name[0] = 0;
    if (!fails()) finish(true, 0);
}

/* |ERA and |REN: their "addresses" are numbers of ours. */
static void find_command(cpc_t *c, void *user) {
    char name[4] = {0};
    (void)user;
    cpc_peek(c, cpc_reg(c, regHL), name, 3);
    name[2] &= 0x7f;
    if (fails()) return;
    bool erases = !strcmp(name, "ERA"), renames = !strcmp(name, "REN");
    finish(erases || renames, 0);
    cpc_set_reg(c, regHL, erases ? 1 : 2);
    cpc_set_reg(c, regBC, 7);
}

static void far_call(cpc_t *c, void *user) {
    char name[2][13];
    (void)user;
    uint16_t command = cpc_reg(c, regHL), words = cpc_reg(c, regIX), count = cpc_reg(c, regAF) >> 8;
    if (count != command) tap_die("|%s with %u names", command == 1 ? "ERA" : "REN", count);
    for (unsigned i = 0; i < count; i++) {
        uint16_t string = cpc_peek16(c, (uint16_t)(words + 2 * i));
        name_at(cpc_peek16(c, (uint16_t)(string + 1)), c->ram[string], name[i]);
    }
    if (fails()) return;
    if (command == 1)
        erase(name[0]);
    else
        rename_file(name[0], name[1]);
    finish(true, 0);
}

static void wait_flyback(cpc_t *c, void *user) {
    (void)c, (void)user;
}

/* ---- the program ---- */

static void start(const char *program) {
    static const struct {
        uint16_t address;
        cpc_stub_fn *fn;
    } stubs[] = {{CAS_IN_OPEN, in_open},         {CAS_IN_CLOSE, in_close},        {CAS_IN_DIRECT, in_direct},
                 {CAS_OUT_OPEN, out_open},       {CAS_OUT_CLOSE, out_close},      {CAS_OUT_ABANDON, out_abandon},
                 {CAS_OUT_DIRECT, out_direct},   {KL_FIND_COMMAND, find_command}, {KL_FAR_PCHL, far_call},
                 {MC_WAIT_FLYBACK, wait_flyback}};
    char path[300];
    cpc = cpc_new();
    snprintf(path, sizeof path, "%s.noi", program);
    if (!symbols_load(&cpc->symbols, path, cpc->problem)) tap_die("%s", cpc->problem);
    snprintf(path, sizeof path, "%s.ihx", program);
    if (!load_file(cpc, path, 0)) tap_die("%s", cpc->problem);
    restarts_put(cpc);
    cpc->ram[TXT_OUTPUT] = 0xCF;
    cpc->ram[MOTOR_OFF] = 250;
    cpc_poke(cpc, AMSDOS, (uint8_t[]){VARIABLES & 0xff, VARIABLES >> 8}, 2);
    cpc->ram[VARIABLES] = DRIVE;
    cpc->ram[WRITTEN] = 255;
    for (size_t i = 0; i < sizeof stubs / sizeof *stubs; i++)
        cpc_stub(cpc, stubs[i].address, stubs[i].fn, NULL);
    cpc_set_reg(cpc, regPC, cpc_address(cpc, "start"));
    cpc_run_to_frame(cpc, 20); /* without a drive it has looked for one, and goes on */
    cpc->ram[CAS_IN_OPEN] = 0xDF;
}

static bool is_taken_back(void) {
    return !restarts_are_firmwares(cpc) && cpc->beam.crtc.reg[1] == 40 && cpc->ram[TXT_OUTPUT] == 0xCF &&
           cpc->ram[MOTOR_OFF] == 250 && cpc->ram[WRITTEN] == 255;
}

static uint8_t call(const char *name) {
    cpc_call_t call = {.address = cpc_address(cpc, name), .ix = 0x1234};
    disc.calls = 0;
    disc.well = true;
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

static void fail_at(unsigned which, uint8_t error, bool for_ever) {
    disc.failing = which;
    disc.error = error;
    disc.for_ever = for_ever;
}

static void insert(void) {
    memset(&disc, 0, sizeof disc);
    disc.read = -1;
    if (save(1) != STORE_GOOD || save(2) != STORE_GOOD || load() != 2) tap_die("a good disc does not work");
}

/* What a number of AMSDOS means. */
static uint8_t meaning(uint8_t error) {
    if (error & 0x40) {
        if (error & 0x08) return STORE_EMPTY;
        if (error & 0x02) return STORE_PROTECTED;
        return error & 0x20 ? STORE_UNREADABLE : STORE_UNFORMATTED;
    }
    switch (error & 0x1f) {
    case 0x12:
        return STORE_MISSING;
    case 0x13:
    case 0x14:
        return STORE_FULL;
    case 0x15:
        return STORE_SWAPPED;
    case 0x16:
        return STORE_PROTECTED;
    default:
        return STORE_UNREADABLE;
    }
}

static const uint8_t errors[] = {0x00, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x1A,
                                 0x41, 0x42, 0x44, 0x48, 0x50, 0x60, 0x8E, 0x8F, 0x90, 0x91, 0x92,
                                 0x93, 0x94, 0x95, 0x96, 0x9A, 0xC1, 0xC2, 0xC4, 0xC8, 0xD0, 0xE0};
enum { ERRORS = sizeof errors };

static void every_error(bool for_ever) {
    unsigned tried = 0, wrong = 0, lost = 0, unwell = 0;
    for (unsigned e = 0; e < ERRORS; e++)
        for (unsigned at = 1;; at++) {
            insert();
            fail_at(at, errors[e], for_ever);
            uint8_t said = save(3);
            bool reached = disc.calls >= at;
            unwell += !disc.well || !is_taken_back();
            fail_at(0, 0, false);
            uint8_t came = load();
            if (!reached) break;
            tried++;
            if (said == STORE_GOOD ? came != 3 : said != meaning(errors[e])) wrong++;
            if (came != 2 && came != 3) lost++;
            if (save(4) != STORE_GOOD || load() != 4) lost++;
        }
    const char *how = for_ever ? "from any call on" : "at any call";
    ok(!wrong, "an error %s is said for what it is, or does no harm (%u)", how, tried);
    ok(!lost, "nothing is lost by it, and trying again works");
    ok(!unwell, "at every call the machine is the firmware's, and the program's afterwards");
}

static void every_error_of_reading(void) {
    unsigned tried = 0, wrong = 0;
    for (unsigned e = 0; e < ERRORS; e++)
        for (unsigned at = 1;; at++) {
            insert();
            fail_at(at, errors[e], true);
            uint8_t came = load(), said = cpc->ram[cpc_address(cpc, "answer")], why = meaning(errors[e]);
            bool reached = disc.calls >= at;
            fail_at(0, 0, false);
            if (!reached) break;
            tried++;
            /* closing may fail when all is read */
            if (came ? came != 2 : said != why) wrong++;
            if (load() != 2 || !is_taken_back()) wrong++;
        }
    ok(!wrong, "an error while a save is looked for is said for what it is (%u)", tried);
}

static void every_byte(void) {
    unsigned changed = 0, cut = 0, size = ENVELOPE_SIZE(KEEPER_BYTES);
    insert();
    erase("TEST.BAK");
    int at = find("TEST.SAV");
    file_t good = disc.file[at];
    for (unsigned i = 0; i < size; i++) {
        disc.file[at].bytes[i] ^= (uint8_t)(1 + i % 255);
        changed += load() == 0;
        disc.file[at] = good;
        disc.file[at].length = (uint16_t)i;
        cut += load() == 0;
        disc.file[at] = good;
    }
    ok(good.length == size && changed == size, "a change of any byte is refused (%u)", changed);
    ok(cut == size, "and so is any truncation (%u)", cut);
    disc.file[at].length = 0xFFFF;
    ok(load() == 0 && cpc->ram[cpc_address(cpc, "answer")] == STORE_DAMAGED, "a file that no memory holds is not read");
    disc.file[at] = good;
    ok(load() == 2, "the file as it was comes back");
}

/* A file whose head differs in one byte, under a checksum that fits. */
static void strangers(void) {
    static const struct {
        unsigned place;
        int change;
        uint8_t why;
        const char *sentence;
    } heads[] = {{0, 1, KEEP_FOREIGN, "a file that is no save is told so"},
                 {4, 1, KEEP_OTHER_GAME, "a save of another game is told apart"},
                 {6, 1, KEEP_NEWER, "a newer version is told so"},
                 {6, -1, KEEP_OLDER, "and an older one"}};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        insert();
        uint8_t *byte = &disc.file[find("TEST.SAV")].bytes[heads[i].place];
        *byte = (uint8_t)(*byte + heads[i].change);
        ok(load() == 0 && cpc->ram[cpc_address(cpc, "answer")] == heads[i].why, "%s", heads[i].sentence);
    }
}

int main(int count, char **words) {
    if (count != 2) return fprintf(stderr, "usage: cpc_keep_test PROGRAM\n"), 2;
    start(words[1]);
    ok(cpc->ram[cpc_address(cpc, "answer")] == STORE_NO_DISC, "without a drive that is said");
    insert();
    ok(find("TEST.SAV") >= 0 && find("TEST.BAK") >= 0 && is_taken_back(),
       "a save, a second one: the first stays as .BAK");
    ok(!disc.known && save(3) == STORE_GOOD && disc.known,
       "what was written is read back without the catalogue being read again");
    every_error(false);
    every_error(true);
    every_error_of_reading();
    every_byte();
    strangers();
    cpc->ram[MOTOR_OFF] = 77;
    cpc->ram[WRITTEN] = 77;
    insert();
    ok(find("TEST.SAV") >= 0 && find("TEST.BAK") >= 0 && cpc->ram[MOTOR_OFF] == 77 && cpc->ram[WRITTEN] == 77,
       "a ROM that is not Amstrad's keeps its memory, and the first save as .BAK all the same");
    cpc_free(cpc);
    return tap_done();
}
