/* The command build/host/cpcsim: runs a program in the simulated CPC. Exit code: that of the program if it ends itself
 * through port &FEFF, 0 if it comes to the place, the frame or the time it should stop at, 1 if it does not or does
 * something it must not, 2 for wrong use. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cpc.h"
#include "load.h"
#include "script.h"
#include "sna.h"
#include "watch.h"

typedef struct {
    cpc_t *cpc;
    script_t *script;
    uint64_t nops;
    uint32_t frames;
    bool until, speed;
    uint64_t limit[PROFILE_ROUTINES]; /* of the profiled routines; 0: none */
    const char *last_shot, *snapshot;
} session_t;

static _Noreturn void fail(const char *format, const char *what) {
    fputs("cpcsim: ", stderr);
    fprintf(stderr, format, what);
    fputc('\n', stderr);
    exit(2);
}

static void must(const session_t *session, bool good) {
    if (!good) fail("%s", session->cpc->problem);
}

static uint16_t address(const session_t *session, const char *text) {
    uint16_t value;
    if (!symbols_value(&session->cpc->symbols, text, &value))
        fail("%s is neither a number (1234, 0x4D2, &4D2) nor a symbol; --symbols must come before it", text);
    return value;
}

static uint64_t count(const char *text) {
    char *end;
    errno = 0;
    uint64_t value = strtoull(text, &end, 10);
    if (errno || end == text || *end || text[0] == '-') fail("%s is not a number", text);
    return value;
}

/* Cuts "A<between>B" in two; B is NULL if there is no such character. */
static char *cut(char *text, char between) {
    char *at = strrchr(text, between);
    if (at) *at++ = 0;
    return at;
}

/* ---- options ---- */

static void option_load(session_t *session, char *text) {
    size_t length = strlen(text);
    if (length > 4 && strcmp(text + length - 4, ".sna") == 0) {
        must(session, sna_load(session->cpc, text));
        return;
    }
    char *at = cut(text, '@');
    must(session, load_file(session->cpc, text, at ? address(session, at) : 0));
}

static void option_symbols(session_t *session, char *text) {
    must(session, symbols_load(&session->cpc->symbols, text, session->cpc->problem));
}

static void option_start(session_t *session, char *text) {
    cpc_set_reg(session->cpc, regPC, address(session, text));
}

static void option_sp(session_t *session, char *text) {
    cpc_set_reg(session->cpc, regSP, address(session, text));
}

static void option_until(session_t *session, char *text) {
    cpc_stop_at(session->cpc, address(session, text));
    session->until = true;
}

static void option_nops(session_t *session, char *text) {
    session->nops = count(text);
}

static void option_frames(session_t *session, char *text) {
    uint64_t frames = count(text);
    if (frames == 0 || frames > UINT32_MAX) fail("%s is not a number of frames", text);
    session->frames = (uint32_t)frames;
}

static void option_profile(session_t *session, char *text) {
    for (char *name = strtok(text, ","); name; name = strtok(NULL, ","))
        must(session, profile_add(session->cpc, name));
}

static void option_budget(session_t *session, char *text) {
    for (char *name = strtok(text, ","); name; name = strtok(NULL, ",")) {
        char *limit = cut(name, '=');
        if (!limit) fail("%s has no limit: NAME=NOPS", name);
        must(session, profile_add(session->cpc, name));
        session->limit[session->cpc->profile.routines - 1] = count(limit);
    }
}

static void option_script(session_t *session, char *text) {
    must(session, script_load(session->script, text));
}

static void option_shot(session_t *session, char *text) {
    char *frame = cut(text, '@');
    if (frame)
        must(session, script_shot(session->script, (uint32_t)count(frame), text));
    else
        session->last_shot = text;
}

static void option_snapshot(session_t *session, char *text) {
    session->snapshot = text;
}

static void option_writable(session_t *session, char *text) {
    for (char *area = strtok(text, ","); area; area = strtok(NULL, ",")) {
        uint16_t first, last;
        char *end = cut(area, '-');
        if (end) {
            first = address(session, area);
            last = address(session, end);
            if (last < first) fail("the area that begins at %s ends before it begins", area);
        } else if (!symbols_area(&session->cpc->symbols, area, &first, &last))
            fail("%s is not an area: FIRST-LAST, or the name of an area of the linker", area);
        watch_allow(session->cpc, first, last);
    }
}

static void option_stack(session_t *session, char *text) {
    char *top = cut(text, '-');
    if (!top || address(session, top) < address(session, text)) fail("%s is not a stack: BOTTOM-TOP", text);
    watch_set_stack(session->cpc, address(session, text), address(session, top));
}

static void option_stub(session_t *session, char *text) {
    for (char *name = strtok(text, ","); name; name = strtok(NULL, ",")) {
        if (session->cpc->stubs == CPC_STUBS) fail("%s is one stub too many", name);
        cpc_stub(session->cpc, address(session, name), NULL, NULL);
    }
}

static void option_speed(session_t *session, char *text) {
    (void)text;
    session->speed = true;
}

static const struct {
    const char *name, *argument, *help;
    void (*fn)(session_t *, char *);
} options[] = {
    {"--load", "FILE[@ADDRESS]", "a .sna, an Intel HEX .ihx, or plain bytes to put at ADDRESS; may come again",
     option_load},
    {"--symbols", "FILE", "names from a .noi or .map file; from here on an ADDRESS may be a name", option_symbols},
    {"--start", "ADDRESS", "where the program starts (else where the last file says or begins)", option_start},
    {"--sp", "ADDRESS", "the stack pointer at the start (else &C000)", option_sp},
    {"--until", "ADDRESS", "stop when the program counter is there; not to come there is a failure", option_until},
    {"--frames", "N", "stop when frame N begins", option_frames},
    {"--nops", "N", "stop after N microseconds (else after ten minutes of the CPC)", option_nops},
    {"--script", "FILE", "keys to type and pictures to take: see tools/cpcsim/script.h", option_script},
    {"--shot", "FILE[@FRAME]", "a picture of that frame, or of the one after the stop; .png, or .ppm unscaled",
     option_shot},
    {"--save", "FILE.sna", "the machine as it stands after the stop", option_snapshot},
    {"--profile", "NAME,NAME", "calls, worst, mean and total NOPs of these routines", option_profile},
    {"--budget", "NAME=NOPS,…", "the worst of these routines as lines of make bench: NAME VALUE LIMIT ok|OVER",
     option_budget},
    {"--writable", "A-B,_DATA,…", "stop when the program writes anywhere but in these areas, which may be the linker's",
     option_writable},
    {"--stack", "BOTTOM-TOP", "stop when the stack pointer comes below BOTTOM; print the lowest", option_stack},
    {"--stub", "ADDRESS,…", "calls there return at once, as if the routine had done its work", option_stub},
    {"--speed", NULL, "how fast the simulation ran, as a remark", option_speed},
};

enum { OPTIONS = sizeof options / sizeof *options };

static void print_usage(FILE *out) {
    fputs("usage: cpcsim --load FILE [option…]\n", out);
    for (int i = 0; i < OPTIONS; i++)
        fprintf(out, "  %-10s %-15s %s\n", options[i].name, options[i].argument ? options[i].argument : "",
                options[i].help);
    fputs("A program prints through port &FEFE and ends through port &FEFF, whose value is its exit code.\n", out);
}

static void read_options(session_t *session, int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        int o = 0;
        while (o < OPTIONS && strcmp(argv[i], options[o].name) != 0)
            o++;
        if (o == OPTIONS) {
            print_usage(stderr);
            fail("unknown option %s", argv[i]);
        }
        if (options[o].argument && i + 1 == argc) fail("%s wants an argument", argv[i]);
        options[o].fn(session, options[o].argument ? argv[++i] : NULL);
    }
}

/* ---- the run ---- */

static void take_last_shot(session_t *session) {
    char problem[512];
    uint32_t frame = session->cpc->beam.frames;
    cpc_run_to_frame(session->cpc, frame + 1);
    cpc_paint(session->cpc, true);
    cpc_run_to_frame(session->cpc, frame + 2);
    if (!beam_save(&session->cpc->beam, session->last_shot, problem)) fail("%s", problem);
}

static void report(session_t *session, double seconds) {
    const cpc_t *cpc = session->cpc;
    fflush(stdout);
    bool budgets = false;
    for (unsigned i = 0; i < cpc->profile.routines; i++) {
        const profile_routine_t *routine = &cpc->profile.routine[i];
        if (session->limit[i] && !routine->calls)
            fail("%s never ran to its end, so there is nothing to measure", routine->name);
        if (session->limit[i]) profile_budget(stdout, routine->name, routine->worst, session->limit[i]);
        budgets |= session->limit[i] != 0;
    }
    if (cpc->profile.routines && !budgets) profile_print(cpc, stdout);
    if (cpc->stack_top)
        printf("stack: lowest &%04X, %d of %d bytes used\n", cpc->stack_lowest, cpc->stack_top - cpc->stack_lowest,
               cpc->stack_top - cpc->stack_bottom);
    if (session->speed)
        printf("# %" PRIu64 " NOPs in %.2f s: %.0f million T-states a second\n", cpc->now, seconds,
               4e-6 * (double)cpc->now / (seconds > 0 ? seconds : 1e-3));
}

/* What the stop means to the shell. */
static int verdict(const session_t *session, cpc_stop_t why) {
    unsigned line = script_line(session->script);
    switch (why) {
    case CPC_EXITED:
        return (int)session->cpc->exit_code;
    case CPC_REACHED:
    case CPC_SCRIPT_END:
        return 0;
    case CPC_FAULT:
        fprintf(stderr, "cpcsim: %s\n", session->cpc->problem);
        return 1;
    default:
        if (session->until) fprintf(stderr, "cpcsim: the place to stop at was not reached\n");
        if (line) fprintf(stderr, "cpcsim: the script is still at line %u\n", line);
        return session->until || line;
    }
}

int main(int argc, char **argv) {
    session_t session = {.cpc = cpc_new(), .nops = 600 * 1000 * 1000};
    session.script = script_new(session.cpc);
    if (argc < 2) {
        print_usage(stderr);
        return 2;
    }
    read_options(&session, argc, argv);
    session.cpc->stop_frame = session.frames;
    clock_t start = clock();
    cpc_stop_t why = cpc_run(session.cpc, session.nops);
    report(&session, (double)(clock() - start) / CLOCKS_PER_SEC);
    int code = verdict(&session, why);
    script_free(session.script);
    if (session.snapshot) must(&session, sna_save(session.cpc, session.snapshot));
    if (session.last_shot) take_last_shot(&session);
    cpc_free(session.cpc);
    return code;
}
