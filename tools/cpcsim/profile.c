/* Measures routines. */
#include "profile.h"

#include <inttypes.h>
#include <string.h>

#include "cpc.h"

bool profile_add(cpc_t *cpc, const char *name) {
    profile_t *profile = &cpc->profile;
    uint16_t address;
    if (!symbols_value(&cpc->symbols, name, &address)) {
        snprintf(cpc->problem, sizeof cpc->problem, "no symbol %.64s to profile", name);
        return false;
    }
    if (profile->routines == PROFILE_ROUTINES) {
        snprintf(cpc->problem, sizeof cpc->problem, "more than %d routines to profile", PROFILE_ROUTINES);
        return false;
    }
    profile_routine_t *routine = &profile->routine[profile->routines++];
    *routine = (profile_routine_t){.address = address};
    snprintf(routine->name, sizeof routine->name, "%s", name);
    cpc->mark[address] |= MARK_ENTRY;
    return true;
}

const profile_routine_t *profile_find(const cpc_t *cpc, const char *name) {
    for (unsigned i = 0; i < cpc->profile.routines; i++)
        if (strcmp(cpc->profile.routine[i].name, name) == 0) return &cpc->profile.routine[i];
    return NULL;
}

void profile_enter(cpc_t *cpc, uint16_t address) {
    profile_t *profile = &cpc->profile;
    uint16_t sp = cpc_reg(cpc, regSP);
    for (unsigned i = 0; i < profile->routines; i++) {
        profile_routine_t *routine = &profile->routine[i];
        if (routine->address != address) continue;
        /* A loop back to the first instruction is not a call: the same return address is still in the same place. */
        for (unsigned d = profile->depth; d > 0; d--)
            if (profile->open[d - 1].routine == routine && profile->open[d - 1].sp == sp) return;
        if (profile->depth == PROFILE_DEPTH) {
            cpc_fault(cpc, "too deep: %s is nested profiled call number %d", routine->name, PROFILE_DEPTH + 1);
            return;
        }
        uint16_t back = cpc_peek16(cpc, sp);
        profile->open[profile->depth].routine = routine;
        profile->open[profile->depth].start = cpc->now;
        profile->open[profile->depth].sp = sp;
        profile->open[profile->depth].back = back;
        profile->depth++;
        cpc->mark[back] |= MARK_RETURN;
        return;
    }
}

void profile_return(cpc_t *cpc, uint16_t address) {
    profile_t *profile = &cpc->profile;
    uint16_t sp = cpc_reg(cpc, regSP);
    /* Every routine whose return address is below the stack pointer has ended, also by a jump. A distance of more
     * than half the memory means that the stack grew instead. */
    while (profile->depth > 0) {
        unsigned top = profile->depth - 1;
        uint16_t above = (uint16_t)(sp - profile->open[top].sp);
        if (above < 2 || above >= 0x8000) break;
        profile_routine_t *routine = profile->open[top].routine;
        uint64_t spent = cpc->now - profile->open[top].start;
        routine->calls++;
        routine->total += spent;
        if (spent > routine->worst) routine->worst = spent, routine->worst_at = profile->open[top].start;
        profile->depth--;
    }
    for (unsigned d = 0; d < profile->depth; d++)
        if (profile->open[d].back == address) return;
    cpc->mark[address] = (uint8_t)(cpc->mark[address] & ~MARK_RETURN);
}

void profile_print(const cpc_t *cpc, FILE *out) {
    fprintf(out, "%-32s %10s %10s %12s %14s\n", "routine", "calls", "worst", "mean", "total");
    for (unsigned i = 0; i < cpc->profile.routines; i++) {
        const profile_routine_t *routine = &cpc->profile.routine[i];
        double mean = routine->calls ? (double)routine->total / (double)routine->calls : 0;
        unsigned open = 0;
        for (unsigned d = 0; d < cpc->profile.depth; d++)
            open += cpc->profile.open[d].routine == routine;
        fprintf(out, "%-32s %10" PRIu64 " %10" PRIu64 " %12.1f %14" PRIu64, routine->name, routine->calls,
                routine->worst, mean, routine->total);
        if (open) fprintf(out, "   and %u not over", open);
        fputc('\n', out);
    }
}

void profile_budget(FILE *out, const char *name, uint64_t value, uint64_t limit) {
    fprintf(out, "%s %" PRIu64 " %" PRIu64 " %s\n", name, value, limit, value <= limit ? "ok" : "OVER");
}
