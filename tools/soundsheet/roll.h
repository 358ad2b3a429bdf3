/* A piano roll of what the sound chip was told: time from left to right in rows, pitch upward, a colour a voice, the
 * louder the stronger; grey lines are bars and Cs.
 */
#ifndef ROLL_H
#define ROLL_H

#include "psg_log.h"
#include "tune.h"

/* The bars are the tune's; lead_in: frames before the first. Returns false with a message if it cannot be written. */
bool roll_save(const char *path, const psg_log_t *log, const tune_t *tune, unsigned lead_in, char problem[512]);

#endif
