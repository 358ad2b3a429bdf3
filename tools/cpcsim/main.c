/* The command build/tools/cpcsim: runs a program in the simulated CPC. Exit code: that of the program if it ends itself
 * through port &FEFF, 0 if it comes to the place or the time it should stop at, 1 if it does not, 2 for wrong use. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cpc.h"
#include "load.h"

static const char usage[] =
    "usage: cpcsim --load FILE[@ADDRESS] [options]\n"
    "  --load FILE[@ADDRESS]   Intel HEX, or plain bytes to put at ADDRESS; may be given several times\n"
    "  --symbols FILE          names, from a .noi or .map file; then an ADDRESS may be a name\n"
    "  --start ADDRESS         where the program starts (else where the last file does)\n"
    "  --sp ADDRESS            stack pointer at the start (else &C000)\n"
    "  --until ADDRESS         stop when the program counter is there\n"
    "  --nops N                stop after N microseconds (else after ten minutes of the CPC)\n"
    "  --profile NAME,NAME…    print calls, worst and mean NOPs of these routines\n"
    "  --speed                 print how fast the simulation ran, as a remark\n"
    "Programs print through port &FEFE and end through port &FEFF.\n";

typedef struct {
    cpc_t *cpc;
    uint64_t nops;
    bool until, speed;
} session_t;

static _Noreturn void fail(const char *format, const char *what) {
    fputs("cpcsim: ", stderr);
    fprintf(stderr, format, what);
    fputc('\n', stderr);
    exit(2);
}

static uint16_t address(session_t *session, const char *text) {
    uint16_t value;
    if (!symbols_value(&session->cpc->symbols, text, &value))
        fail("%s is neither a number (1234, 0x4D2, &4D2) nor a symbol; --symbols must come before it", text);
    return value;
}

static uint64_t count(const char *text) {
    char *end;
    errno = 0;
    uint64_t value = strtoull(text, &end, 10);
    if (errno || end == text || *end || text[0] == '-') fail("%s is not a number of microseconds", text);
    return value;
}

/* ---- options: each takes one argument, or none --------------------------------------------------------------------
 */

static void option_load(session_t *session, char *text) {
    char *at = strrchr(text, '@');
    uint16_t where = 0;
    if (at) {
        *at = 0;
        where = address(session, at + 1);
    }
    if (!load_file(session->cpc, text, where)) fail("%s", session->cpc->problem);
}

static void option_symbols(session_t *session, char *text) {
    if (!symbols_load(&session->cpc->symbols, text, session->cpc->problem)) fail("%s", session->cpc->problem);
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

static void option_profile(session_t *session, char *text) {
    for (char *name = strtok(text, ","); name; name = strtok(NULL, ","))
        if (!profile_add(session->cpc, name)) fail("%s", session->cpc->problem);
}

static void option_speed(session_t *session, char *text) {
    (void)text;
    session->speed = true;
}

static const struct {
    const char *name;
    bool argument;
    void (*fn)(session_t *, char *);
} options[] = {
    {"--load", true, option_load},       {"--symbols", true, option_symbols}, {"--start", true, option_start},
    {"--sp", true, option_sp},           {"--until", true, option_until},     {"--nops", true, option_nops},
    {"--profile", true, option_profile}, {"--speed", false, option_speed},
};

static void read_options(session_t *session, int argc, char **argv) {
    const unsigned known = sizeof options / sizeof *options;
    for (int i = 1; i < argc; i++) {
        unsigned o = 0;
        while (o < known && strcmp(argv[i], options[o].name) != 0)
            o++;
        if (o == known) {
            fputs(usage, stderr);
            fail("unknown option %s", argv[i]);
        }
        if (options[o].argument && i + 1 == argc) fail("%s wants an argument", argv[i]);
        options[o].fn(session, options[o].argument ? argv[++i] : NULL);
    }
}

/* What the stop means to the shell. */
static int verdict(const session_t *session, cpc_stop_t why) {
    switch (why) {
    case CPC_EXITED:
        return (int)session->cpc->exit_code;
    case CPC_REACHED:
        return 0;
    case CPC_TIME_UP:
        if (!session->until) return 0;
        fprintf(stderr, "cpcsim: the place to stop at was not reached in %" PRIu64 " microseconds\n", session->nops);
        return 1;
    default:
        fprintf(stderr, "cpcsim: %s\n", session->cpc->problem);
        return 1;
    }
}

int main(int argc, char **argv) {
    session_t session = {.cpc = cpc_new(), .nops = 600 * 1000 * 1000};
    if (argc < 2) {
        fputs(usage, stderr);
        return 2;
    }
    read_options(&session, argc, argv);
    clock_t start = clock();
    cpc_stop_t why = cpc_run(session.cpc, session.nops);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    fflush(stdout);
    if (session.cpc->profile.routines) profile_print(session.cpc, stdout);
    if (session.speed)
        printf("# %" PRIu64 " NOPs in %.2f s: %.0f million T-states a second\n", session.cpc->now, seconds,
               4e-6 * (double)session.cpc->now / (seconds > 0 ? seconds : 1e-3));
    int code = verdict(&session, why);
    cpc_free(session.cpc);
    return code;
}
