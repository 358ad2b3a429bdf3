/* bus: memory and ports as the Z80 sees them, 64 KB of RAM everywhere. Only cpc.c needs it. */
#ifndef BUS_H
#define BUS_H

#include "cpc.h"

/* A Z80 connected to this machine. */
Z80EX_CONTEXT *bus_connect(cpc_t *cpc);

/* Must be called after cpc->watching or cpc->beam.painting has changed: checking every write costs speed. */
void bus_watch_writes(cpc_t *cpc);

/* Recomputes cpc->deadline, after anything that may bring forward an interrupt or the end. */
void bus_set_deadline(cpc_t *cpc);

#endif
