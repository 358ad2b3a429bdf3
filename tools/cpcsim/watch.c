/* Detects forbidden writes and stack overflows. */
#include "watch.h"

#include <string.h>

#include "bus.h"

enum { NEAR = 0x100 };

void watch_allow(cpc_t *cpc, uint16_t first, uint16_t last) {
    for (unsigned address = first; address <= last; address++)
        cpc->writable[address] = 1;
    cpc->watching = true;
    bus_watch_writes(cpc);
}

void watch_stray_write(cpc_t *cpc, uint16_t address, uint8_t value) {
    char where[96], what[96];
    uint16_t pc = cpc_reg(cpc, regPC);
    cpc_fault(cpc, "&%02X is written to %s, outside the areas allowed; the program counter is near %s", value,
              symbols_name(&cpc->symbols, address, where), symbols_name(&cpc->symbols, pc, what));
}

void watch_set_stack(cpc_t *cpc, uint16_t bottom, uint16_t top) {
    cpc->stack_bottom = bottom;
    cpc->stack_top = cpc->stack_lowest = top;
}

void watch_stack(cpc_t *cpc) {
    uint16_t sp = cpc_reg(cpc, regSP);
    if (sp >= cpc->stack_lowest || sp + NEAR < cpc->stack_bottom) return;
    cpc->stack_lowest = sp;
    if (sp >= cpc->stack_bottom) return;
    char where[96];
    cpc_fault(cpc, "the stack is at &%04X, %d bytes below its area; the program counter is near %s", sp,
              cpc->stack_bottom - sp, symbols_name(&cpc->symbols, cpc_reg(cpc, regPC), where));
}
