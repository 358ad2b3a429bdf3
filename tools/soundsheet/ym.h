/* ym: recordings of the sound chip for other players. A YM file has its registers frame by frame; an AY file has
 * our player and the bank, for emulators with a Z80. */
#ifndef YM_H
#define YM_H

#include "cpc.h"
#include "psg_log.h"

/* Voices that are left out are silent: bit 0 the first, 1 the second, 2 the third. Returns false if the file
 * cannot be written. */
bool ym_save(const char *path, const psg_log_t *log, unsigned voices, const char *title);

/* The program in cpc, with symbols, plays this tune of the bank; voices that are left out rest. */
bool ay_save(const char *path, cpc_t *cpc, const uint8_t *bank, unsigned size, uint16_t tune, unsigned voices);

#endif
