/* Records the sound chip. */
#include "psg_log.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { KEYBOARD = 14, SHAPE = 13 };

/* Frames without a write repeat the previous one. */
static void grow(psg_log_t *log, unsigned frames) {
    while (log->frames < frames) {
        if (log->frames == log->capacity) {
            log->capacity = log->capacity ? 2 * log->capacity : 256;
            log->frame = realloc(log->frame, log->capacity * sizeof *log->frame);
            assert(log->frame);
        }
        uint8_t *image = log->frame[log->frames];
        memcpy(image, log->frames ? log->frame[log->frames - 1] : log->cpc->ppi.psg, PSG_REGISTERS);
        image[SHAPE] = PSG_UNTOUCHED;
        log->frames++;
    }
}

static void on_write(void *user, unsigned reg, uint8_t value) {
    psg_log_t *log = user;
    if (reg == KEYBOARD) return;
    grow(log, log->cpc->beam.frames - log->first + 1);
    log->frame[log->frames - 1][reg] = value;
    log->writes++;
}

void psg_log_start(psg_log_t *log, cpc_t *cpc) {
    *log = (psg_log_t){.cpc = cpc, .first = cpc->beam.frames};
    cpc->ppi.on_psg_write = on_write;
    cpc->ppi.on_psg_user = log;
}

void psg_log_stop(psg_log_t *log) {
    grow(log, log->cpc->beam.frames - log->first);
    log->cpc->ppi.on_psg_write = NULL;
}

void psg_log_free(psg_log_t *log) {
    free(log->frame);
    *log = (psg_log_t){0};
}
