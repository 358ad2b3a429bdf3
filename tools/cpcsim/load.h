/* Programs from files: Intel HEX (.ihx, .hex: the addresses are inside) or plain bytes (anything else: loaded at an
 * address; a 128-byte AMSDOS header is recognised by its checksum and tells load and start address).
 *
 *     if (!load_file(cpc, "game.ihx", 0)) die(cpc->problem);
 *     cpc_set_reg(cpc, regPC, 0x4000);
 */
#ifndef LOAD_H
#define LOAD_H

#include "cpc.h"

/* Loads a file of any kind. The program counter is set to the start an AMSDOS header names, otherwise to the lowest
 * address loaded. On failure the memory is as it was and cpc->problem says what is wrong. */
bool load_file(cpc_t *cpc, const char *file, uint16_t address);

/* A whole file in memory of its own, for whoever reads files; NULL and a message if it cannot be read or is longer than
 * `most`. One byte of 0 follows the contents. */
uint8_t *load_bytes(const char *file, size_t most, size_t *length, char problem[256]);

#endif
