/* Tests the core of the simulator: calls from C, the profiler, the test ports, marks. Programs are a few bytes each. */
#include <string.h>

#include "cpc.h"
#include "tap.h"

enum { CODE = 0x4000 };

static cpc_t *machine_with(const void *code, size_t length) {
    cpc_t *cpc = cpc_new();
    cpc_poke(cpc, CODE, code, length);
    cpc_set_reg(cpc, regPC, CODE);
    return cpc;
}

static void calls_from_c(void) {
    static const uint8_t add[] = {0x19, 0x3C, 0xC9}; /* ADD HL,DE; INC A; RET */
    cpc_t *cpc = machine_with(add, sizeof add);
    cpc_call_t call = {.address = CODE, .hl = 1000, .de = 234, .af = 0x0700};
    uint16_t sp = cpc_reg(cpc, regSP);
    ok(cpc_call(cpc, &call) == CPC_RETURNED, "a routine called from C returns");
    ok(call.hl == 1234 && call.af >> 8 == 8, "its registers come back");
    ok(call.nops == 3 + 1 + 3, "its time runs from the first instruction to the end of the RET");
    ok(cpc_reg(cpc, regSP) == sp, "the stack is as before");
    static const uint8_t forever[] = {0x18, 0xFE}; /* JR $ */
    cpc_poke(cpc, CODE, forever, sizeof forever);
    call.limit = 1000;
    ok(cpc_call(cpc, &call) == CPC_FAULT && strstr(cpc->problem, "did not return"),
       "one that never returns is reported");
    cpc_free(cpc);
}

/* A routine that calls itself B times: each call includes the calls inside it. */
static void profiles_recursion(void) {
    static const uint8_t recursive[] = {
        0x06, 0x03,       /* 4000 LD B,3        */
        0xCD, 0x08, 0x40, /* 4002 CALL 4008     */
        0x00, 0x18, 0xFE, /* 4005 NOP; JR $     */
        0x05,             /* 4008 DEC B      1  */
        0xC8,             /* 4009 RET Z    2/4  */
        0xCD, 0x08, 0x40, /* 400A CALL 4008  5  */
        0xC9              /* 400D RET        3  */
    };
    cpc_t *cpc = machine_with(recursive, sizeof recursive);
    profile_add(cpc, "0x4008");
    cpc_stop_at(cpc, 0x4005);
    ok(cpc_run(cpc, 10000) == CPC_REACHED && cpc_reg(cpc, regPC) == 0x4005, "the machine stops before a given address");
    const profile_routine_t *routine = profile_find(cpc, "0x4008");
    ok(routine->calls == 3, "three nested calls are three calls");
    ok(routine->worst == 5 + 2 * (1 + 2 + 5 + 3), "the worst is the outermost call, inner calls included");
    ok(routine->total == 5 + (5 + 11) + (5 + 22), "the total is the sum of the calls");
    cpc_free(cpc);
}

static void profiles_a_routine_that_drops_its_arguments(void) {
    static const uint8_t callee_cleans[] = {
        0xE5,             /* 4000 PUSH HL     */
        0xCD, 0x07, 0x40, /* 4001 CALL 4007   */
        0x00, 0x18, 0xFE, /* 4004 NOP; JR $   */
        0xD1,             /* 4007 POP DE    3 */
        0xE1,             /* 4008 POP HL    3 */
        0xD5,             /* 4009 PUSH DE   4 */
        0xC9              /* 400A RET       3 */
    };
    cpc_t *cpc = machine_with(callee_cleans, sizeof callee_cleans);
    profile_add(cpc, "0x4007");
    cpc_run(cpc, 100);
    const profile_routine_t *routine = profile_find(cpc, "0x4007");
    ok(routine->calls == 1 && routine->worst == 13, "a routine that drops its own arguments is measured to its RET");
    cpc_free(cpc);
}

static void marks_cost_nothing(void) {
    static const uint8_t loop[] = {0x06, 0x64, 0x10, 0xFE, 0x18, 0xFE}; /* LD B,100; DJNZ $; JR $ */
    cpc_t *cpc = machine_with(loop, sizeof loop);
    profile_add(cpc, "0x4002");
    cpc_stop_at(cpc, 0x4004);
    cpc_run(cpc, 100000);
    ok(cpc->now == 2 + 99 * 4 + 3, "marked instructions take no extra time");
    ok((cpc_reg(cpc, regR) & 0x7F) == 101, "nor does it count in R");
    ok(cpc_run(cpc, 3) == CPC_TIME_UP, "a stopped machine runs on from where it stopped");
    cpc_free(cpc);
}

/* A frame of a waiting machine: its state in registers. */
static bool same_frame(cpc_t *one, cpc_t *other) {
    static const Z80_REG_T regs[] = {regPC, regSP, regAF, regHL};
    bool same = cpc_run_to_frame(one, one->frame + 1) == cpc_run_to_frame(other, other->frame + 1);
    for (unsigned i = 0; i < sizeof regs / sizeof *regs; i++)
        same = same && cpc_reg(one, regs[i]) == cpc_reg(other, regs[i]);
    same = same && ((cpc_reg(one, regR) ^ cpc_reg(other, regR)) & 0x7F) == 0; /* bit 7 does not count */
    return same && one->now == other->now && !memcmp(one->ram, other->ram, sizeof one->ram);
}

/* Rounds of a waiting loop are skipped, unless one of its addresses is marked, for example by a profile. */
static void passes_loops_that_wait(void) {
    static const uint8_t counts[] = {0xF5, 0xE5, 0x21, 0x00, 0x80, 0x34, 0xE1, 0xF1, 0xFB, 0xC9}; /* INC (&8000) */
    static const uint8_t waits[] = {
        0xED, 0x56, 0xFB, 0x21, 0x00, 0x80, /* 4000 IM 1; EI; LD HL,&8000 */
        0x7E, 0xBE, 0x28, 0xFD,             /* 4006 LD A,(HL); 4007 CP (HL); JR Z,4007 */
        0x23, 0x34, 0x2B, 0x18, 0xF7        /* 400A INC HL; INC (HL); DEC HL; JR 4006 */
    };
    cpc_t *hasty = machine_with(waits, sizeof waits), *patient = machine_with(waits, sizeof waits);
    cpc_poke(hasty, 0x38, counts, sizeof counts);
    cpc_poke(patient, 0x38, counts, sizeof counts);
    profile_add(patient, "0x4007");
    bool same = true;
    for (unsigned frame = 0; frame < 20 && same; frame++)
        same = same_frame(hasty, patient);
    ok(same, "a loop that waits for an interrupt ends with every register, byte and NOP as if all its rounds had run");
    ok(hasty->ram[0x8000] == hasty->ram[0x8001] && hasty->ram[0x8001] > 100, "and at every interrupt");
    cpc_free(hasty);
    cpc_free(patient);
}

static void talks_through_ports(void) {
    static const uint8_t hello[] = {
        0x01, 0xFE, 0xFE, 0x3E, 'O',  0xED, 0x79, 0x3E, 'K', 0xED, 0x79, /* LD BC,&FEFE; LD A,n; OUT (C),A … */
        0x0C, 0x3E, 0x07, 0xED, 0x79, 0x18, 0xFE                         /* INC C; LD A,7; OUT (C),A; JR $  */
    };
    cpc_t *cpc = machine_with(hello, sizeof hello);
    FILE *paper = tmpfile();
    char text[8] = "";
    cpc->printer = paper;
    ok(cpc_run(cpc, 1000) == CPC_EXITED && cpc->exit_code == 7, "port &FEFF ends a program with its exit code");
    rewind(paper);
    ok(fgets(text, sizeof text, paper) && strcmp(text, "OK") == 0, "port &FEFE prints");
    fclose(paper);
    cpc_free(cpc);
}

static void answer_42(cpc_t *cpc, void *user) {
    cpc_set_reg(cpc, regHL, *(uint16_t *)user);
}

static void reports_firmware_calls(void) {
    static const uint8_t call_firmware[] = {0xCD, 0x5A, 0xBB, 0x18, 0xFE}; /* CALL &BB5A; JR $ */
    cpc_t *cpc = machine_with(call_firmware, sizeof call_firmware);
    ok(cpc_run(cpc, 1000) == CPC_FAULT && strstr(cpc->problem, "&BB5A") && strstr(cpc->problem, "&4003"),
       "a call of the firmware is reported with its place");
    ok(strstr(cpc->problem, "TXT OUTPUT"), "and its name");
    static const uint8_t no_handler[] = {0xFB, 0x18, 0xFE}; /* EI; JR $ */
    cpc_poke(cpc, 0x5000, no_handler, sizeof no_handler);
    cpc_set_reg(cpc, regPC, 0x5000);
    cpc_set_reg(cpc, regIM, 1);
    ok(cpc_run(cpc, 20000) == CPC_FAULT && strstr(cpc->problem, "interrupt, &0038"),
       "so is an interrupt for which there is no handler");
    cpc_set_reg(cpc, regPC, CODE);
    cpc_set_reg(cpc, regSP, 0xC000);
    cpc_set_reg(cpc, regIFF1, 0);
    uint16_t answer = 42;
    cpc_stub(cpc, 0xBB5A, answer_42, &answer);
    ok(cpc_run(cpc, 1000) == CPC_TIME_UP && cpc_reg(cpc, regHL) == 42, "a stub of the host can replace it");
    cpc_free(cpc);
}

int main(void) {
    calls_from_c();
    profiles_recursion();
    profiles_a_routine_that_drops_its_arguments();
    marks_cost_nothing();
    passes_loops_that_wait();
    talks_through_ports();
    reports_firmware_calls();
    return tap_done();
}
