/* roll: a piano roll of the sound chip's registers. Time runs from left to right in rows, pitch upwards, one
 * colour per voice, stronger if louder; grey lines are bars and Cs. */
#ifndef ROLL_H
#define ROLL_H

#include "psg_log.h"
#include "tune.h"

/* The bars are those of the tune; lead_in: frames before the first. Returns false with a message if the file
 * cannot be written. */
bool roll_save(const char *path, const psg_log_t *log, const tune_t *tune, unsigned lead_in, char problem[512]);

#endif
