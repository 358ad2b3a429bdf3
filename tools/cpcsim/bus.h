/* What the Z80 finds at its addresses: 64 KB of RAM everywhere, and the ports. Only cpc.c needs it. */
#ifndef BUS_H
#define BUS_H

#include "cpc.h"

/* A Z80 wired to this machine. */
Z80EX_CONTEXT *bus_connect(cpc_t *cpc);

#endif
