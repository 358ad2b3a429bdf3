/* The firmware gets back what it needs: its restarts, its registers, its picture. */
#include "restarts.h"
#include "tap.h"
#include "z80.h"

#define VSYNC 7 /* the CRTC's register for the line of characters where VSYNC starts */

static uint16_t frames_counted(z80_t *z) {
    return cpc_peek16(z->cpc, cpc_address(z->cpc, "clock_now"));
}

/* Waits for a frame with these keys held; returns why the machine stopped. */
static cpc_stop_t wait_with(z80_t *z, const char *const *keys) {
    cpc_call_t call = {.address = cpc_address(z->cpc, "clock_wait"), .sp = cpc_address(z->cpc, "stack_top")};
    z->cpc->keyboard = (keyboard_t){0};
    for (; *keys; keys++)
        keyboard_press(&z->cpc->keyboard, keyboard_key(*keys), true);
    return cpc_call(z->cpc, &call);
}

static void test_reset(z80_t *z) {
    static const char *const pairs[][3] = {{"CTRL", "SHIFT"}, {"CTRL", "ESC"}, {"SHIFT", "ESC"}};
    static const char *const all[] = {"CTRL", "SHIFT", "ESC", NULL};
    const uint8_t *volume = z->cpc->ppi.psg + 8;
    cpc_stop_at(z->cpc, 0);
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        ok(wait_with(z, pairs[i]) == CPC_RETURNED, "%s and %s alone reset nothing", pairs[i][0], pairs[i][1]);
    cpc_poke(z->cpc, cpc_address(z->cpc, "psg_image") + 8, "\x0f\x0f\x0f", 3);
    z->cpc->ppi.psg[8] = 15;
    ok(wait_with(z, all) == CPC_REACHED && cpc_reg(z->cpc, regPC) == 0 && !(volume[0] | volume[1] | volume[2]),
       "CTRL, SHIFT and ESC reset the machine, and no note rings on");
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    restarts_put(z.cpc);
    cpc_set_reg(z.cpc, regBC_, 0x7F8D);
    cpc_set_reg(z.cpc, regAF_, 0x1234);
    cpc_set_reg(z.cpc, regPC, cpc_address(z.cpc, "start"));
    cpc_run_to_frame(z.cpc, 100);
    ok(!restarts_are_firmwares(z.cpc) && z.cpc->ram[0x38] == 0xC3, "while the program runs, it handles the interrupts");
    ok(z.cpc->beam.crtc.reg[VSYNC] == 30, "its picture has the position that the firmware has set");

    z80_call(&z, "firmware_on", (cpc_call_t){0});
    ok(restarts_are_firmwares(z.cpc), "the firmware gets its restarts and its interrupt vector back");
    ok(cpc_reg(z.cpc, regBC_) == 0x7F8D && cpc_reg(z.cpc, regAF_) == 0x1234, "its own registers were never touched");

    z80_call(&z, "firmware_off", (cpc_call_t){0});
    uint16_t before = frames_counted(&z);
    z80_call(&z, "clock_wait", (cpc_call_t){0});
    ok(!restarts_are_firmwares(z.cpc) && frames_counted(&z) == before + 1, "afterwards the frames are counted again");
    test_reset(&z);
    z80_close(&z);
    return tap_done();
}
