/* Writes YM files. */
#include "ym.h"

#include <string.h>

enum { CLOCK = 1000000, RATE = 50, REGISTERS = 16 };

static void put(FILE *out, unsigned value, unsigned bytes) {
    while (bytes--)
        fputc((int)(value >> 8 * bytes & 255), out);
}

/* The value of a register in a frame if some voices are left out. */
static uint8_t heard(const uint8_t *psg, unsigned reg, unsigned voices) {
    if (reg >= 8 && reg <= 10 && !(voices >> (reg - 8) & 1)) return 0;
    return reg < 14 ? psg[reg] : 0;
}

/* YM6, unpacked: register by register, each for all frames. */
bool ym_save(const char *path, const psg_log_t *log, unsigned voices, const char *title) {
    FILE *out = fopen(path, "wb");
    if (!out) return false;
    fputs("YM6!LeOnArD!", out);
    put(out, log->frames, 4);
    put(out, 1, 4); /* registers in a row */
    put(out, 0, 2);
    put(out, CLOCK, 4);
    put(out, RATE, 2);
    put(out, 0, 4);
    put(out, 0, 2);
    fwrite(title, strlen(title) + 1, 1, out);
    fwrite("", 1, 1, out);
    fwrite("", 1, 1, out);
    for (unsigned reg = 0; reg < REGISTERS; reg++)
        for (unsigned f = 0; f < log->frames; f++)
            fputc(reg == 13 && !f ? 8 : heard(log->frame[f], reg, voices), out); /* the envelope starts once */
    fputs("End!", out);
    bool good = !ferror(out);
    return !fclose(out) && good;
}
