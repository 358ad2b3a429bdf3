/* Runs pairs of Z80 code sequences on random states and tells which pairs end in different states.

   Standard input has one word and its values per line, numbers in hexadecimal:

        memory ADDRESS BYTES            code that all pairs may call
        pair NAME                       a new pair: what follows is about it
        left ADDRESS BYTES              the two sequences; each ends where its bytes end
        right ADDRESS BYTES
        entry LEFT RIGHT                where they are entered; without one, at their first bytes
        exit LEFT RIGHT MASK            an address outside, and what is compared there
        elsewhere MASK                  what is compared at other addresses
        returns LEFT RIGHT              return addresses that mean the same place
        differs MASK                    registers and flags that need not be equal at the entry
        frame DISTANCE                  the state has IX = SP + DISTANCE
        hot ADDRESS                     an address that pointers in registers often have
        value BYTE                      a value that bytes often have
        accesses                        the right side makes every access to memory that the left one makes
        run COUNT                       compares them COUNT times: prints "same NAME" or "DIFFERENT NAME: ..."

   A mask has a bit for each register in the order of REGISTERS, then the byte of the flags in bits 16 to 23.
   Memory is compared whole, except for what lies below SP at the end. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <z80ex/z80ex.h>

enum { A, B, C, D, E, H, L, IX, IY, REGISTERS };
enum {
    CODE = 0xF000,
    STACK = 0xB000,
    RESTARTS = 0x08,
    RESTARTS_END = 0x38,
    DEAD = 64,
    STEPS = 1000,
    LOG = 8 * STEPS, /* more than so many steps can make */
    LIST = 128
};
static const char *const names[REGISTERS] = {
    [A] = "a", [B] = "b", [C] = "c", [D] = "d", [E] = "e", [H] = "h", [L] = "l", [IX] = "ix", [IY] = "iy"};
static const char flags[] = "c?p???zs"; /* N and H are for DAA alone, which SDCC does not write */

typedef struct {
    uint16_t reg[REGISTERS], sp, pc;
    uint8_t f;
} state_t;

typedef struct {
    uint16_t address, end;
    uint8_t bytes[1024];
} code_t;

typedef struct {
    uint16_t address;
    bool write;
    uint8_t value;
} access_t;

typedef struct {
    access_t access[LOG];
    unsigned count;
    bool strays; /* it wrote into code, or ran away */
    state_t end;
} run_t;

static struct {
    char name[2048];
    code_t side[2];
    uint16_t entry[2], exit[LIST][2], back[LIST][2], hot[LIST];
    uint8_t value[LIST];
    uint32_t mask[LIST], elsewhere, differs;
    unsigned exits, backs, hots, values;
    bool entered, framed, accesses;
    int frame;
} pair;

static uint8_t original[0x10000], memory[0x10000], left_memory[0x10000], shared[0x10000];
static bool is_shared[0x10000];
static const code_t *code;
static run_t *run;
static Z80EX_CONTEXT *z80;

static uint32_t seed;
static uint32_t dice(uint32_t sides) {
    seed = seed * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)seed * sides) >> 32);
}

static bool is_code(uint16_t address) {
    return address >= CODE || (address >= RESTARTS && address < RESTARTS_END);
}

static Z80EX_BYTE read_byte(Z80EX_CONTEXT *cpu, Z80EX_WORD address, int fetch, void *user) {
    (void)cpu, (void)user, (void)fetch;
    if (address >= code->address && address < code->end) return code->bytes[address - code->address];
    if (is_shared[address]) return shared[address];
    if (run->count < LOG) run->access[run->count++] = (access_t){address, false, memory[address]};
    return memory[address];
}

static void write_byte(Z80EX_CONTEXT *cpu, Z80EX_WORD address, Z80EX_BYTE value, void *user) {
    (void)cpu, (void)user;
    if (is_code(address)) run->strays = true;
    if (run->count < LOG) run->access[run->count++] = (access_t){address, true, value};
    memory[address] = value;
}

static Z80EX_BYTE read_port(Z80EX_CONTEXT *cpu, Z80EX_WORD port, void *user) {
    (void)cpu, (void)user;
    return (uint8_t)port;
}

static void write_port(Z80EX_CONTEXT *cpu, Z80EX_WORD port, Z80EX_BYTE value, void *user) {
    (void)cpu, (void)user, (void)port, (void)value;
}

static Z80EX_BYTE read_interrupt(Z80EX_CONTEXT *cpu, void *user) {
    (void)cpu, (void)user;
    return 0xFF;
}

static void set_pair(Z80_REG_T pair_of, const state_t *s, int high, int low) {
    z80ex_set_reg(z80, pair_of, (uint16_t)(s->reg[high] << 8 | s->reg[low]));
}

static void get_pair(Z80_REG_T pair_of, state_t *s, int high, int low) {
    uint16_t value = z80ex_get_reg(z80, pair_of);
    s->reg[high] = value >> 8;
    s->reg[low] = value & 255;
}

/* Runs one side from its entry until it leaves its own bytes and the shared ones. */
static void execute(const code_t *side, uint16_t entry, const state_t *from, run_t *to) {
    code = side;
    run = to;
    to->count = 0;
    to->strays = false;
    z80ex_reset(z80);
    z80ex_set_reg(z80, regAF, (uint16_t)(from->reg[A] << 8 | from->f));
    set_pair(regBC, from, B, C);
    set_pair(regDE, from, D, E);
    set_pair(regHL, from, H, L);
    z80ex_set_reg(z80, regIX, from->reg[IX]);
    z80ex_set_reg(z80, regIY, from->reg[IY]);
    z80ex_set_reg(z80, regSP, from->sp);
    z80ex_set_reg(z80, regPC, entry);
    for (unsigned steps = 0;; steps++) {
        uint16_t pc = z80ex_get_reg(z80, regPC);
        if (!(pc >= side->address && pc < side->end) && !is_shared[pc]) break;
        if (steps == STEPS) {
            to->strays = true;
            break;
        }
        do
            z80ex_step(z80);
        while (z80ex_last_op_type(z80));
    }
    uint16_t af = z80ex_get_reg(z80, regAF);
    to->end.reg[A] = af >> 8;
    to->end.f = (uint8_t)af;
    get_pair(regBC, &to->end, B, C);
    get_pair(regDE, &to->end, D, E);
    get_pair(regHL, &to->end, H, L);
    to->end.reg[IX] = z80ex_get_reg(z80, regIX);
    to->end.reg[IY] = z80ex_get_reg(z80, regIY);
    to->end.sp = z80ex_get_reg(z80, regSP);
    to->end.pc = z80ex_get_reg(z80, regPC);
}

/* Takes back what a run wrote. */
static void undo(uint8_t *bytes, const run_t *r) {
    for (unsigned i = 0; i < r->count; i++)
        bytes[r->access[i].address] = original[r->access[i].address];
}

static uint8_t random_byte(void) {
    static const uint8_t edges[] = {0, 0, 1, 0x7F, 0x80, 0xFF};
    switch (dice(3)) {
    case 0:
        return edges[dice(sizeof edges)];
    case 1:
        if (pair.values) return pair.value[dice(pair.values)];
        return (uint8_t)dice(256);
    default:
        return (uint8_t)dice(256);
    }
}

/* A value for a register pair: any, a hot address, or an address on the stack in use. */
static uint16_t random_word(uint16_t sp) {
    switch (dice(4)) {
    case 0:
        if (pair.hots) return pair.hot[dice(pair.hots)];
        return (uint16_t)(0x4000 + dice(0x4000));
    case 1:
        return (uint16_t)(sp + dice(12));
    default:
        return (uint16_t)(random_byte() << 8 | random_byte());
    }
}

static bool is_dead(uint16_t address, uint16_t sp) {
    return (uint16_t)(sp - 1 - address) < DEAD;
}

static void put_word(state_t *s, int high, int low, uint16_t value) {
    s->reg[high] = value >> 8;
    s->reg[low] = value & 255;
}

static uint16_t live_word(uint16_t sp) {
    uint16_t value;
    do
        value = random_word(sp);
    while (is_dead(value, sp));
    return value;
}

static void put_byte(uint16_t address, uint8_t byte) {
    original[address] = memory[address] = left_memory[address] = byte;
}

static void random_state(state_t *s) {
    s->sp = (uint16_t)(STACK + dice(0x1000));
    s->reg[A] = random_byte();
    s->f = (uint8_t)dice(256);
    put_word(s, B, C, live_word(s->sp));
    put_word(s, D, E, live_word(s->sp));
    put_word(s, H, L, dice(4) ? live_word(s->sp) : (uint16_t)(s->reg[D] << 8 | s->reg[E]));
    s->reg[IX] = (uint16_t)(s->sp + (pair.framed ? pair.frame : 16 + (int)dice(16)));
    s->reg[IY] = live_word(s->sp);
    for (unsigned i = 0; i < pair.hots; i++)
        put_byte(pair.hot[i], random_byte());
    for (int i = -2; i < 8; i++) {
        put_byte((uint16_t)((s->reg[B] << 8 | s->reg[C]) + i), random_byte());
        put_byte((uint16_t)((s->reg[D] << 8 | s->reg[E]) + i), random_byte());
        put_byte((uint16_t)((s->reg[H] << 8 | s->reg[L]) + i), random_byte());
        put_byte((uint16_t)(s->reg[IY] + i), random_byte());
    }
    for (uint16_t i = 0; i < 48; i++) {
        uint8_t byte = random_byte();
        put_byte((uint16_t)(s->sp + i), byte < 0xE0 ? byte : byte - 0x80); /* no address of code */
    }
}

/* Registers and flags that need not be equal at the entry get other values. */
static void vary(state_t *s, uint32_t mask) {
    for (int r = 0; r < REGISTERS; r++)
        if (mask >> r & 1) s->reg[r] = r == IX || r == IY ? (uint16_t)dice(0x10000) : random_byte();
    s->f = (uint8_t)(s->f ^ (dice(256) & mask >> 16));
}

static const access_t *missing(const run_t *left, const run_t *right, uint16_t sp) {
    for (unsigned i = 0; i < left->count; i++) {
        const access_t *a = &left->access[i];
        unsigned needed = 0, made = 0;
        if ((uint16_t)(a->address - sp + DEAD) < 2 * DEAD) continue;
        for (unsigned n = 0; n < left->count; n++)
            needed += left->access[n].address == a->address && left->access[n].write == a->write;
        for (unsigned n = 0; n < right->count; n++)
            made += right->access[n].address == a->address && right->access[n].write == a->write;
        if (made < needed) return a;
    }
    return NULL;
}

static uint16_t word_at(const uint8_t *bytes, uint16_t address) {
    return (uint16_t)(bytes[address] | bytes[(uint16_t)(address + 1)] << 8);
}

/* Compares the ends of both runs; says in `text` what differs. */
static bool same_end(const run_t *left, const run_t *right, char *text, size_t size) {
    const state_t *l = &left->end, *r = &right->end;
    uint32_t mask = pair.elsewhere;
    bool known = false;
    for (unsigned i = 0; i < pair.exits; i++)
        if (l->pc == pair.exit[i][0] && r->pc == pair.exit[i][1]) {
            mask = pair.mask[i];
            known = true;
        }
    if (left->strays != right->strays) return snprintf(text, size, "one side writes into code or does not end"), false;
    if (!known && l->pc != r->pc) return snprintf(text, size, "they leave to %04X and %04X", l->pc, r->pc), false;
    for (int i = 0; i < REGISTERS; i++)
        if (mask >> i & 1 && l->reg[i] != r->reg[i])
            return snprintf(text, size, "%s is %X and %X", names[i], l->reg[i], r->reg[i]), false;
    for (int bit = 0; bit < 8; bit++)
        if (flags[bit] != '?' && mask >> (16 + bit) & 1 && (l->f ^ r->f) >> bit & 1)
            return snprintf(text, size, "the flag %c differs", flags[bit]), false;
    if (l->sp != r->sp) return snprintf(text, size, "sp is %X and %X", l->sp, r->sp), false;
    /* A call has left the address behind it on the stack. */
    bool returns = false;
    for (unsigned i = 0; i < pair.backs; i++)
        returns |= word_at(left_memory, l->sp) == pair.back[i][0] && word_at(memory, r->sp) == pair.back[i][1];
    const run_t *both[2] = {left, right};
    for (int side = 0; side < 2; side++)
        for (unsigned i = 0; i < both[side]->count; i++) {
            uint16_t address = both[side]->access[i].address;
            if (is_dead(address, l->sp) || (returns && (uint16_t)(address - l->sp) < 2)) continue;
            if (left_memory[address] != memory[address])
                return snprintf(text, size, "memory at %04X (sp %04X) is %02X and %02X", address, l->sp,
                                left_memory[address], memory[address]),
                       false;
        }
    return true;
}

static void compare(unsigned count) {
    static run_t left, right;
    char text[200];
    unsigned tried = 0;
    seed = 1;
    if (!pair.entered) {
        pair.entry[0] = pair.side[0].address;
        pair.entry[1] = pair.side[1].address;
    }
    for (unsigned n = 0; n < count; n++) {
        state_t s, t;
        random_state(&s);
        t = s;
        vary(&t, pair.differs);
        execute(&pair.side[0], pair.entry[0], &s, &left);
        for (unsigned i = 0; i < left.count; i++)
            left_memory[left.access[i].address] = memory[left.access[i].address];
        undo(memory, &left);
        if (left.strays) {
            undo(left_memory, &left);
            continue;
        }
        tried++;
        execute(&pair.side[1], pair.entry[1], &t, &right);
        bool same = same_end(&left, &right, text, sizeof text);
        const access_t *lost = pair.accesses ? missing(&left, &right, s.sp) : NULL;
        undo(memory, &right);
        undo(left_memory, &left);
        if (same && !lost) continue;
        if (same) snprintf(text, sizeof text, "a %s of memory is left out", lost->write ? "write" : "read");
        printf("DIFFERENT %s: %s\n", pair.name, text);
        return;
    }
    if (tried > count / 4)
        printf("same %s\n", pair.name);
    else
        printf("DIFFERENT %s: only %u states can be tried\n", pair.name, tried);
}

static unsigned bytes_of(const char *hex, uint8_t *bytes, unsigned most) {
    unsigned count = 0, byte;
    for (; count < most && sscanf(hex, "%2x", &byte) == 1 && hex[0] && hex[1]; hex += 2)
        bytes[count++] = (uint8_t)byte;
    return count;
}

static void side(int which, unsigned address, const char *hex) {
    code_t *c = &pair.side[which];
    c->address = (uint16_t)address;
    c->end = (uint16_t)(address + bytes_of(hex, c->bytes, sizeof c->bytes));
}

int main(void) {
    static char line[4096], hex[4096];
    unsigned x, y, z;
    z80 = z80ex_create(read_byte, NULL, write_byte, NULL, read_port, NULL, write_port, NULL, read_interrupt, NULL);
    seed = 1959;
    for (unsigned i = 0; i < sizeof original; i++)
        original[i] = (uint8_t)(i >= STACK && i < STACK + 0x2000 ? 1 + dice(0xE0) : dice(256)); /* no address of code */
    memcpy(memory, original, sizeof memory);
    memcpy(left_memory, original, sizeof left_memory);
    while (fgets(line, sizeof line, stdin)) {
        *hex = 0;
        if (sscanf(line, "memory %x %4000s", &x, hex) == 2) {
            unsigned count = bytes_of(hex, shared + x, 0x10000 - x);
            memset(is_shared + x, true, count);
        } else if (!strncmp(line, "pair ", 5)) {
            memset(&pair, 0, sizeof pair);
            pair.elsewhere = UINT32_MAX;
            snprintf(pair.name, sizeof pair.name, "%.*s", (int)strcspn(line + 5, "\n"), line + 5);
        } else if (sscanf(line, "left %x %4000s", &x, hex) >= 1) {
            side(0, x, hex);
        } else if (sscanf(line, "right %x %4000s", &x, hex) >= 1) {
            side(1, x, hex);
        } else if (sscanf(line, "entry %x %x", &x, &y) == 2) {
            pair.entry[0] = (uint16_t)x;
            pair.entry[1] = (uint16_t)y;
            pair.entered = true;
        } else if (sscanf(line, "exit %x %x %x", &x, &y, &z) == 3 && pair.exits < LIST) {
            pair.exit[pair.exits][0] = (uint16_t)x;
            pair.exit[pair.exits][1] = (uint16_t)y;
            pair.mask[pair.exits++] = z;
        } else if (sscanf(line, "returns %x %x", &x, &y) == 2 && pair.backs < LIST) {
            pair.back[pair.backs][0] = (uint16_t)x;
            pair.back[pair.backs++][1] = (uint16_t)y;
        } else if (sscanf(line, "elsewhere %x", &x) == 1) {
            pair.elsewhere = x;
        } else if (sscanf(line, "differs %x", &x) == 1) {
            pair.differs = x;
        } else if (sscanf(line, "frame %x", &x) == 1) {
            pair.framed = true;
            pair.frame = (int)x;
        } else if (sscanf(line, "hot %x", &x) == 1 && pair.hots < LIST) {
            pair.hot[pair.hots++] = (uint16_t)x;
        } else if (sscanf(line, "value %x", &x) == 1 && pair.values < LIST) {
            pair.value[pair.values++] = (uint8_t)x;
        } else if (!strncmp(line, "accesses", 8)) {
            pair.accesses = true;
        } else if (sscanf(line, "run %x", &x) == 1) {
            compare(x);
        } else {
            return fprintf(stderr, "equivalence: %s", line), 2;
        }
    }
    return 0;
}
