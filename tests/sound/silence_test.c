/* Tests the player together with interrupts and the key scan: when it plays and when it must be silent. */
#include <string.h>

#include "psg_log.h"
#include "restarts.h"
#include "sound.h"
#include "tap.h"
#include "z80.h"

#define STARTING 6 /* frames until a program has cleared its variables and taken over the machine */

/* A pattern of two notes, looped on all voices, with an instrument that never fades. */
/* clang-format off */
static const uint8_t bank[] = {
    0x00, 0x00,                              /* no patterns, so that a tune's address is not 0 */
    15, 0x82,                                /* the instrument: 15, and back */
    0xF3, 13, 0, 0xF3, 13, 0, 0xF3, 13, 0,   /* the tune: three voices, all at 13 */
    0x62, 2, 0x87, 36, 40, 0xF3, 16, 0,
    30, 0x0F, 0x01, 0x00, 0x00, 0,           /* the effect: 30 frames of period 256 */
};
/* clang-format on */
enum { TUNE = SOUND_KIND_MUSIC | 4, EFFECT = SOUND_RANK(1) | 21 };

static void ask(z80_t *z, const char *name, uint16_t value) {
    uint8_t bytes[2] = {(uint8_t)value, (uint8_t)(value >> 8)};
    cpc_poke(z->cpc, cpc_address(z->cpc, name), bytes, value > 255 ? 2 : 1);
}

static void run(z80_t *z, uint32_t frames) {
    if (cpc_run_to_frame(z->cpc, z->cpc->beam.frames + frames) != CPC_FRAME) ok(false, "%s", z->cpc->problem);
}

static bool silent(const z80_t *z) {
    return !z->cpc->ppi.psg[8] && !z->cpc->ppi.psg[9] && !z->cpc->ppi.psg[10];
}

static bool sounds(const z80_t *z) {
    return z->cpc->ppi.psg[8] == 15 && z->cpc->ppi.psg[9] == 15 && z->cpc->ppi.psg[10] == 15;
}

static void test_start(z80_t *z) {
    restarts_put(z->cpc);
    memset(z->cpc->ppi.psg, 15, 14); /* the loader has left noise on */
    cpc_set_reg(z->cpc, regPC, cpc_address(z->cpc, "start"));
    run(z, STARTING);
    ok(silent(z) && z->cpc->ppi.psg[7] == 0x3F, "a program starts in silence, whatever played before");
    cpc_poke(z->cpc, cpc_address(z->cpc, "bank"), bank, sizeof bank);
    psg_log_t log;
    psg_log_start(&log, z->cpc);
    run(z, 50);
    psg_log_stop(&log);
    ok(!log.writes, "without a request the sound chip is not written");
    psg_log_free(&log);
}

/* The duration of the key scan without interruption. */
static uint64_t scan_alone(const char *program) {
    z80_t z = z80_open(program);
    z80_call(&z, "matrix_scan", (cpc_call_t){0});
    uint64_t nops = z.nops;
    z80_close(&z);
    return nops;
}

static void test_music(z80_t *z, const char *program) {
    ask(z, "tune_asked", TUNE);
    run(z, 6);
    ok(sounds(z), "a tune begins a few frames after the request");
    profile_add(z->cpc, "matrix_scan");
    profile_add(z->cpc, "sound_frame");
    ask(z, "effect_asked", EFFECT);
    run(z, 200);
    const profile_routine_t *scan = profile_find(z->cpc, "matrix_scan"), *frame = profile_find(z->cpc, "sound_frame");
    ok(scan->calls == 200 && scan->worst == scan_alone(program),
       "the key scan is never interrupted: %llu NOPs at its worst", (unsigned long long)scan->worst);
    ok(frame->calls == 200, "every frame calls the player once");
    keyboard_press(&z->cpc->keyboard, keyboard_key("K"), true);
    run(z, 2);
    ok(z->cpc->ram[cpc_address(z->cpc, "matrix_now") + 4] == 0xDF, "keys are read while music plays");
    keyboard_press(&z->cpc->keyboard, keyboard_key("K"), false);
}

static void test_levels(z80_t *z) {
    ask(z, "level_asked", SOUND_EFFECTS);
    run(z, 2);
    ok(silent(z), "with effects only, music is silent");
    ask(z, "effect_asked", EFFECT);
    run(z, 2);
    ok(z->cpc->ppi.psg[10] == 15 && !z->cpc->ppi.psg[8], "and an effect is heard");
    ask(z, "level_asked", SOUND_OFF);
    run(z, 2);
    ok(silent(z), "with sound off, neither is");
    ask(z, "level_asked", SOUND_ALL);
    run(z, 40);
    ok(sounds(z), "switched on again, music goes on");
}

static void test_disc(z80_t *z) {
    z80_call(z, "firmware_on", (cpc_call_t){0});
    ok(silent(z) && z->cpc->ppi.psg[7] == 0x3F, "the sound chip is silent before the firmware is switched on");
    ok(z->cpc->ppi.c == 0 && z->cpc->ppi.control == 0x82, "and its ports are as the firmware expects them");
    z80_call(z, "firmware_off", (cpc_call_t){0});
    for (int i = 0; i < 3; i++)
        z80_call(z, "clock_wait", (cpc_call_t){0});
    ok(sounds(z), "afterwards music goes on");
}

static void test_end(z80_t *z, const char *program) {
    z80_close(z);
    *z = z80_open(program);
    cpc_set_reg(z->cpc, regPC, cpc_address(z->cpc, "start"));
    run(z, STARTING);
    cpc_poke(z->cpc, cpc_address(z->cpc, "bank"), bank, sizeof bank);
    ask(z, "tune_asked", TUNE);
    run(z, 10);
    ok(sounds(z), "a tune plays");
    ask(z, "stop_asked", 1);
    run(z, 2);
    ok(silent(z), "stopped, it is silent in the next frame");
    ask(z, "tune_asked", TUNE);
    run(z, 10);
    ask(z, "end_asked", 1);
    cpc_stop_at(z->cpc, 0);
    ok(cpc_run(z->cpc, 100000) == CPC_REACHED && silent(z), "at the program's end it is silent before the reset");
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    test_start(&z);
    test_music(&z, words[1]);
    test_levels(&z);
    test_disc(&z);
    test_end(&z, words[1]);
    z80_close(&z);
    return tap_done();
}
