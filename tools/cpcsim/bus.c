/* Memory and ports of the simulated CPC. */
#include "bus.h"

#include <assert.h>

#include "watch.h"

/* ---- memory: RAM everywhere, ROMs are never paged in ---- */

/* The fetch of a marked address: the Z80 gets a NOP instead; cpc.c handles the mark and undoes the NOP. */
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

/* While painting or watching: the picture is painted up to now before the memory behind it changes, and a write to
 * a forbidden address stops the machine. */
static void write_watched(Z80EX_CONTEXT *z80, Z80EX_WORD address, Z80EX_BYTE value, void *user) {
    cpc_t *cpc = user;
    if (cpc->beam.painting) beam_run(&cpc->beam, cpc->ram, cpc->now);
    if (cpc->watching && !cpc->writable[address]) watch_stray_write(cpc, address, value);
    write_memory(z80, address, value, user);
}

void bus_watch_writes(cpc_t *cpc) {
    bool watched = cpc->watching || cpc->beam.painting;
    z80ex_set_memwrite_callback(cpc->z80, watched ? write_watched : write_memory, cpc);
}

/* ---- ports: every chip decodes only some address lines, so one access may reach several ---- */

/* Ports that exist only in this machine, for programs under test. */
enum { PORT_PRINT = 0xFEFE, PORT_EXIT = 0xFEFF };

static bool for_gate_array(uint16_t port) {
    return (port & 0xC000) == 0x4000;
}

static bool for_crtc(uint16_t port) {
    return !(port & 0x4000);
}

static bool for_ppi(uint16_t port) {
    return !(port & 0x0800);
}

/* The register of a chip: the two lowest bits of the address's high byte. */
static unsigned function(uint16_t port) {
    return port >> 8 & 3;
}

/* Brings the rest of the machine up to the time of a port access. */
static void catch_up(cpc_t *cpc) {
    beam_run(&cpc->beam, cpc->ram, cpc->now + cpc->page[cpc->opcode].port);
}

void bus_set_deadline(cpc_t *cpc) {
    uint64_t event = beam_next_event(&cpc->beam);
    cpc->deadline = event < cpc->end ? event : cpc->end;
    if (cpc->beam.frames != cpc->frame) cpc->deadline = 0; /* cpc.c must handle the new frame at once */
}

static Z80EX_BYTE read_port(Z80EX_CONTEXT *z80, Z80EX_WORD port, void *user) {
    (void)z80;
    cpc_t *cpc = user;
    uint8_t value = 0xFF;
    catch_up(cpc);
    if (for_crtc(port) && function(port) == 3) value &= crtc_read(&cpc->beam.crtc);
    if (for_ppi(port)) value &= ppi_read(&cpc->ppi, function(port), cpc->beam.crtc.vsync, &cpc->keyboard);
    bus_set_deadline(cpc);
    return value;
}

static void write_port(Z80EX_CONTEXT *z80, Z80EX_WORD port, Z80EX_BYTE value, void *user) {
    (void)z80;
    cpc_t *cpc = user;
    if (port == PORT_PRINT) {
        putc(value, cpc->printer);
        return;
    }
    if (port == PORT_EXIT) {
        cpc->exit_code = value;
        cpc->stopped = true;
        cpc->why = CPC_EXITED;
        return;
    }
    beam_run(&cpc->beam, cpc->ram, cpc->now + cpc->page[cpc->opcode].port);
    if (for_gate_array(port)) ga_write(&cpc->beam.ga, value);
    if (for_crtc(port) && function(port) == 0) cpc->beam.crtc.selected = value & 0x1F;
    if (for_crtc(port) && function(port) == 1) crtc_write(&cpc->beam.crtc, value);
    if (for_ppi(port)) ppi_write(&cpc->ppi, function(port), value);
    bus_set_deadline(cpc);
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
