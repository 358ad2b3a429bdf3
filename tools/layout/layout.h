/* layout: prints numbers that C defines for the languages that cannot include a C header.
 *
 *     int main(int argc, char **argv) {
 *         layout_begin(argc, argv);               usage: layout json|js|inc [PROGRAM.noi]
 *         LAYOUT_CONSTANT(PLAYERS_MAX);
 *         LAYOUT_FIELD(RISK, risk_t, phase);      RISK_PHASE: the offset of risk_t.phase
 *         layout_symbol("GAME", "risk_game");     ADDRESS_GAME: where the linker put it
 *         layout_function("list_choose");         FUNCTION_LIST_CHOOSE: where it begins, where the next one begins
 *         return layout_end();
 *     }
 *
 * json is for tests, js for the page, inc for the assembler; each has the same names. Addresses need the symbols of a
 * linked program, so they are printed where a .noi file is given. A struct must have the same layout on the PC and on
 * the Z80: bytes and aligned 16-bit words, no pointers.
 */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stddef.h>
#include <stdint.h>

/* Reads the command line; a wrong one ends the program. */
void layout_begin(int argc, char **argv);

void layout_number(const char *name, long value);

/* A list of bytes, only in json and js. */
void layout_bytes(const char *name, const uint8_t *bytes, size_t count);

/* ADDRESS_<name>, only in json and js: the address of the C object of that name in the program. */
void layout_symbol(const char *name, const char *object);

/* FUNCTION_<name>, only in json and js: the addresses of a function and of the next global symbol. A return address
 * between them belongs to the function, or to a static function behind it in the same file. */
void layout_function(const char *name);

/* The exit status of the program. */
int layout_end(void);

#define LAYOUT_CONSTANT(name) layout_number(#name, (long)(name))

/* <prefix>_<FIELD> is the offset of a field; the name is printed in capitals. <prefix>_SIZE is that of the struct. */
#define LAYOUT_FIELD(prefix, type, field) layout_number(#prefix "_" #field, (long)offsetof(type, field))
#define LAYOUT_SIZE(prefix, type)         layout_number(#prefix "_SIZE", (long)sizeof(type))

#endif
