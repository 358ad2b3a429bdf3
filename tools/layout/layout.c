/* Prints numbers that C defines as JSON, as a JavaScript module or as an assembler include file. */
#include "layout.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_SIZE 64
#define LINE_SIZE 256
#define ADDRESSES 0x10000ul /* of the Z80 */

typedef enum { JSON, JS, INC, FORMS } form_t;
static const char *const form_name[FORMS] = {[JSON] = "json", [JS] = "js", [INC] = "inc"};

static form_t form;
static const char *symbols; /* the .noi file, or NULL */
static int printed;

static _Noreturn void fail(const char *problem, const char *text) {
    fprintf(stderr, "layout: %s: %s\n", text, problem);
    exit(1);
}

void layout_begin(int argc, char **argv) {
    form = 0;
    while (argc > 1 && form < FORMS && strcmp(argv[1], form_name[form]) != 0)
        form++;
    if (argc < 2 || argc > 3 || form == FORMS) {
        fprintf(stderr, "usage: layout json|js|inc [PROGRAM.noi]\n");
        exit(2);
    }
    symbols = argc > 2 ? argv[2] : NULL;
    if (form == JSON) printf("{");
}

/* Prints what stands before a value. */
static void print_name(const char *name) {
    char capitals[NAME_SIZE];
    size_t i;
    for (i = 0; name[i] != '\0' && i < NAME_SIZE - 1; i++)
        capitals[i] = (char)toupper((unsigned char)name[i]);
    capitals[i] = '\0';
    if (form == JSON) printf("%s\n    \"%s\": ", printed++ ? "," : "", capitals);
    if (form == JS) printf("export const %s = ", capitals);
    if (form == INC) printf("%s = ", capitals);
}

static void print_end(void) {
    if (form == JS) printf(";\n");
    if (form == INC) printf("\n");
}

void layout_number(const char *name, long value) {
    print_name(name);
    printf("%ld", value);
    print_end();
}

void layout_bytes(const char *name, const uint8_t *bytes, size_t count) {
    size_t i;
    if (form == INC) return;
    print_name(name);
    for (i = 0; i < count; i++)
        printf("%s%d", i ? ", " : "[", bytes[i]);
    printf("]");
    print_end();
}

/* Opens the .noi file, whose lines are like DEF _risk_game 0xA123. */
static FILE *open_symbols(void) {
    FILE *file = fopen(symbols, "r");
    if (!file) fail("cannot be read", symbols);
    return file;
}

/* The next symbol of the file; 0 at its end. */
static int next_symbol(FILE *file, char name[LINE_SIZE], unsigned long *address) {
    char line[LINE_SIZE];
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "DEF _%255s 0x%lX", name, address) == 2) return 1;
    return 0;
}

static unsigned long address_of(const char *object) {
    char name[LINE_SIZE];
    unsigned long address = 0;
    int found = 0;
    FILE *file = open_symbols();
    while (!found && next_symbol(file, name, &address))
        found = strcmp(name, object) == 0;
    fclose(file);
    if (!found) fail("no such symbol in the program", object);
    return address;
}

/* The lowest address of a symbol above that one. */
static unsigned long end_after(unsigned long start) {
    char name[LINE_SIZE];
    unsigned long address, end = ADDRESSES;
    FILE *file = open_symbols();
    while (next_symbol(file, name, &address))
        if (address > start && address < end) end = address;
    fclose(file);
    return end;
}

void layout_symbol(const char *name, const char *object) {
    char full[NAME_SIZE];
    if (form == INC || !symbols) return;
    snprintf(full, sizeof full, "ADDRESS_%s", name);
    layout_number(full, (long)address_of(object));
}

void layout_function(const char *name) {
    char full[NAME_SIZE];
    unsigned long start;
    if (form == INC || !symbols) return;
    snprintf(full, sizeof full, "FUNCTION_%s", name);
    start = address_of(name);
    print_name(full);
    printf("[%lu, %lu]", start, end_after(start));
    print_end();
}

int layout_end(void) {
    if (form == JSON) printf("\n}\n");
    return fflush(stdout) == 0 ? 0 : 1;
}
