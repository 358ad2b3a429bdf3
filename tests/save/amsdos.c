/* A simulated AMSDOS: a few files, and its entries. */
#include "amsdos.h"
#include <string.h>

#include "restarts.h"
#include "file.h"
#include "tap.h"

enum {
    KL_FAR_PCHL = 0x001B,
    TXT_OUTPUT = 0xBB5A,
    CAS_IN_OPEN = AMSDOS_IN_OPEN,
    CAS_IN_CLOSE = AMSDOS_IN_CLOSE,
    CAS_IN_DIRECT = 0xBC83,
    CAS_OUT_OPEN = 0xBC8C,
    CAS_OUT_CLOSE = 0xBC8F,
    CAS_OUT_ABANDON = 0xBC92,
    CAS_OUT_DIRECT = 0xBC98,
    KL_FIND_COMMAND = 0xBCD4,
    KL_DEL_TICKER = 0xBCEC,
    MC_WAIT_FLYBACK = 0xBD19,
    MOTOR_OFF = 0xBE46,
    MOTOR_TURNS = 0xBE5F,
    MOTOR_TICKER = 0xBE67,
    RESULTS = 0xBE4C,   /* the disc controller's status 0 and 1 */
    NOT_READY = 0x08,   /* of status 0 */
    ITS_PLACE = 0xBE7D, /* points to its variables: */
    VARIABLES = 0xA700, /* the current drive … */
    WRITTEN = 0xA72C,   /* … and the drive of the file being written, or NONE */
    DRIVE = 1,
    NONE = 255,
    RET_OPCODE = 0xC9,
    RST_1_OPCODE = 0xCF, /* first byte of an entry of the firmware … */
    RST_FAR_CALL = 0xDF, /* … that a ROM has taken over */
    USUAL_OFF = 250,     /* delay until the motor stops, in 1/50 s */
    CARRY = 1,
    NOT_FOUND = 0x92,
};

struct amsdos amsdos;
static cpc_t *cpc;

int amsdos_find(const char *name) {
    for (int i = 0; i < AMSDOS_FILES; i++)
        if (!strcmp(amsdos.file[i].name, name)) return i;
    return -1;
}

void amsdos_erase(const char *name) {
    int i = amsdos_find(name);
    if (i >= 0) amsdos.file[i].name[0] = 0;
}

static void rename_file(const char *from, const char *to) {
    int i = amsdos_find(from);
    if (i >= 0 && amsdos_find(to) < 0) strcpy(amsdos.file[i].name, to);
}

void amsdos_put(const amsdos_file_t *file) {
    int capacity = amsdos_find("");
    if (capacity < 0) tap_die("this disc has no room for another file");
    amsdos.file[capacity] = *file;
}

/* ---- results of AMSDOS ---- */

static void finish(bool good, uint8_t error) {
    cpc_set_reg(cpc, regAF, (uint16_t)(good ? CARRY : error << 8));
    cpc_set_reg(cpc, regIX, 0x5555); /* the firmware preserves none of these */
    cpc_set_reg(cpc, regDE, 0x5555);
    cpc_set_reg(cpc, regHL, 0x5555);
}

/* The platform's variables (sound, inks …) at the first call of a session, without those that a session changes. */
enum { PAGE_BYTES = 256 };
static uint8_t page_found[PAGE_BYTES];
static bool in_session;

static void read_page(uint8_t page[PAGE_BYTES]) {
    uint16_t begin = cpc_address(cpc, "s__PAGE");
    cpc_peek(cpc, begin, page, PAGE_BYTES);
    memset(page + cpc_address(cpc, "_file_length") - begin, 0, 2);
    memset(page + cpc_address(cpc, "_save_format_bytes") - begin, 0, 2);
    page[cpc_address(cpc, "_file_keeps_backup") - begin] = 0;
}

/* Counts a call and checks the machine; true if the call is to fail. */
static bool fails(void) {
    uint16_t sp = cpc_reg(cpc, regSP);
    if (!in_session) read_page(page_found);
    in_session = true;
    if (amsdos.calls < AMSDOS_CALLS) amsdos.entry[amsdos.calls] = cpc_reg(cpc, regPC);
    amsdos.calls++;
    amsdos.well &= cpc->beam.crtc.reg[1] == 0 && restarts_are_firmwares(cpc) && cpc->ram[TXT_OUTPUT] == RET_OPCODE &&
                   sp > 0xBF00 && sp < 0xC000;
    if (!amsdos.failing || amsdos.calls < amsdos.failing || (amsdos.calls > amsdos.failing && !amsdos.for_ever))
        return false;
    uint8_t bits = (uint8_t)(amsdos.error >> 8);
    cpc_poke(cpc, RESULTS, (uint8_t[]){bits & NOT_READY, bits & (uint8_t)~NOT_READY}, 2);
    finish(false, (uint8_t)amsdos.error);
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
    amsdos.known = c->ram[WRITTEN] == DRIVE;
    if (fails()) return;
    amsdos.read = amsdos_find(name);
    finish(amsdos.read >= 0, NOT_FOUND);
    if (amsdos.read >= 0) cpc_set_reg(c, regBC, amsdos.file[amsdos.read].length);
}

static void in_direct(cpc_t *c, void *user) {
    (void)user;
    uint16_t to = cpc_reg(c, regHL);
    if (fails()) return;
    if (amsdos.read < 0) tap_die("nothing is open");
    cpc_poke(c, to, amsdos.file[amsdos.read].bytes, amsdos.file[amsdos.read].length);
    finish(true, 0);
}

static void in_close(cpc_t *c, void *user) {
    (void)c, (void)user;
    amsdos.read = -1;
    if (!fails()) finish(true, 0);
}

static void out_open(cpc_t *c, void *user) {
    (void)user;
    memset(&amsdos.written, 0, sizeof amsdos.written);
    memset(c->ram + cpc_reg(c, regDE), 0xE5, 2048);
    char name[13];
    name_at(cpc_reg(c, regHL), cpc_reg(c, regBC) >> 8, name);
    if (fails()) return;
    strcpy(amsdos.written.name, name);
    finish(true, 0);
}

static void out_direct(cpc_t *c, void *user) {
    (void)user;
    uint16_t from = cpc_reg(c, regHL), length = cpc_reg(c, regDE);
    bool binary = cpc_reg(c, regAF) >> 8 == 2;
    if (fails()) return;
    if (!amsdos.written.name[0] || !binary || length > sizeof amsdos.written.bytes) tap_die("not a file of bytes");
    amsdos.written.length = length;
    cpc_peek(c, from, amsdos.written.bytes, length);
    finish(true, 0);
}

static void out_close(cpc_t *c, void *user) {
    (void)c, (void)user;
    if (fails()) return;
    char old[13];
    strcpy(old, amsdos.written.name);
    strcpy(strchr(old, '.'), ".BAK");
    if (amsdos_find(amsdos.written.name) >= 0) amsdos_erase(old);
    rename_file(amsdos.written.name, old);
    amsdos_put(&amsdos.written);
    amsdos.written.name[0] = 0;
    finish(true, 0);
}

static void out_abandon(cpc_t *c, void *user) {
    (void)c, (void)user;
    amsdos.written.name[0] = 0;
    if (!fails()) finish(true, 0);
}

/* |ERA and |REN: their "addresses" are arbitrary numbers. */
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
        amsdos_erase(name[0]);
    else
        rename_file(name[0], name[1]);
    finish(true, 0);
}

/* The motor is stopped: AMSDOS's ticker does not count any more. */
static void del_ticker(cpc_t *c, void *user) {
    (void)user;
    amsdos.well &= cpc_reg(c, regHL) == MOTOR_TICKER;
    c->ram[MOTOR_TURNS] = 255;
}

/* The end of a session. */
static void wait_flyback(cpc_t *c, void *user) {
    uint8_t page[PAGE_BYTES];
    (void)c, (void)user;
    read_page(page);
    amsdos.well &= !in_session || !memcmp(page, page_found, sizeof page);
    in_session = false;
}

/* ---- the drive ---- */

void amsdos_attach(cpc_t *machine) {
    static const struct {
        uint16_t address;
        cpc_stub_fn *fn;
    } stubs[] = {{CAS_IN_OPEN, in_open},          {CAS_IN_CLOSE, in_close},        {CAS_IN_DIRECT, in_direct},
                 {CAS_OUT_OPEN, out_open},        {CAS_OUT_CLOSE, out_close},      {CAS_OUT_ABANDON, out_abandon},
                 {CAS_OUT_DIRECT, out_direct},    {KL_FIND_COMMAND, find_command}, {KL_FAR_PCHL, far_call},
                 {MC_WAIT_FLYBACK, wait_flyback}, {KL_DEL_TICKER, del_ticker}};
    cpc = machine;
    restarts_put(cpc);
    cpc->ram[TXT_OUTPUT] = RST_1_OPCODE;
    cpc->ram[MOTOR_OFF] = USUAL_OFF;
    cpc_poke(cpc, ITS_PLACE, (uint8_t[]){VARIABLES & 0xff, VARIABLES >> 8}, 2);
    cpc->ram[VARIABLES] = DRIVE;
    cpc->ram[WRITTEN] = NONE;
    for (size_t i = 0; i < sizeof stubs / sizeof *stubs; i++)
        cpc_stub(cpc, stubs[i].address, stubs[i].fn, NULL);
}

void amsdos_insert(void) {
    memset(&amsdos, 0, sizeof amsdos);
    amsdos.read = -1;
    amsdos.well = true;
    cpc->ram[CAS_IN_OPEN] = RST_FAR_CALL;
}

void amsdos_unplug(void) {
    cpc->ram[CAS_IN_OPEN] = RST_1_OPCODE;
}

void amsdos_fail(unsigned which, uint16_t error, bool for_ever) {
    amsdos.calls = 0;
    amsdos.failing = which;
    amsdos.error = error;
    amsdos.for_ever = for_ever;
}

bool amsdos_is_left(void) {
    return !in_session && !restarts_are_firmwares(cpc) && cpc->beam.crtc.reg[1] == 40 &&
           cpc->ram[TXT_OUTPUT] == RST_1_OPCODE && cpc->ram[MOTOR_OFF] == USUAL_OFF && cpc->ram[MOTOR_TURNS] == 0 &&
           cpc->ram[WRITTEN] == NONE;
}

void amsdos_replace(uint8_t value) {
    cpc->ram[MOTOR_OFF] = cpc->ram[WRITTEN] = value;
}

bool amsdos_is_replaced(uint8_t value) {
    return cpc->ram[MOTOR_OFF] == value && cpc->ram[WRITTEN] == value;
}

/* The status for an error number of AMSDOS. */
static uint8_t meaning_of_bits(uint16_t bits) {
    if (bits & 0x08) return DRIVE_NOT_READY;
    if (bits & 0x02) return DISC_READ_ONLY;
    return bits & 0x20 ? DISC_ERROR : DISC_UNFORMATTED;
}

uint8_t amsdos_meaning(uint16_t error) {
    if (error & 0x40) return meaning_of_bits(error);
    switch (error & 0x1f) {
    case 0x10: /* unknown disc error */
        return meaning_of_bits(error >> 8);
    case 0x11: /* cartridge */
        return NO_DRIVE;
    case 0x12:
        return FILE_NOT_FOUND;
    case 0x13:
    case 0x14:
        return DISC_FULL;
    case 0x15:
        return DISC_CHANGED;
    case 0x16:
        return DISC_READ_ONLY;
    default:
        return DISC_ERROR;
    }
}

const uint16_t amsdos_errors[] = {0x00, 0x0E, 0x0F, 0x0510, 0x0810, 0x2010, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16,
                                  0x1A, 0x41, 0x42, 0x44,   0x48,   0x50,   0x60, 0x8E, 0x8F, 0x90, 0x91, 0x92,
                                  0x93, 0x94, 0x95, 0x96,   0x9A,   0xC1,   0xC2, 0xC4, 0xC8, 0xD0, 0xE0};
const unsigned amsdos_error_count = sizeof amsdos_errors / sizeof *amsdos_errors;
