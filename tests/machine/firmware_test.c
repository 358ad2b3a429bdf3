/*  The machine is left as it was found where the firmware needs it: its interrupt vector, its registers, its picture.
 */
#include <string.h>

#include "tap.h"
#include "z80.h"

#define VSYNC 7 /* the CRTC's register for the line of characters where VSYNC starts */

static const uint8_t vector[3] = {0xC3, 0x41, 0xB9}; /* JP &B941, as a CPC has it at &0038 */
static const uint8_t handler[2] = {0xFB, 0xC9};      /* EI, RET at &B941: this CPC has no ROM */

static bool vector_is_firmwares(const z80_t *z) {
    return !memcmp(z->cpc->ram + 0x38, vector, sizeof vector);
}

static uint16_t frames_counted(z80_t *z) {
    return cpc_peek16(z->cpc, cpc_address(z->cpc, "clock_now"));
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    cpc_poke(z.cpc, 0x0038, vector, sizeof vector);
    cpc_poke(z.cpc, 0xB941, handler, sizeof handler);
    cpc_set_reg(z.cpc, regBC_, 0x7F8D);
    cpc_set_reg(z.cpc, regAF_, 0x1234);
    cpc_set_reg(z.cpc, regPC, cpc_address(z.cpc, "start"));
    cpc_run_to_frame(z.cpc, 100);
    ok(!vector_is_firmwares(&z) && z.cpc->ram[0x38] == 0xC3, "while the program runs, interrupts come to it");
    ok(z.cpc->beam.crtc.reg[VSYNC] == 30, "its picture stands where the firmware put it");

    z80_call(&z, "firmware_on", (cpc_call_t){0});
    ok(vector_is_firmwares(&z), "the firmware gets its interrupt vector back");
    ok(cpc_reg(z.cpc, regBC_) == 0x7F8D && cpc_reg(z.cpc, regAF_) == 0x1234, "its own registers were never touched");

    z80_call(&z, "firmware_off", (cpc_call_t){0});
    uint16_t before = frames_counted(&z);
    z80_call(&z, "clock_wait", (cpc_call_t){0});
    ok(!vector_is_firmwares(&z) && frames_counted(&z) == before + 1, "afterwards the frames are counted again");
    z80_close(&z);
    return tap_done();
}
