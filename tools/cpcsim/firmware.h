/* firmware: the firmware's entries. The machine has no ROM, so a program that calls one is lost, or needs a stub
 * (cpc_stub). */
#ifndef FIRMWARE_H
#define FIRMWARE_H

#include "cpc.h"

/* Marks the restarts and the entries of the jumpblock, so that firmware_check is called for them. */
void firmware_mark(cpc_t *cpc);

/* The program counter is at one of them: a fault, unless the program has put its own code there. */
void firmware_check(cpc_t *cpc, uint16_t address);

#endif
