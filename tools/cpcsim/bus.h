/* What the Z80 finds at its addresses: 64 KB of RAM everywhere, and the ports. Only cpc.c needs it. */
#ifndef BUS_H
#define BUS_H

#include "cpc.h"

/* A Z80 wired to this machine. */
Z80EX_CONTEXT *bus_connect(cpc_t *cpc);

/* To be called when cpc->watching or cpc->beam.painting has changed: looking at writes costs speed. */
void bus_watch_writes(cpc_t *cpc);

/* Sets cpc->deadline anew, after anything that may bring an interrupt or the end nearer. */
void bus_set_deadline(cpc_t *cpc);

#endif
