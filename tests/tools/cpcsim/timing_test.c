/* Every documented Z80 instruction has the cost of the CPC's timing tables: the microseconds (NOPs) below are
 * published figures, typed in by hand; the simulator derives its own from the rule of the WAIT line. */
#include <stdlib.h>
#include <string.h>

#include "cpc.h"
#include "tap.h"

/* Sixteen opcodes per row. "2/3": not taken (or the last round) and taken (or another round). "-": a prefix, or
 * undocumented. */
static const char *const base[16] = {
    "1   3 2 2 1   1 2 1 1   3 2 2 1   1 2 1", /* 0x */
    "3/4 3 2 2 1   1 2 1 3   3 2 2 1   1 2 1", /* 1x */
    "2/3 3 5 2 1   1 2 1 2/3 3 5 2 1   1 2 1", /* 2x */
    "2/3 3 4 2 3   3 3 1 2/3 3 4 2 1   1 2 1", /* 3x */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* 4x */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* 5x */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* 6x */
    "2   2 2 2 2   2 1 2 1   1 1 1 1   1 2 1", /* 7x */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* 8x */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* 9x */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* Ax */
    "1   1 1 1 1   1 2 1 1   1 1 1 1   1 2 1", /* Bx */
    "2/4 3 3 3 3/5 4 2 4 2/4 3 3 - 3/5 5 2 4", /* Cx */
    "2/4 3 3 3 3/5 4 2 4 2/4 1 3 3 3/5 - 2 4", /* Dx */
    "2/4 3 3 6 3/5 4 2 4 2/4 1 3 1 3/5 - 2 4", /* Ex */
    "2/4 3 3 1 3/5 4 2 4 2/4 2 3 1 3/5 - 2 4", /* Fx */
};

static const char *const bits[16] = {
    "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", /* RLC, RRC, RL, RR */
    "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", "- - - - - - - - 2 2 2 2 2 2 4 2", /* SLA, SRA, SRL */
    "2 2 2 2 2 2 3 2 2 2 2 2 2 2 3 2", "2 2 2 2 2 2 3 2 2 2 2 2 2 2 3 2", /* BIT */
    "2 2 2 2 2 2 3 2 2 2 2 2 2 2 3 2", "2 2 2 2 2 2 3 2 2 2 2 2 2 2 3 2",
    "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", /* RES */
    "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2",
    "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", /* SET */
    "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2", "2 2 2 2 2 2 4 2 2 2 2 2 2 2 4 2",
};

#define NONE "- - - - - - - - - - - - - - - -"

static const char *const extended[16] = {
    NONE,
    NONE,
    NONE,
    NONE,
    "4 4 4 6 2 4 2 3 4 4 4 6 - 4 - 3", /* 4x: IN, OUT, SBC, LD (nn), NEG, RETN, IM 0, LD I,A … */
    "4 4 4 6 - - 2 3 4 4 4 6 - - 2 3", /* 5x */
    "4 4 4 - - - - 5 4 4 4 - - - - 5", /* 6x: RRD, RLD */
    "- - 4 6 - - - - 4 4 4 6 - - - -", /* 7x */
    NONE,
    NONE,
    "5   4   5   5   - - - - 5   4   5   5   - - - -", /* Ax: LDI, CPI, INI, OUTI … */
    "5/6 4/6 5/6 5/6 - - - - 5/6 4/6 5/6 5/6 - - - -", /* Bx: LDIR, CPIR, INIR, OTIR … */
    NONE,
    NONE,
    NONE,
    NONE,
};

/* After DD, IX replaces HL; after FD, IY. */
static const char *const index[16] = {
    "- - - - - - - - - 4 - - - - - -",
    "- - - - - - - - - 4 - - - - - -",
    "- 4 6 3 - - - - - 4 6 3 - - - -",
    "- - - - 6 6 6 - - 4 - - - - - -",
    "- - - - - - 5 - - - - - - - 5 -",
    "- - - - - - 5 - - - - - - - 5 -",
    "- - - - - - 5 - - - - - - - 5 -",
    "5 5 5 5 5 5 - 5 - - - - - - 5 -",
    "- - - - - - 5 - - - - - - - 5 -",
    "- - - - - - 5 - - - - - - - 5 -",
    "- - - - - - 5 - - - - - - - 5 -",
    "- - - - - - 5 - - - - - - - 5 -",
    NONE,
    NONE,
    "- 4 - 7 - 5 - - - 2 - - - - - -",
    "- - - - - - - - - 3 - - - - - -",
};

/* DD CB d op and FD CB d op. */
static const char *const index_bits[16] = {
    "- - - - - - 7 - - - - - - - 7 -", "- - - - - - 7 - - - - - - - 7 -", "- - - - - - 7 - - - - - - - 7 -",
    "- - - - - - - - - - - - - - 7 -", "- - - - - - 6 - - - - - - - 6 -", "- - - - - - 6 - - - - - - - 6 -",
    "- - - - - - 6 - - - - - - - 6 -", "- - - - - - 6 - - - - - - - 6 -", "- - - - - - 7 - - - - - - - 7 -",
    "- - - - - - 7 - - - - - - - 7 -", "- - - - - - 7 - - - - - - - 7 -", "- - - - - - 7 - - - - - - - 7 -",
    "- - - - - - 7 - - - - - - - 7 -", "- - - - - - 7 - - - - - - - 7 -", "- - - - - - 7 - - - - - - - 7 -",
    "- - - - - - 7 - - - - - - - 7 -",
};

/* Runs one instruction; `way` sets flags and counters so that conditions hold or fail and repeats continue or end. */
static unsigned nops_of(cpc_t *cpc, const uint8_t code[4], unsigned way) {
    memset(cpc->ram, 0, sizeof cpc->ram);
    cpc_poke(cpc, 0x4000, code, 4);
    cpc_set_reg(cpc, regPC, 0x4000);
    cpc_set_reg(cpc, regSP, 0x8000);
    cpc_set_reg(cpc, regHL, 0x6000);
    cpc_set_reg(cpc, regDE, 0x7000);
    cpc_set_reg(cpc, regIX, 0x6000);
    cpc_set_reg(cpc, regIY, 0x6000);
    cpc_set_reg(cpc, regAF, way & 1 ? 0x55D7 : 0x5500);
    static const uint16_t counters[] = {0x0202, 0x0101, 0x0001};
    cpc_set_reg(cpc, regBC, counters[way >> 1]);
    cpc_set_reg(cpc, regIFF1, 0);
    uint64_t before = cpc->now;
    cpc_run(cpc, 1);
    return (unsigned)(cpc->now - before);
}

/* Compares one table; `code` is the instruction, with the opcode to be filled in at `at`. */
static void compare(cpc_t *cpc, const char *const rows[16], const char *what, uint8_t code[4], unsigned at) {
    unsigned wrong = 0, compared = 0;
    for (unsigned opcode = 0; opcode < 256; opcode++) {
        const char *cell = rows[opcode / 16];
        for (unsigned i = 0; i < opcode % 16; i++) {
            cell += strcspn(cell, " ");
            cell += strspn(cell, " ");
        }
        if (*cell == '-') continue;
        char *end;
        unsigned shorter = (unsigned)strtoul(cell, &end, 10), longer = shorter;
        if (*end == '/') longer = (unsigned)strtoul(end + 1, NULL, 10);
        code[at] = (uint8_t)opcode;
        unsigned least = 99, most = 0;
        for (unsigned way = 0; way < 6; way++) {
            unsigned nops = nops_of(cpc, code, way);
            if (nops < least) least = nops;
            if (nops > most) most = nops;
        }
        compared++;
        if (least == shorter && most == longer) continue;
        printf("# %02X %02X %02X %02X: published %u/%u, simulated %u/%u\n", code[0], code[1], code[2], code[3], shorter,
               longer, least, most);
        wrong++;
    }
    ok(wrong == 0 && compared > 0, "the %u %s cost the published NOPs", compared, what);
}

int main(void) {
    cpc_t *cpc = cpc_new();
    compare(cpc, base, "instructions without a prefix", (uint8_t[4]){0}, 0);
    compare(cpc, bits, "instructions after CB", (uint8_t[4]){0xCB}, 1);
    compare(cpc, extended, "instructions after ED", (uint8_t[4]){0xED}, 1);
    compare(cpc, index, "instructions on IX", (uint8_t[4]){0xDD}, 1);
    compare(cpc, index, "instructions on IY", (uint8_t[4]){0xFD}, 1);
    compare(cpc, index_bits, "bit instructions on (IX+d)", (uint8_t[4]){0xDD, 0xCB, 5}, 3);
    compare(cpc, index_bits, "bit instructions on (IY+d)", (uint8_t[4]){0xFD, 0xCB, 5}, 3);
    ok(cost_interrupt(1, 0) == 5 && cost_interrupt(2, 0) == 7,
       "answering an interrupt costs 5 NOPs in IM 1, 7 in IM 2");
    cpc_free(cpc);
    return tap_done();
}
