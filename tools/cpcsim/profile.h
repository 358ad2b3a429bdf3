/* profile: measures named routines: calls, and NOPs from the first instruction to the return, callees and interrupts
 * included. A return is detected when the stack pointer rises above the return address, so recursion, tail calls and
 * routines that remove their own arguments are counted correctly.
 *
 *     profile_add(cpc, "_mille_legal", problem);
 *     cpc_run(cpc, CPC_FOREVER);
 *     profile_print(cpc, stdout);
 *
 * prints for each routine:  name  calls  worst  mean  total      and the number of calls still running
 */
#ifndef PROFILE_H
#define PROFILE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define PROFILE_ROUTINES 64
#define PROFILE_DEPTH    256

struct cpc;

typedef struct {
    char name[64];
    uint16_t address;
    uint64_t calls, worst, total; /* of the calls that have returned */
    uint64_t worst_at;            /* when the worst call began */
} profile_routine_t;

typedef struct {
    profile_routine_t routine[PROFILE_ROUTINES];
    unsigned routines;
    struct {
        profile_routine_t *routine;
        uint64_t start;
        uint16_t sp, back; /* the place of the return address, and the address itself */
    } open[PROFILE_DEPTH];
    unsigned depth;
} profile_t;

/* Adds a routine: a symbol or an address. */
bool profile_add(struct cpc *cpc, const char *name);
const profile_routine_t *profile_find(const struct cpc *cpc, const char *name);
void profile_print(const struct cpc *cpc, FILE *out);

/* Prints a line for make bench: "NAME VALUE LIMIT ok", or OVER. */
void profile_budget(FILE *out, const char *name, uint64_t value, uint64_t limit);

/* For the machine: the program counter is at the start of a routine, or at a return address. */
void profile_enter(struct cpc *cpc, uint16_t address);
void profile_return(struct cpc *cpc, uint16_t address);

#endif
