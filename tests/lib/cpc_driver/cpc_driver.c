/* Runs a game in the simulated CPC and presses its keys. */
#include "cpc_driver.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "watch.h"

#define SCREEN       0xC000
#define SCREEN_BYTES 0x4000

cpc_t *driver_cpc;
static uint16_t wait_at, stack_bottom, stack_top;

/* A small program does not have every routine. */
static void allow(const char *name, unsigned bytes) {
    uint16_t first;
    if (!symbols_find(&driver_cpc->symbols, name, &first)) return;
    watch_allow(driver_cpc, first, (uint16_t)(first + bytes - 1));
}

/* The addresses a program may write: restarts, its variables, the stack, the screen, and self-modifying routines. */
void driver_load(const char *binary) {
    char path[300];
    if (driver_cpc) cpc_free(driver_cpc);
    driver_cpc = cpc_new();
    snprintf(path, sizeof path, "%s.noi", binary);
    if (!symbols_load(&driver_cpc->symbols, path, driver_cpc->problem))
        exit((fprintf(stderr, "%s\n", driver_cpc->problem), 2));
    snprintf(path, sizeof path, "%s.bin", binary);
    uint16_t start = cpc_address(driver_cpc, "start");
    if (!load_file(driver_cpc, path, start)) exit((fprintf(stderr, "%s\n", driver_cpc->problem), 2));
    wait_at = cpc_address(driver_cpc, "_clock_wait");
    watch_allow(driver_cpc, 0x0008, 0x003A);
    stack_bottom = cpc_address(driver_cpc, "stack_bottom");
    stack_top = cpc_address(driver_cpc, "stack_top");
    watch_allow(driver_cpc, cpc_address(driver_cpc, "s__DATA"), cpc_address(driver_cpc, "s__HEAP"));
    watch_allow(driver_cpc, cpc_address(driver_cpc, "s__PAGE"), (uint16_t)(cpc_address(driver_cpc, "spare_end") - 1));
    watch_allow(driver_cpc, stack_bottom, (uint16_t)(stack_top - 1));
    watch_allow(driver_cpc, SCREEN - 32,
                0xFFFF); /* video_clear fills the screen with PUSH; an interrupt uses that stack */
    allow("frames", 0x3B - 0x08);
    allow("video_blit", 180);
    allow("_video_clear", 90);
    allow("unpack", 160);
    allow("_video_fill", 140);
    allow("zone_inks", 6);
    allow("sound_call", 3);
    allow("zone_inks_late", 3);
    allow("_boot_flags", 1);
    watch_set_stack(driver_cpc, stack_bottom, stack_top);
    cpc_set_reg(driver_cpc, regPC, start);
}

void driver_start(const char *binary) {
    driver_load(binary);
    cpc_stop_at(driver_cpc, wait_at);
}

uint8_t *driver_variable(const char *name) {
    return driver_cpc->ram + cpc_address(driver_cpc, name);
}

void driver_setting(size_t offset, uint8_t value) {
    driver_variable("_settings")[offset] = value;
}

bool driver_next_wait(void) {
    cpc_stop_t why = cpc_run(driver_cpc, 200 * DRIVER_FRAME);
    if (why == CPC_REACHED) return true;
    printf("# stopped (%d) in frame %u at &%04X: %s\n", why, (unsigned)driver_cpc->beam.frames,
           cpc_reg(driver_cpc, regPC), driver_cpc->problem);
    return false;
}

bool driver_wait(unsigned frames) {
    while (frames--)
        if (!driver_next_wait()) return false;
    return true;
}

uint64_t driver_print(void) {
    uint64_t print = 0;
    for (unsigned i = 0; i < SCREEN_BYTES; i += sizeof print) {
        uint64_t bytes;
        memcpy(&bytes, driver_cpc->ram + SCREEN + i, sizeof bytes);
        print = (print ^ bytes) * 0x9E3779B97F4A7C15u; /* odd, so that no two values of a step become equal */
        print ^= print >> 32;
    }
    return print;
}

void driver_press(const char *key, bool down) {
    keyboard_press(&driver_cpc->keyboard, keyboard_key(key), down);
}

bool driver_press_once(const char *key, unsigned frames) {
    bool good = true;
    driver_press(key, true);
    for (unsigned i = 0; i < 4 && good; i++)
        good = driver_next_wait();
    driver_press(key, false);
    for (unsigned i = 0; i < frames && good; i++)
        good = driver_next_wait();
    return good;
}

bool driver_rest(void) {
    uint64_t before = driver_print();
    for (unsigned still = 0, frames = 0; still < 25; frames++) {
        if (frames == 1000 || !driver_next_wait()) return false;
        uint64_t print = driver_print();
        still = print == before ? still + 1 : 0;
        before = print;
    }
    return true;
}

bool driver_next_frame(void) {
    uint32_t frame = driver_cpc->beam.frames + 1;
    cpc_stop_t why;
    do
        why = cpc_run_to_frame(driver_cpc, frame);
    while (why == CPC_REACHED);
    return why == CPC_FRAME;
}

unsigned driver_answer_time(const char *key) {
    uint64_t before = driver_print();
    unsigned frames = 0;
    driver_press(key, true);
    do {
        if (!driver_next_frame()) return 999;
        frames++;
    } while (driver_print() == before && frames < 50);
    for (int i = 0; i < 4; i++)
        driver_next_frame();
    driver_press(key, false);
    for (int i = 0; i < 4; i++)
        driver_next_frame();
    return frames;
}

uint64_t driver_longest_call(const char *function) {
    return (profile_find(driver_cpc, function)->worst + DRIVER_FRAME - 1) / DRIVER_FRAME;
}
