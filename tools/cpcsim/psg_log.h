/* psg_log: records the sound chip's registers frame by frame.
 *
 *     psg_log_t log = {0};
 *     psg_log_start(&log, cpc);                    from now on; the first frame of the log is the present one
 *     cpc_run_to_frame(cpc, 500);
 *     psg_log_stop(&log);
 *     log.frame[3][8]                              volume of channel A in the fourth frame
 *     psg_log_free(&log);
 */
#ifndef PSG_LOG_H
#define PSG_LOG_H

#include "cpc.h"

/* Register 13 in a frame that did not write it: writing it again would restart the envelope. */
#define PSG_UNTOUCHED 0xFF

typedef struct {
    uint8_t (*frame)[PSG_REGISTERS];
    unsigned frames;
    unsigned writes; /* writes to any register but the keyboard's (14) */
    cpc_t *cpc;
    uint32_t first;
    unsigned capacity;
} psg_log_t;

void psg_log_start(psg_log_t *log, cpc_t *cpc);

/* The log has all frames up to the present one, which is not complete. */
void psg_log_stop(psg_log_t *log);
void psg_log_free(psg_log_t *log);

#endif
