/* The rig: a program in the simulated CPC and calls into it. */
#include "load.h"
#include "rig.h"
#include "tap.h"

static _Noreturn void give_up(const rig_t *rig) {
    tap_die("%s", rig->cpc->problem);
}

void rig_open(rig_t *rig, const char *program) {
    char path[256];
    rig->cpc = cpc_new();
    snprintf(path, sizeof path, "%s.ihx", program);
    if (!load_file(rig->cpc, path, 0)) give_up(rig);
    snprintf(path, sizeof path, "%s.noi", program);
    if (!symbols_load(&rig->cpc->symbols, path, rig->cpc->problem)) give_up(rig);
}

void rig_close(rig_t *rig) {
    cpc_free(rig->cpc);
}

void rig_write(rig_t *rig, const char *symbol, const void *bytes, size_t count) {
    cpc_poke(rig->cpc, cpc_address(rig->cpc, symbol), bytes, count);
}

void rig_read(rig_t *rig, const char *symbol, void *bytes, size_t count) {
    cpc_peek(rig->cpc, cpc_address(rig->cpc, symbol), bytes, count);
}

uint64_t rig_call(rig_t *rig, const char *symbol) {
    cpc_call_t call = {.address = cpc_address(rig->cpc, symbol), .limit = CPC_FOREVER};
    if (cpc_call(rig->cpc, &call) != CPC_RETURNED) give_up(rig);
    return call.nops;
}
