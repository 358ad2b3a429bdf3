/* Derives the cost of every instruction. */
#include "cost.h"

#include <assert.h>
#include <string.h>

#include <z80ex/z80ex.h>

enum { CODE = 0x100, OPCODE_DJNZ = 0x10 };

/* One measured instruction. Times are T-states since the start of the step. */
typedef struct {
    uint8_t ram[0x10000];
    int waits; /* T-states the WAIT line has added so far */
    int last;  /* when the last operand read began, without waits */
    int port;  /* when the port access was granted, or 0 */
} probe_t;

/* An access that begins at T-state `start` waits until WAIT is sampled at one of the T-states 1, 5, 9… */
static int wait_for_turn(probe_t *probe, int start, int sampled) {
    int sample = start + probe->waits + sampled;
    int wait = (4 + 1 - sample % 4) % 4;
    probe->waits += wait;
    return sample + wait;
}

static Z80EX_BYTE read_memory(Z80EX_CONTEXT *z80, Z80EX_WORD address, int m1, void *user) {
    probe_t *probe = user;
    int start = z80ex_op_tstate(z80);
    /* libz80ex fetches both bytes of a 16-bit operand at the same T-state; the second one really comes 3 later, */
    if (!m1 && start == probe->last) start += 3;
    /* and the offset of DJNZ one T-state early: counting B makes its M1 cycle one longer. */
    if (!m1 && probe->ram[CODE] == OPCODE_DJNZ) start += 1;
    probe->last = m1 ? -1 : start;
    wait_for_turn(probe, start, 1);
    return probe->ram[address];
}

static void write_memory(Z80EX_CONTEXT *z80, Z80EX_WORD address, Z80EX_BYTE value, void *user) {
    (void)address;
    (void)value;
    wait_for_turn(user, z80ex_op_tstate(z80), 1);
}

/* libz80ex reports a port access one T-state after it began. */
static void access_port(Z80EX_CONTEXT *z80, probe_t *probe) {
    probe->port = wait_for_turn(probe, z80ex_op_tstate(z80) - 1, 2);
}

static Z80EX_BYTE read_port(Z80EX_CONTEXT *z80, Z80EX_WORD port, void *user) {
    (void)port;
    access_port(z80, user);
    return 0;
}

static void write_port(Z80EX_CONTEXT *z80, Z80EX_WORD port, Z80EX_BYTE value, void *user) {
    (void)port;
    (void)value;
    access_port(z80, user);
}

static Z80EX_BYTE read_vector(Z80EX_CONTEXT *z80, void *user) {
    (void)z80;
    (void)user;
    return 0xFF;
}

/* Runs the opcode after its prefix and records its times. Four runs cover both paths of a conditional instruction:
 * flags clear or set, a repeat that goes on or ends; the fourth byte of DD CB d op is BIT or SET. */
static void measure(Z80EX_CONTEXT *z80, probe_t *probe, unsigned prefix, unsigned opcode, unsigned way, cost_t *cost) {
    unsigned at = CODE;
    memset(probe->ram + CODE, 0, 8);
    if (prefix) probe->ram[at++] = (uint8_t)prefix;
    probe->ram[at] = (uint8_t)opcode;
    probe->ram[at + 2] = way & 1 ? 0x46 : 0xC6;

    z80ex_reset(z80);
    z80ex_set_reg(z80, regPC, CODE);
    z80ex_set_reg(z80, regSP, 0x8000);
    z80ex_set_reg(z80, regHL, 0x4000);
    z80ex_set_reg(z80, regDE, 0x5000);
    z80ex_set_reg(z80, regAF, way & 1 ? 0x55FF : 0x5500);
    z80ex_set_reg(z80, regBC, way & 2 ? 0x0101 : 0x0202);
    if (way & 2 && prefix == 0xED) z80ex_set_reg(z80, regBC, opcode & 2 ? 0x0101 : 0x0001);
    z80ex_set_reg(z80, regIFF1, 0);
    z80ex_set_reg(z80, regIFF2, 1); /* RETN and RETI copy it */
    if (prefix) z80ex_step(z80);

    probe->waits = 0;
    probe->last = -1;
    probe->port = 0;
    int t = z80ex_step(z80);
    int end = t + probe->waits;
    uint8_t nops = (uint8_t)((end + 3) / 4);
    uint8_t early = nops * 4 - end >= 2;
    cost->port = (uint8_t)(probe->port / 4);
    cost->next_page = COST_PAGE(z80ex_last_op_type(z80));
    cost->attention = z80ex_doing_halt(z80) || z80ex_get_reg(z80, regIFF1) || opcode == COST_JR_Z;

    if (cost->nops[0] == 0 || t < cost->t) {
        if (cost->nops[0] == 0) cost->nops[1] = nops, cost->early[1] = early;
        cost->t = (uint8_t)t;
        cost->nops[0] = nops;
        cost->early[0] = early;
    } else if (t > cost->t) {
        cost->nops[1] = nops;
        cost->early[1] = early;
    }
}

void cost_derive(cost_t pages[COST_PAGES][256]) {
    static const uint8_t prefixes[] = {0, 0xCB, 0xDD, 0xED, 0xFD};
    static probe_t probe;
    Z80EX_CONTEXT *z80 = z80ex_create(read_memory, &probe, write_memory, &probe, read_port, &probe, write_port, &probe,
                                      read_vector, &probe);
    assert(z80);
    memset(pages, 0, sizeof(cost_t[COST_PAGES][256]));
    for (unsigned p = 0; p < sizeof prefixes; p++)
        for (unsigned opcode = 0; opcode < 256; opcode++)
            for (unsigned way = 0; way < 4; way++)
                measure(z80, &probe, prefixes[p], opcode, way, &pages[COST_PAGE(prefixes[p])][opcode]);
    z80ex_destroy(z80);
}
