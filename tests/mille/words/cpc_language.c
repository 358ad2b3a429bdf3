/* The binary of the game in the simulated CPC changes its language: the test stands in for the firmware and AMSDOS.
 *
 *     cpc_language BINARY DISC PICTURE
 *
 * BINARY is a path without its extension: BINARY.bin and BINARY.noi are read. DISC is the folder of the language files.
 * PICTURE is written: the options after the language was changed by keys. */
#include <stdlib.h>
#include <string.h>

#include "checksum.h"
#include "cpc.h"
#include "language.h"
#include "load.h"
#include "restarts.h"
#include "file.h"
#include "tap.h"
#include "words_keys.h"

enum {
    CAS_IN_OPEN = 0xBC77,
    CAS_IN_CLOSE = 0xBC7A,
    CAS_IN_DIRECT = 0xBC83,
    MC_WAIT_FLYBACK = 0xBD19,
    TXT_OUTPUT = 0xBB5A,
    MOTOR_OFF = 0xBE46,
    MOTOR_TICKER = 0xBE67,
    KL_DEL_TICKER = 0xBCEC,
    MOTOR_TURNS = 0xBE5F,
    AMSDOS = 0xBE7D,
    BUFFER_BYTES = 2048,
    SCREEN = 0xC000,
    CARRY = 1,
    NOT_FOUND = 0x92,
    DATA_ERROR = 0x60,
};
#define SIZE ((unsigned)sizeof(language_t))

static const char *const names[LANGUAGE_COUNT] = WORDS_FILES;
static uint8_t file[LANGUAGE_COUNT][SIZE]; /* what wordconv made */

/* The drive: what it holds and how it behaves, what was asked of it, and what the machine was like meanwhile. */
static struct {
    const uint8_t *bytes; /* none: the file is not there */
    unsigned length;      /* that its header tells */
    bool bad_sector;
    char asked[13];
    unsigned opened, read, closed;
    bool stopped; /* the motor */
    bool dark, firmwares, quiet, apart;
} drive;

static cpc_t *cpc;
static uint16_t resident;

static void answer(cpc_t *c, bool good, uint8_t error) {
    cpc_set_reg(c, regAF, (uint16_t)(good ? CARRY : error << 8));
    cpc_set_reg(c, regIX, 0x5555); /* the firmware preserves none of these */
    cpc_set_reg(c, regDE, 0x5555);
    cpc_set_reg(c, regHL, 0x5555);
}

/* Checks the state in which the firmware must find the machine. */
static void look(cpc_t *c) {
    uint16_t sp = cpc_reg(c, regSP);
    drive.dark &= c->beam.crtc.reg[1] == 0;
    drive.firmwares &= restarts_are_firmwares(c);
    drive.quiet &= c->ram[TXT_OUTPUT] == 0xC9;
    drive.apart &= sp > 0xBF00 && sp < 0xC000;
}

static void in_open(cpc_t *c, void *user) {
    unsigned length = cpc_reg(c, regBC) >> 8;
    (void)user;
    look(c);
    memset(drive.asked, 0, sizeof drive.asked);
    cpc_peek(c, cpc_reg(c, regHL), drive.asked, length < 12 ? length : 12);
    memset(c->ram + cpc_reg(c, regDE), 0xE5, BUFFER_BYTES);
    drive.opened++;
    c->ram[MOTOR_TURNS] = 255; /* for good, as in CrocoDS */
    answer(c, drive.bytes != NULL, NOT_FOUND);
    cpc_set_reg(c, regBC, (uint16_t)drive.length);
}

static void in_direct(cpc_t *c, void *user) {
    (void)user;
    look(c);
    drive.read++;
    cpc_poke(c, cpc_reg(c, regHL), drive.bytes, drive.bad_sector ? 512 : SIZE);
    answer(c, !drive.bad_sector, DATA_ERROR);
    cpc_set_reg(c, regBC, 0x5555);
}

static void in_close(cpc_t *c, void *user) {
    (void)user;
    look(c);
    drive.closed++;
    answer(c, true, 0);
    cpc_set_reg(c, regBC, 0x5555);
}

static void wait_flyback(cpc_t *c, void *user) {
    (void)c, (void)user;
}

static void del_ticker(cpc_t *c, void *user) {
    (void)user;
    drive.stopped = cpc_reg(c, regHL) == MOTOR_TICKER;
}

/* Starts a machine with firmware and disc and runs to the title. */
static void start(const char *binary) {
    char path[300];
    cpc = cpc_new();
    snprintf(path, sizeof path, "%s.noi", binary);
    if (!symbols_load(&cpc->symbols, path, cpc->problem)) exit((fprintf(stderr, "%s\n", cpc->problem), 2));
    snprintf(path, sizeof path, "%s.bin", binary);
    if (!load_file(cpc, path, 0x40)) exit((fprintf(stderr, "%s\n", cpc->problem), 2));
    resident = cpc_address(cpc, "words_resident");
    restarts_put(cpc);
    cpc->ram[CAS_IN_OPEN] = 0xDF;
    cpc->ram[TXT_OUTPUT] = 0xCF;
    cpc->ram[MOTOR_OFF] = 250;
    cpc->ram[AMSDOS + 1] = 0xA7;
    cpc_stub(cpc, CAS_IN_OPEN, in_open, NULL);
    cpc_stub(cpc, CAS_IN_DIRECT, in_direct, NULL);
    cpc_stub(cpc, CAS_IN_CLOSE, in_close, NULL);
    cpc_stub(cpc, MC_WAIT_FLYBACK, wait_flyback, NULL);
    cpc_stub(cpc, KL_DEL_TICKER, del_ticker, NULL);
    cpc_set_reg(cpc, regPC, 0x40);
    cpc_run_to_frame(cpc, 100);
}

static void insert(const uint8_t *bytes, unsigned length) {
    memset(&drive, 0, sizeof drive);
    drive.bytes = bytes;
    drive.length = length;
    drive.dark = drive.firmwares = drive.quiet = drive.apart = true;
}

/* The status of words_load. */
static uint8_t load_language(uint8_t language) {
    cpc_call_t call = {.address = cpc_address(cpc, "words_load"), .af = (uint16_t)(language << 8), .ix = 0x1234};
    if (cpc_call(cpc, &call) != CPC_RETURNED) tap_die("%s", cpc->problem);
    if (call.ix != 0x1234) tap_die("IX is not preserved");
    return (uint8_t)(call.af >> 8);
}

static bool speaks(uint8_t language) {
    return !memcmp(cpc->ram + resident, file[language], SIZE);
}

/* Whether the program is unchanged, except its variables and the instructions that its interrupts modify. */
static bool is_untouched(uint8_t *before) {
    uint16_t data = cpc_address(cpc, "s__DATA"), code = 0x40;
    uint16_t inks = cpc_address(cpc, "zone_inks"), late = cpc_address(cpc, "zone_inks_late");
    memcpy(before + inks, cpc->ram + inks, 6);
    memcpy(before + late, cpc->ram + late, 3);
    return !memcmp(cpc->ram + code, before + code, (size_t)(data - code)) && cpc->ram[MOTOR_OFF] == before[MOTOR_OFF] &&
           cpc->ram[TXT_OUTPUT] == 0xCF;
}

static bool is_taken_back(void) {
    return !restarts_are_firmwares(cpc) && cpc->beam.crtc.reg[1] == 40 && cpc->beam.crtc.reg[7] == 30;
}

/* ---- good and bad files ---- */

static void read_files(const char *folder) {
    for (unsigned i = 0; i < LANGUAGE_COUNT; i++) {
        char path[300];
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        FILE *f = fopen(path, "rb");
        if (!f || fread(file[i], 1, SIZE, f) != SIZE) exit((fprintf(stderr, "%s: cannot be read\n", path), 2));
        fclose(f);
    }
}

static void whole_files(void) {
    for (uint8_t i = LANGUAGE_COUNT; i--;) {
        insert(file[i], SIZE);
        uint8_t status = load_language(i);
        ok(status == FILE_OK && speaks(i) && !strcmp(drive.asked, names[i]), "%s is read, every byte of it", names[i]);
    }
    ok(drive.dark, "the screen is dark while the disc is read");
    ok(drive.firmwares && drive.quiet, "the firmware has its interrupts and cannot write to the screen");
    ok(drive.apart, "it has enough stack");
    ok(drive.stopped && cpc->ram[MOTOR_OFF] == 250, "the motor is stopped, and has its usual time again");
    ok(drive.closed == 1 && is_taken_back(), "afterwards the game has control again");
}

static void refuse(const char *sentence, uint8_t expected) {
    static uint8_t before[0x10000];
    memcpy(before, cpc->ram, sizeof before);
    uint8_t status = load_language(LANGUAGE_DE);
    ok(status == expected && is_untouched(before) && speaks(LANGUAGE_FR) && is_taken_back(), "%s", sentence);
}

static void other_files(void) {
    static uint8_t other[SIZE];
    insert(NULL, 0);
    refuse("a file that is not there changes nothing", FILE_NOT_FOUND);
    insert(file[LANGUAGE_DE], SIZE);
    drive.bad_sector = true;
    refuse("nor does a file that cannot be read to its end", DISC_ERROR);
    insert(file[LANGUAGE_DE], SIZE - 1);
    refuse("nor a shorter one", FILE_DAMAGED);
    insert(file[LANGUAGE_DE], 0xFFFF);
    refuse("nor one that is too long for the memory", FILE_DAMAGED);
    ok(!drive.read && drive.closed == 1, "it is not read, but closed");
    memcpy(other, file[LANGUAGE_DE], SIZE);
    other[0] ^= 1;
    checksum(other, SIZE - CHECKSUM_SIZE, other + SIZE - CHECKSUM_SIZE);
    insert(other, SIZE);
    refuse("nor a whole one of another build", FILE_DAMAGED);
    cpc->ram[MOTOR_OFF] = 77;
    insert(NULL, 0);
    refuse("a ROM that is not Amstrad's keeps its memory", FILE_NOT_FOUND);
    cpc->ram[MOTOR_OFF] = 250;
    cpc->ram[CAS_IN_OPEN] = 0xCF;
    insert(file[LANGUAGE_DE], SIZE);
    refuse("without a disc the firmware is not called", NO_DRIVE);
    ok(!drive.opened, "not even to open the file");
    cpc->ram[CAS_IN_OPEN] = 0xDF;
}

/* Every byte changed, and the file truncated at every length: the rest is what a formatted disc holds. */
static void damaged_files(void) {
    static uint8_t damaged[SIZE];
    unsigned changed = 0, cut = 0;
    insert(damaged, SIZE);
    for (unsigned i = 0; i < SIZE; i++) {
        memcpy(damaged, file[LANGUAGE_IT], SIZE);
        damaged[i] ^= (uint8_t)(1 + i % 255);
        changed += load_language(LANGUAGE_IT) == FILE_DAMAGED && speaks(LANGUAGE_FR);
        memcpy(damaged, file[LANGUAGE_IT], SIZE);
        memset(damaged + i, 0xE5, SIZE - i);
        cut += load_language(LANGUAGE_IT) == FILE_DAMAGED && speaks(LANGUAGE_FR);
    }
    ok(changed == SIZE, "a file with one wrong byte is refused, whichever it is, and the old language stays (%u)",
       changed);
    ok(cut == SIZE, "and so is a file that breaks off, wherever that is (%u)", cut);
}

/* ---- by keys ---- */

static void tap(const char *key, unsigned frames) {
    keyboard_press(&cpc->keyboard, keyboard_key(key), true);
    cpc_run_to_frame(cpc, cpc->beam.frames + 4);
    keyboard_press(&cpc->keyboard, keyboard_key(key), false);
    cpc_run_to_frame(cpc, cpc->beam.frames + frames);
}

static void by_keys(const char *picture) {
    static const char *const way[] = {"SPACE", "DOWN", "DOWN", "SPACE", "DOWN", "DOWN", "DOWN", "DOWN"};
    for (unsigned i = 0; i < sizeof way / sizeof *way; i++)
        tap(way[i], 50);
    insert(file[LANGUAGE_EN], SIZE);
    tap("RIGHT", 50);
    ok(speaks(LANGUAGE_EN) && !strcmp(drive.asked, names[LANGUAGE_EN]),
       "→ in the options changes the language at once");
    insert(file[LANGUAGE_FR], SIZE);
    tap("LEFT", 50);
    ok(speaks(LANGUAGE_FR) && !strcmp(drive.asked, names[LANGUAGE_FR]), "← changes it back");
    insert(NULL, 0);
    tap("RIGHT", 50);
    cpc_paint(cpc, true);
    cpc_run_to_frame(cpc, cpc->beam.frames + 2);
    ok(speaks(LANGUAGE_FR) && !strcmp(drive.asked, names[LANGUAGE_EN]), "if the file is missing the language stays");
    ok(beam_save(&cpc->beam, picture, cpc->problem), "and the message to the player is in %s", picture);
}

int main(int count, char **words) {
    if (count != 4) return fprintf(stderr, "usage: cpc_language BINARY DISC PICTURE\n"), 2;
    read_files(words[2]);
    start(words[1]);
    ok(speaks(LANGUAGE_FR), "the game begins in the language that is built in");
    whole_files();
    other_files();
    damaged_files();
    cpc_free(cpc);
    start(words[1]);
    by_keys(words[3]);
    cpc_free(cpc);
    return tap_done();
}
