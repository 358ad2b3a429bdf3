/* load: loads programs from files, Intel HEX (.ihx, .hex: contains its addresses) or binary (anything else: loaded at
 * an address; a 128-byte AMSDOS header is recognised by its checksum and gives load and start address).
 *
 *     if (!load_file(cpc, "game.ihx", 0)) die(cpc->problem);
 *     cpc_set_reg(cpc, regPC, 0x4000);
 */
#ifndef LOAD_H
#define LOAD_H

#include "cpc.h"

/* Loads a file of any kind. The program counter is set to the start address of an AMSDOS header, otherwise to the
 * lowest address loaded. On failure the memory is unchanged and cpc->problem has a message. */
bool load_file(cpc_t *cpc, const char *file, uint16_t address);

/* Reads a whole file into allocated memory; NULL and a message if it cannot be read or is longer than `most`. A
 * zero byte follows the contents. */
uint8_t *load_bytes(const char *file, size_t most, size_t *length, char problem[256]);

#endif
