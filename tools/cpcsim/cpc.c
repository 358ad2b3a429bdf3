/* The simulated CPC: runs the Z80 and the chips around it. */
#include "cpc.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "bus.h"
#include "firmware.h"
#include "watch.h"

enum {
    RETURN_TO =
        0x0003, /* return address of routines called by cpc_call: inside a restart vector, where no program starts */
    CALL_LIMIT = 600 * 1000 * 1000
};

cpc_t *cpc_new(void) {
    cpc_t *cpc = calloc(1, sizeof *cpc);
    assert(cpc);
    cost_derive(cpc->costs);
    cpc->z80 = bus_connect(cpc);
    cpc->printer = stdout;
    beam_reset(&cpc->beam);
    ppi_reset(&cpc->ppi);
    cpc->trapped = cpc->passed = -1;
    cpc->page = cpc->costs[0];
    cpc_set_reg(cpc, regSP, 0xC000);
    firmware_mark(cpc);
    return cpc;
}

void cpc_free(cpc_t *cpc) {
    if (!cpc) return;
    z80ex_destroy(cpc->z80);
    symbols_free(&cpc->symbols);
    free(cpc);
}

/* ---- registers and memory ---- */

uint16_t cpc_reg(cpc_t *cpc, Z80_REG_T reg) {
    return z80ex_get_reg(cpc->z80, reg);
}

void cpc_set_reg(cpc_t *cpc, Z80_REG_T reg, uint16_t value) {
    z80ex_set_reg(cpc->z80, reg, value);
}

void cpc_poke(cpc_t *cpc, uint16_t address, const void *bytes, size_t count) {
    assert(address + count <= sizeof cpc->ram);
    memcpy(cpc->ram + address, bytes, count);
}

void cpc_peek(const cpc_t *cpc, uint16_t address, void *bytes, size_t count) {
    assert(address + count <= sizeof cpc->ram);
    memcpy(bytes, cpc->ram + address, count);
}

uint16_t cpc_peek16(const cpc_t *cpc, uint16_t address) {
    return (uint16_t)(cpc->ram[address] | cpc->ram[(uint16_t)(address + 1)] << 8);
}

uint16_t cpc_address(cpc_t *cpc, const char *name) {
    uint16_t address;
    if (symbols_value(&cpc->symbols, name, &address)) return address;
    fprintf(stderr, "cpcsim: no symbol %s\n", name);
    exit(2);
}

void cpc_fault(cpc_t *cpc, const char *format, ...) {
    va_list rest;
    va_start(rest, format);
    vsnprintf(cpc->problem, sizeof cpc->problem, format, rest);
    va_end(rest);
    cpc->stopped = true;
    cpc->why = CPC_FAULT;
}

/* ---- marked addresses ---- */

void cpc_stop_at(cpc_t *cpc, uint16_t address) {
    cpc->mark[address] |= MARK_STOP;
}

void cpc_stub(cpc_t *cpc, uint16_t address, cpc_stub_fn *fn, void *user) {
    assert(cpc->stubs < CPC_STUBS);
    cpc->stub[cpc->stubs].address = address;
    cpc->stub[cpc->stubs].fn = fn;
    cpc->stub[cpc->stubs].user = user;
    cpc->stubs++;
    cpc->mark[address] |= MARK_STUB;
}

/* A function of the host replaces the routine; the machine only executes a RET. */
static void run_stub(cpc_t *cpc, uint16_t address) {
    unsigned i = 0;
    while (cpc->stub[i].address != address)
        i++;
    if (cpc->stub[i].fn) cpc->stub[i].fn(cpc, cpc->stub[i].user);
    uint16_t sp = cpc_reg(cpc, regSP);
    cpc_set_reg(cpc, regPC, cpc_peek16(cpc, sp));
    cpc_set_reg(cpc, regSP, (uint16_t)(sp + 2));
    cpc->now += cpc->costs[0][0xC9].nops[0];
}

/* A marked address was fetched: undoes the NOP that ran instead and handles the mark. */
static void look_at_mark(cpc_t *cpc) {
    uint16_t address = (uint16_t)cpc->trapped;
    unsigned mark = cpc->mark[address];
    uint16_t r = cpc_reg(cpc, regR);
    cpc->trapped = -1;
    cpc_set_reg(cpc, regPC, address);
    cpc_set_reg(cpc, regR, (uint16_t)((r & 0x80) | ((r - 1) & 0x7F)));
    if (mark & MARK_RETURN) profile_return(cpc, address);
    if (mark & MARK_ENTRY) profile_enter(cpc, address);
    if (mark & MARK_CALL_END)
        cpc->stopped = true, cpc->why = CPC_RETURNED;
    else if (mark & MARK_STOP)
        cpc->stopped = true, cpc->why = CPC_REACHED;
    else if (mark & MARK_STUB) {
        run_stub(cpc, address);
        return;
    } else if (mark & MARK_FIRMWARE)
        firmware_check(cpc, address);
    cpc->passed = address;
}

/* ---- running ---- */

/* R counts fetched opcodes, in seven bits. */
static void count_in_r(cpc_t *cpc, uint64_t fetches) {
    uint16_t r = cpc_reg(cpc, regR);
    cpc_set_reg(cpc, regR, (uint16_t)((r & 0x80) | ((r + fetches) & 0x7F)));
}

/* A halted Z80 only waits for the deadline. */
static void wait_in_halt(cpc_t *cpc) {
    if (cpc->deadline <= cpc->now) return;
    count_in_r(cpc, cpc->deadline - cpc->now);
    cpc->now = cpc->deadline;
}

/* A program that waits for an interrupt to change a byte, CP (HL); JR Z, only waits for the deadline too: whole
 * rounds are skipped at once. Games spend half of their time here. */
static void wait_in_loop(cpc_t *cpc) {
    enum { CP_HL = 0xBE, BACK_TO_CP = 0xFD, EQUAL_FLAGS = 0x42, COPIED_FLAGS = 0x28 };
    uint16_t pc = cpc_reg(cpc, regPC), jump = (uint16_t)(pc + 1), to = (uint16_t)(pc + 2);
    if (cpc->ram[pc] != CP_HL || cpc->ram[jump] != COST_JR_Z || cpc->ram[to] != BACK_TO_CP) return;
    if (cpc->mark[pc] || cpc->mark[jump] || cpc->beam.ga.interrupt || cpc->deadline <= cpc->now) return;
    uint8_t a = (uint8_t)(cpc_reg(cpc, regAF) >> 8);
    if (cpc->ram[cpc_reg(cpc, regHL)] != a) return;
    if ((cpc_reg(cpc, regAF) & 0xFF) != (EQUAL_FLAGS | (a & COPIED_FLAGS))) return;
    unsigned round = cpc->costs[0][CP_HL].nops[0] + cpc->costs[0][COST_JR_Z].nops[1];
    uint64_t rounds = (cpc->deadline - cpc->now) / round;
    cpc->now += rounds * round;
    count_in_r(cpc, 2 * rounds);
}

/* Runs one instruction with its prefixes. */
static void step(cpc_t *cpc) {
    const cost_t *cost;
    unsigned page = 0;
    do {
        cpc->page = cpc->costs[page];
        int t = z80ex_step(cpc->z80);
        if (cpc->trapped >= 0) {
            look_at_mark(cpc);
            return;
        }
        cost = &cpc->page[cpc->opcode];
        cpc->now += cost_nops(cost, t);
        cpc->early = cost->early[t != cost->t];
        page = cost->next_page;
    } while (page);
    cpc->passed = -1;
    if (cost->attention) {
        cpc->masked = false;
        if (z80ex_doing_halt(cpc->z80))
            wait_in_halt(cpc);
        else if (cpc->opcode == COST_JR_Z)
            wait_in_loop(cpc);
    }
}

/* The Gate Array requests an interrupt; the Z80 accepts it if interrupts are enabled. */
static void try_interrupt(cpc_t *cpc) {
    if (!z80ex_int_possible(cpc->z80)) {
        cpc->masked = !cpc_reg(cpc, regIFF1); /* otherwise it is accepted one instruction after EI */
        return;
    }
    unsigned mode = cpc_reg(cpc, regIM);
    z80ex_int(cpc->z80);
    cpc->now += cost_interrupt(mode, cpc->early);
    ga_acknowledge(&cpc->beam.ga);
}

static void begin_frame(cpc_t *cpc) {
    cpc->frame = cpc->beam.frames;
    if (cpc->on_frame) cpc->on_frame(cpc, cpc->on_frame_user);
    if (cpc->frame == cpc->stop_frame) {
        cpc->stopped = true;
        cpc->why = CPC_FRAME;
    }
}

/* The deadline has been reached: brings the rest of the machine up to now. */
static void look_after_the_rest(cpc_t *cpc) {
    beam_run(&cpc->beam, cpc->ram, cpc->now);
    if (cpc->beam.frames != cpc->frame) begin_frame(cpc);
    if (cpc->now >= cpc->end && !cpc->stopped) {
        cpc->stopped = true;
        cpc->why = CPC_TIME_UP;
    }
    bus_set_deadline(cpc);
}

cpc_stop_t cpc_run(cpc_t *cpc, uint64_t nops) {
    cpc->end = nops < CPC_FOREVER - cpc->now ? cpc->now + nops : CPC_FOREVER;
    cpc->stopped = cpc->masked = false;
    bus_set_deadline(cpc);
    while (!cpc->stopped) {
        if (cpc->now >= cpc->deadline) look_after_the_rest(cpc);
        if (cpc->stopped) break;
        if (cpc->beam.ga.interrupt && !cpc->masked && cpc->passed < 0) try_interrupt(cpc);
        step(cpc);
        if (cpc->stack_top) watch_stack(cpc);
    }
    return cpc->why;
}

cpc_stop_t cpc_run_to_frame(cpc_t *cpc, uint32_t frame) {
    cpc->stop_frame = frame;
    cpc_stop_t why = cpc_run(cpc, CPC_FOREVER);
    cpc->stop_frame = 0;
    return why;
}

void cpc_paint(cpc_t *cpc, bool painting) {
    beam_run(&cpc->beam, cpc->ram, cpc->now);
    cpc->beam.painting = painting;
    bus_watch_writes(cpc);
}

cpc_stop_t cpc_call(cpc_t *cpc, cpc_call_t *call) {
    const struct {
        Z80_REG_T reg;
        uint16_t *value;
    } pairs[] = {{regAF, &call->af}, {regBC, &call->bc}, {regDE, &call->de},
                 {regHL, &call->hl}, {regIX, &call->ix}, {regIY, &call->iy}};
    uint16_t sp = call->sp ? call->sp : cpc_reg(cpc, regSP);
    uint16_t below = (uint16_t)(sp - 2);
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        cpc_set_reg(cpc, pairs[i].reg, *pairs[i].value);
    cpc->ram[below] = RETURN_TO & 0xFF;
    cpc->ram[(uint16_t)(below + 1)] = RETURN_TO >> 8;
    cpc_set_reg(cpc, regSP, below);
    cpc_set_reg(cpc, regPC, call->address);
    cpc->passed = -1;
    cpc->mark[RETURN_TO] |= MARK_CALL_END;

    uint64_t start = cpc->now;
    cpc_stop_t why = cpc_run(cpc, call->limit ? call->limit : CALL_LIMIT);
    call->nops = cpc->now - start;
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        *pairs[i].value = cpc_reg(cpc, pairs[i].reg);
    call->sp = cpc_reg(cpc, regSP);
    cpc->mark[RETURN_TO] = (uint8_t)(cpc->mark[RETURN_TO] & ~MARK_CALL_END);

    if (why != CPC_TIME_UP) return why;
    char name[96];
    cpc_fault(cpc, "%s did not return in %llu NOPs", symbols_name(&cpc->symbols, call->address, name),
              (unsigned long long)call->nops);
    return CPC_FAULT;
}
