/* The machine, its keys and its screen. */
#include "desk.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "watch.h"

#define SCREEN       0xC000
#define SCREEN_BYTES 0x4000

cpc_t *desk_cpc;
static uint16_t wait_at, stack_bottom, stack_top;

static void allow(const char *name, unsigned bytes) {
    uint16_t first = cpc_address(desk_cpc, name);
    watch_allow(desk_cpc, first, (uint16_t)(first + bytes - 1));
}

/* What the program may write: the restarts, its variables, the stack, the screen, and the routines that change
   their own instructions. */
void desk_start(const char *binary) {
    char path[300];
    desk_cpc = cpc_new();
    snprintf(path, sizeof path, "%s.noi", binary);
    if (!symbols_load(&desk_cpc->symbols, path, desk_cpc->problem))
        exit((fprintf(stderr, "%s\n", desk_cpc->problem), 2));
    snprintf(path, sizeof path, "%s.bin", binary);
    if (!load_file(desk_cpc, path, 0x40)) exit((fprintf(stderr, "%s\n", desk_cpc->problem), 2));
    wait_at = cpc_address(desk_cpc, "_clock_wait");
    watch_allow(desk_cpc, 0x0008, 0x003A);
    stack_bottom = cpc_address(desk_cpc, "stack_bottom");
    stack_top = cpc_address(desk_cpc, "stack_top");
    watch_allow(desk_cpc, cpc_address(desk_cpc, "s__DATA"), cpc_address(desk_cpc, "s__HEAP"));
    watch_allow(desk_cpc, cpc_address(desk_cpc, "s__PAGE"), (uint16_t)(cpc_address(desk_cpc, "spare_end") - 1));
    watch_allow(desk_cpc, stack_bottom, (uint16_t)(stack_top - 1));
    watch_allow(desk_cpc, SCREEN - 32,
                0xFFFF); /* video_clear comes from above with PUSH, interrupts find a stack there */
    allow("frames", 0x3B - 0x08);
    allow("video_blit", 180);
    allow("_video_clear", 80);
    allow("unpack", 140);
    allow("zone_inks", 6);
    allow("sound_call", 3);
    allow("zone_inks_late", 3);
    watch_set_stack(desk_cpc, stack_bottom, stack_top);
    cpc_set_reg(desk_cpc, regPC, 0x40);
    cpc_stop_at(desk_cpc, wait_at);
}

bool desk_next_wait(void) {
    cpc_stop_t why = cpc_run(desk_cpc, 200 * DESK_FRAME);
    if (why == CPC_REACHED) return true;
    printf("# stopped (%d) in frame %u at &%04X: %s\n", why, (unsigned)desk_cpc->beam.frames, cpc_reg(desk_cpc, regPC),
           desk_cpc->problem);
    return false;
}

uint64_t desk_print(void) {
    uint64_t print = 0;
    for (unsigned i = 0; i < SCREEN_BYTES; i += sizeof print) {
        uint64_t bytes;
        memcpy(&bytes, desk_cpc->ram + SCREEN + i, sizeof bytes);
        print = (print ^ bytes) * 0x9E3779B97F4A7C15u; /* odd: no two of a step's values become one */
        print ^= print >> 32;
    }
    return print;
}

void desk_press(const char *key, bool down) {
    keyboard_press(&desk_cpc->keyboard, keyboard_key(key), down);
}

bool desk_tap(const char *key, unsigned frames) {
    bool good = true;
    desk_press(key, true);
    for (unsigned i = 0; i < 4 && good; i++)
        good = desk_next_wait();
    desk_press(key, false);
    for (unsigned i = 0; i < frames && good; i++)
        good = desk_next_wait();
    return good;
}

bool desk_rest(void) {
    uint64_t before = desk_print();
    for (unsigned still = 0, frames = 0; still < 25; frames++) {
        if (frames == 1000 || !desk_next_wait()) return false;
        uint64_t print = desk_print();
        still = print == before ? still + 1 : 0;
        before = print;
    }
    return true;
}

bool desk_next_frame(void) {
    uint32_t frame = desk_cpc->beam.frames + 1;
    cpc_stop_t why;
    do
        why = cpc_run_to_frame(desk_cpc, frame);
    while (why == CPC_REACHED);
    return why == CPC_FRAME;
}

unsigned desk_answer_time(const char *key) {
    uint64_t before = desk_print();
    unsigned frames = 0;
    desk_press(key, true);
    do {
        if (!desk_next_frame()) return 999;
        frames++;
    } while (desk_print() == before && frames < 50);
    for (int i = 0; i < 4; i++)
        desk_next_frame();
    desk_press(key, false);
    for (int i = 0; i < 4; i++)
        desk_next_frame();
    return frames;
}
