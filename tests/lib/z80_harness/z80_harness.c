/* Calls routines of a program in the simulated CPC. */
#include "load.h"
#include "z80_harness.h"
#include "tap.h"

static _Noreturn void give_up(const z80_harness_t *harness) {
    tap_die("%s", harness->cpc->problem);
}

void z80_harness_open(z80_harness_t *harness, const char *program) {
    char path[256];
    harness->cpc = cpc_new();
    snprintf(path, sizeof path, "%s.ihx", program);
    if (!load_file(harness->cpc, path, 0)) give_up(harness);
    snprintf(path, sizeof path, "%s.noi", program);
    if (!symbols_load(&harness->cpc->symbols, path, harness->cpc->problem)) give_up(harness);
}

void z80_harness_close(z80_harness_t *harness) {
    cpc_free(harness->cpc);
}

void z80_harness_write(z80_harness_t *harness, const char *symbol, const void *bytes, size_t count) {
    cpc_poke(harness->cpc, cpc_address(harness->cpc, symbol), bytes, count);
}

void z80_harness_read(z80_harness_t *harness, const char *symbol, void *bytes, size_t count) {
    cpc_peek(harness->cpc, cpc_address(harness->cpc, symbol), bytes, count);
}

uint64_t z80_harness_call(z80_harness_t *harness, const char *symbol) {
    cpc_call_t call = {.address = cpc_address(harness->cpc, symbol), .limit = CPC_FOREVER};
    if (cpc_call(harness->cpc, &call) != CPC_RETURNED) give_up(harness);
    return call.nops;
}
