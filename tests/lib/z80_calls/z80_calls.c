/* Calls functions of the game's binary in the simulated CPC. */
#include "z80_calls.h"
#include <stdio.h>
#include <string.h>

#include "boot.h"
#include "clock.h"
#include "cpc_driver.h"
#include "host.h"
#include "matrix.h"
#include "tap.h"
#include "watch.h"

enum { SCREEN = 0xC000, ARGUMENT_BYTES = 250 };

static cpc_t *monitor; /* a copy of the machine that only shows its picture */
static uint16_t argument;

/* ---- what the script and the disc of the PC do for the CPC ---- */

/* The CPC waits for a frame: the script's keys are pressed, its pictures taken. */
static void frame(cpc_t *cpc, void *user) {
    (void)user;
    clock_wait();
    memcpy(cpc->ram + cpc_address(cpc, "_matrix_now"), matrix_now, MATRIX_ROWS);
}

/* Drawing takes no frames on the PC. */
static void frames(cpc_t *cpc, void *user) {
    (void)user;
    cpc_set_reg(cpc, regDE, clock_frames());
}

static void answer(cpc_t *cpc, uint8_t status) {
    cpc_set_reg(cpc, regHL, status);
}

static uint8_t nothing(void) {
    return FILE_OK;
}

/* The stub's RET jumps to the callback, which returns to the caller of file_session. */
static void session(cpc_t *cpc, void *user) {
    (void)user;
    uint8_t status = file_session(nothing);
    uint16_t callback = cpc_reg(cpc, regHL), sp = (uint16_t)(cpc_reg(cpc, regSP) - 2);
    answer(cpc, status);
    if (status != FILE_OK) return;
    memcpy(cpc->ram + SCREEN, host_screen, HOST_SCREEN_BYTES);
    cpc->ram[cpc_address(cpc, "_file_keeps_backup")] = file_keeps_backup;
    cpc_poke(cpc, sp, (uint8_t[]){(uint8_t)callback, (uint8_t)(callback >> 8)}, 2);
    cpc_set_reg(cpc, regSP, sp);
}

/* The name that a descriptor in the CPC's memory points to. */
static file_name_t name_at(cpc_t *cpc, uint16_t at) {
    return (file_name_t){cpc->ram[at], (const char *)cpc->ram + cpc_peek16(cpc, (uint16_t)(at + 1))};
}

static char texts[2][13];
static file_name_t names[2];

/* The first or both names of the call. file.c reads a name up to its end. */
static void take_names(cpc_t *cpc, unsigned count) {
    enum { DESCRIPTOR = 3 };
    for (unsigned i = 0; i < count; i++) {
        file_name_t name = name_at(cpc, (uint16_t)(cpc_reg(cpc, regHL) + DESCRIPTOR * i));
        snprintf(texts[i], sizeof texts[i], "%.*s", name.length, name.text);
        names[i] = (file_name_t){name.length, texts[i]};
    }
}

static void put_length(cpc_t *cpc) {
    cpc_poke(cpc, cpc_address(cpc, "_file_length"), (uint8_t[]){(uint8_t)file_length, (uint8_t)(file_length >> 8)}, 2);
}

static void read_file(cpc_t *cpc, void *user) {
    uint8_t (*reads)(const file_name_t *) = user ? boot_picture_read : file_read;
    take_names(cpc, 1);
    uint8_t status = reads(names);
    put_length(cpc);
    if (status == FILE_OK) cpc_poke(cpc, cpc_address(cpc, "_file_buffer"), file_buffer, file_length);
    cpc->ram[cpc_address(cpc, "_boot_picture_key")] = boot_picture_key;
    answer(cpc, status);
}

static void write_file(cpc_t *cpc, void *user) {
    (void)user;
    take_names(cpc, 1);
    file_length = cpc_peek16(cpc, cpc_address(cpc, "_file_length"));
    cpc_peek(cpc, cpc_address(cpc, "_file_buffer"), file_buffer, file_length);
    answer(cpc, file_write(names));
}

static void erase_file(cpc_t *cpc, void *user) {
    (void)user;
    take_names(cpc, 1);
    file_erase(names);
}

static void rename_file(cpc_t *cpc, void *user) {
    (void)user;
    take_names(cpc, 2);
    file_rename(names);
}

static void give_settings(cpc_t *cpc, void *user) {
    (void)user;
    take_names(cpc, 1);
    file_length = 0;
    const uint8_t *bytes = boot_settings(names);
    if (file_length > ARGUMENT_BYTES) tap_die("settings of %u bytes", file_length);
    put_length(cpc);
    cpc_poke(cpc, argument, bytes, file_length ? file_length : 1);
    answer(cpc, 0);
    cpc_set_reg(cpc, regHL, argument);
}

/* Copies the shared variables and the screen. */
static void copy_shared(void copy(uint16_t address, void *here, size_t bytes)) {
    for (const z80_shared_t *shared = z80_shared; shared->name; shared++)
        copy(cpc_address(driver_cpc, shared->name), shared->here, shared->bytes);
    copy(SCREEN, host_screen, HOST_SCREEN_BYTES);
}

static void give(uint16_t address, void *here, size_t bytes) {
    cpc_poke(driver_cpc, address, here, bytes);
}

static void take(uint16_t address, void *here, size_t bytes) {
    cpc_peek(driver_cpc, address, here, bytes);
}

/* Another program is to be started: only a test that replaces boot_run goes on. */
static void run_program(cpc_t *cpc, void *user) {
    (void)user;
    take_names(cpc, 1);
    copy_shared(take);
    answer(cpc, boot_run(names));
}

/* ---- calls ---- */

/* Arguments are in the memory that no variable uses. */
void z80_calls_start(const char *binary) {
    static const struct {
        const char *name;
        cpc_stub_fn *fn;
        void *user;
    } stubs[] = {{"_matrix_scan", frame, NULL},           {"_clock_frames", frames, NULL},
                 {"_file_session", session, NULL},        {"_file_read", read_file, NULL},
                 {"_boot_picture_read", read_file, ""},   {"_file_write", write_file, NULL},
                 {"_file_erase", erase_file, NULL},       {"_file_rename", rename_file, NULL},
                 {"_boot_settings", give_settings, NULL}, {"_boot_run", run_program, NULL}};
    driver_load(binary);
    argument = cpc_address(driver_cpc, "s__HEAP");
    watch_allow(driver_cpc, argument, argument + ARGUMENT_BYTES - 1);
    uint16_t first, last; /* another language is loaded over the one in the program's file */
    if (symbols_area(&driver_cpc->symbols, "_WORDS", &first, &last)) watch_allow(driver_cpc, first, last);
    for (unsigned i = 0; i < sizeof stubs / sizeof *stubs; i++) {
        uint16_t address;
        if (symbols_find(&driver_cpc->symbols, stubs[i].name, &address))
            cpc_stub(driver_cpc, address, stubs[i].fn, stubs[i].user);
    }
    uint16_t begin = cpc_address(driver_cpc, "_program_main");
    cpc_stop_at(driver_cpc, begin);
    if (cpc_run(driver_cpc, 50 * DRIVER_FRAME) != CPC_REACHED)
        tap_die("%s does not start: %s", binary, driver_cpc->problem);
    driver_cpc->mark[begin] = 0;
    monitor = cpc_new();
}

uint8_t z80_call_with(const char *function, const void *bytes, size_t length) {
    if (length > ARGUMENT_BYTES) tap_die("%s: an argument of %zu bytes", function, length);
    cpc_poke(driver_cpc, argument, bytes, length);
    return z80_call(function, 0, NULL, length);
}

uint8_t z80_call(const char *function, uint8_t byte, void *bytes, size_t length) {
    cpc_call_t call = {.address = cpc_address(driver_cpc, function), .af = (uint16_t)(byte << 8), .hl = argument};
    if (length > ARGUMENT_BYTES) tap_die("%s: an argument of %zu bytes", function, length);
    if (bytes) cpc_poke(driver_cpc, argument, bytes, length);
    copy_shared(give);
    if (cpc_call(driver_cpc, &call) != CPC_RETURNED) tap_die("%s on the Z80: %s", function, driver_cpc->problem);
    copy_shared(take);
    if (bytes) cpc_peek(driver_cpc, argument, bytes, length);
    return (uint8_t)(call.af >> 8);
}

/* ---- the picture ---- */

/* The machine is in the middle of a stub, so a copy of it goes on, in an endless loop with interrupts. Its first frame
 * takes the inks that the program has set last; the second one is painted. */
void z80_shot(const char *path) {
    enum { JR = 0x18, BACK = 0xFE };
    static const Z80_REG_T same[] = {regSP, regI, regIM, regIFF1, regIFF2};
    char problem[512];
    cpc_stop_t why = CPC_FRAME;
    memcpy(monitor->ram, driver_cpc->ram, sizeof monitor->ram);
    monitor->beam = driver_cpc->beam;
    monitor->now = driver_cpc->now;
    monitor->frame = driver_cpc->frame;
    monitor->ram[argument] = JR;
    monitor->ram[argument + 1] = BACK;
    for (unsigned i = 0; i < sizeof same / sizeof *same; i++)
        cpc_set_reg(monitor, same[i], cpc_reg(driver_cpc, same[i]));
    cpc_set_reg(monitor, regPC, argument);
    for (unsigned i = 0; i < 3 && why == CPC_FRAME; i++) {
        why = cpc_run_to_frame(monitor, monitor->beam.frames + 1);
        cpc_paint(monitor, true);
    }
    cpc_paint(monitor, false);
    if (why != CPC_FRAME) tap_die("no picture: %s", monitor->problem);
    if (!beam_save(&monitor->beam, path, problem)) tap_die("%s", problem);
}
