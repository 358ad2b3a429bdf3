/* The demo runs in the simulated CPC: from its start, with interrupts, zones, keys. */
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "platform.h"
#include "tap.h"
#include "watch.h"
#include "z80.h"

#define DRAWN 40 /* frames after which the demo has drawn its screen */

static void press(cpc_t *cpc, const char *name, bool down) {
    keyboard_press(&cpc->keyboard, keyboard_key(name), down);
}

static void run(z80_t *z, uint32_t frames) {
    if (cpc_run_to_frame(z->cpc, z->cpc->beam.frames + frames) != CPC_FRAME) ok(false, "%s", z->cpc->problem);
}

/* Only these areas may be written: restarts, variables, self-modified instructions, stack, screen. */
static void watch(z80_t *z) {
    watch_allow(z->cpc, 0x0008, 0x003A);
    watch_allow(z->cpc, cpc_address(z->cpc, "start"), cpc_address(z->cpc, "s__HEAP"));
    watch_allow(z->cpc, cpc_address(z->cpc, "s__PAGE"), (uint16_t)(cpc_address(z->cpc, "spare_end") - 1));
    watch_allow(z->cpc, cpc_address(z->cpc, "stack_bottom"), (uint16_t)(cpc_address(z->cpc, "stack_top") - 1));
    watch_allow(z->cpc, 0xBFE0, 0xFFFF);
    watch_set_stack(z->cpc, cpc_address(z->cpc, "stack_bottom"), cpc_address(z->cpc, "stack_top"));
}

int main(int count, char **words) {
    if (count < 2) return 2;
    z80_t z = z80_open(words[1]);
    watch(&z);
    cpc_set_reg(z.cpc, regPC, cpc_address(z.cpc, "start"));
    run(&z, DRAWN);

    host_reset();
    host_script_text("20 down RIGHT\n72 up RIGHT\n80 tap K\n100 tap Q\n120 tap ESC\n", "keys");
    program_main();
    for (int i = 0; i < 2; i++) {
        press(z.cpc, "RIGHT", i == 0);
        run(&z, 52);
    }
    press(z.cpc, "K", true);
    run(&z, 4);
    press(z.cpc, "K", false);
    run(&z, 4);
    press(z.cpc, "Q", true);
    run(&z, 4);
    press(z.cpc, "Q", false);
    if (count == 3) cpc_paint(z.cpc, true);
    run(&z, 4);
    char problem[512];
    if (count == 3 && !beam_save(&z.cpc->beam, words[2], problem)) puts(problem);
    ok(!memcmp(host_screen, z80_screen(&z), HOST_SCREEN_BYTES),
       "the same program with the same keys shows the same screen on the PC and on the CPC");
    int deepest = cpc_address(z.cpc, "stack_top") - z.cpc->stack_lowest;
    ok(deepest <= 64, "the stack stays small: %d bytes", deepest);
    z80_close(&z);
    return tap_done();
}
