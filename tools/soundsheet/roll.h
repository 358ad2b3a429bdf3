/* A piano roll of what the sound chip was told: time from left to right in rows, pitch upward, a colour a voice, the
 * louder the stronger; grey lines are bars and Cs.
 */
#ifndef ROLL_H
#define ROLL_H

#include "psg_log.h"

/* bar: frames of a bar, lead_in: frames before the first. Returns false with a message if it cannot be written. */
bool roll_save(const char *path, const psg_log_t *log, unsigned bar, unsigned lead_in, char problem[512]);

#endif
