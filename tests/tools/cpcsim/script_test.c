/* Tests key scripts, the write watch and the stack watch, with programs of a few bytes. */
#include <string.h>

#include "cpc.h"
#include "scratch.h"
#include "script.h"
#include "tap.h"
#include "watch.h"

#define FOLDER "build/tests/tools/cpcsim/"

enum { CODE = 0x4000 };

static cpc_t *machine_with(const void *code, size_t length) {
    cpc_t *cpc = cpc_new();
    cpc_poke(cpc, CODE, code, length);
    cpc_set_reg(cpc, regPC, CODE);
    cpc_set_reg(cpc, regSP, 0xBF00);
    return cpc;
}

static const uint8_t forever[] = {0xF3, 0x18, 0xFE}; /* DI; JR $ */

static bool held(const cpc_t *cpc, const char *name) {
    int key = keyboard_key(name);
    return cpc->keyboard.down[key / 8] >> key % 8 & 1;
}

static const char *text_file(const char *text) {
    return scratch_file(FOLDER "keys.txt", text, strlen(text));
}

static void keys_are_typed(void) {
    cpc_t *cpc = machine_with(forever, sizeof forever);
    script_t *script = script_new(cpc);
    ok(script_load(script, text_file("# a comment\n3 down A\n5 up A\n\n+5 tap SPACE\n20 type a_1\n60 end\n")),
       "a script is read");
    cpc_run_to_frame(cpc, 2);
    ok(!held(cpc, "A"), "a key is up before its frame");
    cpc_run_to_frame(cpc, 3);
    ok(held(cpc, "A"), "goes down at its frame");
    cpc_run_to_frame(cpc, 5);
    ok(!held(cpc, "A"), "and up at its frame");
    cpc_run_to_frame(cpc, 10);
    ok(held(cpc, "SPACE"), "+ counts from the line above");
    cpc_run_to_frame(cpc, 14);
    ok(!held(cpc, "SPACE"), "a tap ends after 4 frames");
    cpc_run_to_frame(cpc, 20);
    bool typed = held(cpc, "A");
    cpc_run_to_frame(cpc, 28);
    typed &= held(cpc, "SPACE") && !held(cpc, "A");
    cpc_run_to_frame(cpc, 36);
    ok(typed && held(cpc, "1"), "text is typed letter by letter");
    ok(cpc_run(cpc, CPC_FOREVER) == CPC_SCRIPT_END && cpc->beam.frames == 60, "the tape ends there");
    script_free(script);
    cpc_free(cpc);
}

static void scripts_wait(void) {
    cpc_t *cpc = machine_with(forever, sizeof forever);
    script_t *script = script_new(cpc);
    ok(script_load(script, text_file("wait 0x5000 = 7\n2 down Q\nwait 0x5001 != 0\n0 up Q\n1 end\n")),
       "a script waits");
    cpc_run_to_frame(cpc, 50);
    ok(!held(cpc, "Q") && script_line(script) == 1, "for a value in memory");
    cpc->ram[0x5000] = 7;
    cpc_run_to_frame(cpc, 52);
    ok(!held(cpc, "Q"), "and counts frames from then on");
    cpc_run_to_frame(cpc, 53);
    ok(held(cpc, "Q"), "to the next line");
    cpc_run_to_frame(cpc, 60);
    ok(held(cpc, "Q"), "or for another value than one");
    cpc->ram[0x5001] = 1;
    ok(cpc_run(cpc, CPC_FOREVER) == CPC_SCRIPT_END && !held(cpc, "Q") && cpc->beam.frames == 62, "and goes on");
    script_free(script);
    cpc_free(cpc);
}

static void bad_scripts_are_refused(void) {
    static const struct {
        const char *text, *reason;
    } bad[] = {{"1 down SPACEBAR\n", "line 1: unknown key SPACEBAR"},
               {"5 tap A\n3 tap B\n", "line 2: frame before"},
               {"soon tap A\n", "line 1: not a frame number: soon"},
               {"1 press A\n", "line 1: unknown event"},
               {"\n1 down A B\n", "line 2: unknown event"},
               {"wait nobody = 1\n", "line 1: unknown symbol nobody"},
               {"wait 0x4000 = 256\n", "not a byte"},
               {"wait 0x4000 1\n", "expected \"wait"}};
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        cpc_t *cpc = cpc_new();
        script_t *script = script_new(cpc);
        bool loaded = script_load(script, text_file(bad[i].text));
        ok(!loaded && strstr(cpc->problem, bad[i].reason), "refused: %s", bad[i].reason);
        script_free(script);
        cpc_free(cpc);
    }
}

static void pictures_are_taken(void) {
    static const uint8_t inks[] = {0xF3, 0x01, 0x10, 0x7F, 0xED, 0x49, 0x0E, 0x4C, 0xED, 0x49, 0x18, 0xFE};
    cpc_t *cpc = machine_with(inks, sizeof inks); /* a red border */
    script_t *script = script_new(cpc);
    ok(script_load(script, text_file("3 shot " FOLDER "red.ppm\n5 end\n")) && script_shot(script, 4, FOLDER "red.png"),
       "a script takes pictures");
    cpc_run(cpc, CPC_FOREVER);
    FILE *in = fopen(FOLDER "red.ppm", "rb");
    uint8_t head[15 + 3];
    ok(in && fread(head, sizeof head, 1, in) == 1 && memcmp(head, "P6 768 272 255\n\xFF\0\0", 18) == 0, "as they are");
    if (in) fclose(in);
    uint8_t png[24] = {0};
    in = fopen(FOLDER "red.png", "rb");
    ok(in && fread(png, sizeof png, 1, in) == 1 && memcmp(png, "\x89PNG", 4) == 0 && png[18] == 3 && png[19] == 0 &&
           png[22] == 2 && png[23] == 0x20,
       "or as PNG of 768 x 544");
    if (in) fclose(in);
    script_free(script);
    cpc_free(cpc);
}

/* ---- watches ---- */

static void stray_writes_are_caught(void) {
    static const uint8_t writes[] = {0x3E, 0x99, 0x32, 0x00, 0x50, 0x32, 0x00, 0x60, 0x18, 0xFE};
    cpc_t *cpc = machine_with(writes, sizeof writes); /* LD A,&99; LD (&5000),A; LD (&6000),A; JR $ */
    watch_allow(cpc, 0x5000, 0x50FF);
    watch_allow(cpc, 0xC000, 0xFFFF);
    ok(cpc_run(cpc, 1000) == CPC_FAULT, "a write outside the areas allowed stops the machine");
    ok(strstr(cpc->problem, "&99") && strstr(cpc->problem, "&6000") && strstr(cpc->problem, "&4008"),
       "with its value, its place and its program");
    ok(cpc->ram[0x5000] == 0x99, "a write inside is let through");
    cpc_free(cpc);

    cpc = machine_with(writes, sizeof writes);
    watch_allow(cpc, 0x5000, 0x6000);
    ok(cpc_run(cpc, 1000) == CPC_TIME_UP, "a correct program runs on");
    cpc_free(cpc);
}

static void low_stacks_are_caught(void) {
    static const uint8_t recursive[] = {0xCD, 0x00, 0x40}; /* CALL itself */
    cpc_t *cpc = machine_with(recursive, sizeof recursive);
    watch_set_stack(cpc, 0xBE80, 0xBF00);
    ok(cpc_run(cpc, 10000) == CPC_FAULT && strstr(cpc->problem, "&BE7E, 2 bytes below"),
       "a stack that leaves its area stops the machine");
    cpc_free(cpc);

    static const uint8_t pushes[] = {0xE5, 0xE5, 0xE5, 0xE1, 0x31, 0x00, 0x50, 0xE1, 0x31, 0x00, 0xBF, 0x18, 0xFE};
    cpc = machine_with(pushes, sizeof pushes); /* PUSH HL x 3; POP HL; LD SP,&5000; POP HL; LD SP,&BF00; JR $ */
    watch_set_stack(cpc, 0xBE80, 0xBF00);
    ok(cpc_run(cpc, 1000) == CPC_TIME_UP && cpc->stack_lowest == 0xBEFA,
       "the lowest is kept; a stack pointer that reads data elsewhere is let alone");
    cpc_free(cpc);
}

int main(void) {
    keys_are_typed();
    scripts_wait();
    bad_scripts_are_refused();
    pictures_are_taken();
    stray_writes_are_caught();
    low_stacks_are_caught();
    return tap_done();
}
