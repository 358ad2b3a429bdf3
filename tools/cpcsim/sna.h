/* sna: the .sna files of CPC emulators, versions 1 to 3, 64 KB (of 128 KB the first 64, if no other bank is paged in).
 * The beam starts at the top of the picture, regardless of the snapshot.
 *
 *     if (!sna_load(cpc, "game.sna")) die(cpc->problem);
 *     cpc_run_to_frame(cpc, 100);
 *     if (!sna_save(cpc, "later.sna")) die(cpc->problem);          version 1, which every emulator reads
 */
#ifndef SNA_H
#define SNA_H

#include "cpc.h"

/* On failure the machine is unchanged. */
bool sna_load(cpc_t *cpc, const char *file);
bool sna_save(cpc_t *cpc, const char *file);

#endif
