/* symbols: names of addresses, from the files that sdldz80 writes beside a program: game.noi ("DEF _main 0x4000") or
 * game.map ("     00004000  _main     module").
 *
 *     symbols_t symbols = {0};
 *     if (!symbols_load(&symbols, "game.noi", problem)) die(problem);
 *     uint16_t address;
 *     if (symbols_find(&symbols, "main", &address)) …
 *     puts(symbols_name(&symbols, 0x4005, text));   "_main+5"
 */
#ifndef SYMBOLS_H
#define SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SYMBOLS_NAME 64

typedef struct {
    char name[SYMBOLS_NAME];
    uint16_t value;
} symbol_t;

typedef struct {
    symbol_t *list;
    size_t count;
} symbols_t;

/* Adds the symbols of a file. On failure writes a message to `problem` (256 characters). */
bool symbols_load(symbols_t *symbols, const char *file, char *problem);
void symbols_free(symbols_t *symbols);

/* With or without the underscore of C names. */
bool symbols_find(const symbols_t *symbols, const char *name, uint16_t *value);

/* A number (16384, 0x4000 or &4000), a symbol, or a symbol and an offset (_hand+3). */
bool symbols_value(const symbols_t *symbols, const char *text, uint16_t *value);

/* First and last address of an area of the linker ("_DATA"); false if there is none or it is empty. */
bool symbols_area(const symbols_t *symbols, const char *name, uint16_t *first, uint16_t *last);

/* The address as text: "&4005 (_main+5)". `text` holds 96 characters and is returned. */
char *symbols_name(const symbols_t *symbols, uint16_t address, char *text);

#endif
