#include "bus.h"

#include <assert.h>

/* Ports that only exist in this machine, for programs under test. */
enum { PORT_PRINT = 0xFEFE, PORT_EXIT = 0xFEFF };

/* The fetch of a marked address: the Z80 gets a NOP in its place, cpc.c looks at the mark and takes the NOP back. */
static Z80EX_BYTE fetch_marked(cpc_t *cpc, uint16_t address) {
    if (cpc->page != cpc->costs[0] || cpc->passed == address) return cpc->ram[address];
    cpc->trapped = address;
    return 0;
}

static Z80EX_BYTE read_memory(Z80EX_CONTEXT *z80, Z80EX_WORD address, int m1, void *user) {
    (void)z80;
    cpc_t *cpc = user;
    uint8_t value = cpc->ram[address];
    if (m1) {
        if (cpc->mark[address]) value = fetch_marked(cpc, address);
        cpc->opcode = value;
    }
    return value;
}

static void write_memory(Z80EX_CONTEXT *z80, Z80EX_WORD address, Z80EX_BYTE value, void *user) {
    (void)z80;
    cpc_t *cpc = user;
    cpc->ram[address] = value;
}

static Z80EX_BYTE read_port(Z80EX_CONTEXT *z80, Z80EX_WORD port, void *user) {
    (void)z80;
    (void)port;
    (void)user;
    return 0xFF;
}

static void write_port(Z80EX_CONTEXT *z80, Z80EX_WORD port, Z80EX_BYTE value, void *user) {
    (void)z80;
    cpc_t *cpc = user;
    if (port == PORT_PRINT) putc(value, cpc->printer);
    if (port == PORT_EXIT) {
        cpc->exit_code = value;
        cpc->stopped = true;
        cpc->why = CPC_EXITED;
    }
}

static Z80EX_BYTE read_vector(Z80EX_CONTEXT *z80, void *user) {
    (void)z80;
    (void)user;
    return 0xFF; /* nothing drives the bus while the Z80 answers an interrupt */
}

Z80EX_CONTEXT *bus_connect(cpc_t *cpc) {
    Z80EX_CONTEXT *z80 =
        z80ex_create(read_memory, cpc, write_memory, cpc, read_port, cpc, write_port, cpc, read_vector, cpc);
    assert(z80);
    return z80;
}
