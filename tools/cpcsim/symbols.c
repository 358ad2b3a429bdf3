/* Reads symbol files. */
#include "symbols.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROBLEM = 256, FAR = 0x1000 };

static bool add(symbols_t *symbols, const char *name, unsigned value) {
    if ((symbols->count & (symbols->count + 1)) == 0) { /* grows at 0, 1, 3, 7… */
        symbol_t *more = realloc(symbols->list, 2 * (symbols->count + 1) * sizeof *more);
        if (!more) return false;
        symbols->list = more;
    }
    symbol_t *symbol = &symbols->list[symbols->count++];
    snprintf(symbol->name, sizeof symbol->name, "%s", name);
    symbol->value = (uint16_t)value;
    return true;
}

/* Lengths and absolute markers of the linker's areas are not addresses, but areas need them. */
static bool is_place(const char *name) {
    return strncmp(name, "l__", 3) != 0 && name[0] != '.';
}

bool symbols_load(symbols_t *symbols, const char *file, char *problem) {
    FILE *in = fopen(file, "r");
    if (!in) {
        snprintf(problem, PROBLEM, "%s: %s", file, strerror(errno));
        return false;
    }
    size_t before = symbols->count;
    char line[256], name[SYMBOLS_NAME], value[9];
    bool capacity = true;
    while (capacity && fgets(line, sizeof line, in))
        if (sscanf(line, "DEF %63s 0x%8[0-9A-Fa-f]", name, value) == 2 ||
            (sscanf(line, " %8[0-9A-F] %63s", value, name) == 2 && strlen(value) == 8))
            capacity = add(symbols, name, (unsigned)strtoul(value, NULL, 16));
    fclose(in);
    if (!capacity)
        snprintf(problem, PROBLEM, "%s: out of memory", file);
    else if (symbols->count == before)
        snprintf(problem, PROBLEM, "%s: no symbols; expected a .noi or .map file of sdldz80", file);
    return capacity && symbols->count > before;
}

void symbols_free(symbols_t *symbols) {
    free(symbols->list);
    *symbols = (symbols_t){0};
}

bool symbols_find(const symbols_t *symbols, const char *name, uint16_t *value) {
    for (size_t i = 0; i < symbols->count; i++) {
        const char *known = symbols->list[i].name;
        if (strcmp(known, name) == 0 || (known[0] == '_' && strcmp(known + 1, name) == 0)) {
            *value = symbols->list[i].value;
            return true;
        }
    }
    return false;
}

static bool number(const char *text, uint16_t *value) {
    char *end;
    errno = 0;
    unsigned long n = text[0] == '&' ? strtoul(text + 1, &end, 16) : strtoul(text, &end, 0);
    if (errno || end == text || *end || text[0] == '-' || n > 0xFFFF) return false;
    *value = (uint16_t)n;
    return true;
}

bool symbols_value(const symbols_t *symbols, const char *text, uint16_t *value) {
    if (number(text, value)) return true;
    char name[SYMBOLS_NAME];
    uint16_t offset = 0;
    const char *plus = strrchr(text, '+');
    size_t length = plus ? (size_t)(plus - text) : strlen(text);
    if (length >= sizeof name || (plus && !number(plus + 1, &offset))) return false;
    memcpy(name, text, length);
    name[length] = 0;
    if (!symbols_find(symbols, name, value)) return false;
    *value = (uint16_t)(*value + offset);
    return true;
}

bool symbols_area(const symbols_t *symbols, const char *name, uint16_t *first, uint16_t *last) {
    char start[SYMBOLS_NAME], length[SYMBOLS_NAME];
    uint16_t bytes;
    snprintf(start, sizeof start, "s_%.60s", name);
    snprintf(length, sizeof length, "l_%.60s", name);
    if (!symbols_find(symbols, start, first) || !symbols_find(symbols, length, &bytes) || bytes == 0) return false;
    *last = (uint16_t)(*first + bytes - 1);
    return true;
}

char *symbols_name(const symbols_t *symbols, uint16_t address, char *text) {
    const symbol_t *best = NULL;
    for (size_t i = 0; i < symbols->count; i++) {
        const symbol_t *symbol = &symbols->list[i];
        if (is_place(symbol->name) && symbol->value <= address && address - symbol->value < FAR &&
            (!best || symbol->value >= best->value))
            best = symbol;
    }
    if (!best)
        snprintf(text, 96, "&%04X", address);
    else if (best->value == address)
        snprintf(text, 96, "&%04X (%s)", address, best->name);
    else
        snprintf(text, 96, "&%04X (%s+%d)", address, best->name, address - best->value);
    return text;
}
