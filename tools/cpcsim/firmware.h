/* What the firmware has at which address. The machine has no ROM, so a program that comes there has lost its way, or
 * wants something that a stub must do for it (cpc_stub). */
#ifndef FIRMWARE_H
#define FIRMWARE_H

#include "cpc.h"

/* Marks the restarts and the entries of the jumpblock, so that firmware_check hears of them. */
void firmware_mark(cpc_t *cpc);

/* The program counter is at one of them: a fault, unless the program has put code of its own there. */
void firmware_check(cpc_t *cpc, uint16_t address);

#endif
