/* cost: the cost of every Z80 instruction on a CPC.
 *
 * The Gate Array holds the Z80's WAIT line low in three T-states out of four, so each access to memory or to a port
 * waits, and every instruction takes a whole number of microseconds (4 T-states of 4 MHz). The costs are not typed in
 * here: cost_derive() runs each opcode once, records at which T-states libz80ex makes its accesses, and applies this
 * one rule:
 *
 *     T-state      0   1   2   3   4   5   6   7   8
 *     Z80 may go       x               x               the second T-state of a memory access, or the automatic wait
 *                                                      state of a port access, must fall on an x
 *
 *     cost_t pages[COST_PAGES][256];
 *     cost_derive(pages);
 *     const cost_t *cost = &pages[page][opcode];          page 0, or the next_page of a prefix
 *     nops += cost_nops(cost, z80ex_step(z80));
 */
#ifndef COST_H
#define COST_H

#include <stdint.h>

/* The high digit of a prefix (0, CB, DD, ED, FD) selects its page. */
#define COST_PAGES        16
#define COST_PAGE(prefix) ((prefix) >> 4)
#define COST_JR_Z         0x28 /* the opcode that ends a waiting loop */

typedef struct {
    uint8_t t;         /* T-states of the shorter path through the instruction (branch not taken, repeat over) */
    uint8_t nops[2];   /* microseconds of the shorter and of the longer path */
    uint8_t early[2];  /* the instruction ends two T-states before its last microsecond: see cost_interrupt */
    uint8_t port;      /* in which microsecond, from 0, the port access happens */
    uint8_t next_page; /* the page of the opcode after this prefix; 0 after a whole instruction */
    uint8_t attention; /* the instruction may halt the Z80, enable interrupts or end a waiting loop */
} cost_t;

void cost_derive(cost_t pages[COST_PAGES][256]);

static inline unsigned cost_nops(const cost_t *cost, int t) {
    return cost->nops[t != cost->t];
}

/* The Z80 acknowledges an interrupt with an M1 cycle of two extra T-states before it samples WAIT, then pushes the
 * program counter: 5 microseconds in mode 1, 7 in mode 2. After an instruction that ends early the acknowledge
 * begins early too, and takes one microsecond less. */
static inline unsigned cost_interrupt(unsigned mode, unsigned early) {
    return (mode == 2 ? 7 : 5) - early;
}

#endif
