/* Loads and saves snapshots. */
#include "sna.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"

enum {
    HEADER = 0x100,
    AT_VERSION = 0x10,
    AT_REFRESH = 0x19,
    AT_PEN = 0x2E,
    AT_INKS = 0x2F,
    AT_CONFIG = 0x40,
    AT_BANKS = 0x41,
    AT_CRTC = 0x42, /* the selected register, then all 18 */
    AT_PPI = 0x56,  /* ports A, B, C, control */
    AT_PSG = 0x5A,  /* the selected register, then all 16 */
    AT_KILOBYTES = 0x6B,
    RAM = 0x10000,
    LONGEST = HEADER + 9 * RAM + 0x10000 /* 576 KB and chunks of version 3 */
};

/* Registers and their offsets: low byte first, or a single byte. */
static const struct {
    Z80_REG_T reg;
    uint8_t at, bytes;
} registers[] = {{regAF, 0x11, 2},  {regBC, 0x13, 2},   {regDE, 0x15, 2},   {regHL, 0x17, 2},
                 {regI, 0x1A, 1},   {regIFF1, 0x1B, 1}, {regIFF2, 0x1C, 1}, {regIX, 0x1D, 2},
                 {regIY, 0x1F, 2},  {regSP, 0x21, 2},   {regPC, 0x23, 2},   {regIM, 0x25, 1},
                 {regAF_, 0x26, 2}, {regBC_, 0x28, 2},  {regDE_, 0x2A, 2},  {regHL_, 0x2C, 2}};

enum { REGISTERS = sizeof registers / sizeof *registers };

/* Unpacks a MEM0 chunk of version 3: &E5 count value is a run, &E5 0 the byte &E5. Returns whether it fills the
 * RAM exactly. */
static bool unpack(const uint8_t *from, size_t length, uint8_t *ram) {
    size_t filled = 0;
    if (length == RAM) {
        memcpy(ram, from, RAM);
        return true;
    }
    for (size_t i = 0; i < length; i++) {
        size_t count = 1;
        uint8_t value = from[i];
        if (value == 0xE5) {
            if (++i == length) return false;
            if (from[i] != 0) {
                count = from[i];
                if (++i == length) return false;
                value = from[i];
            }
        }
        if (filled + count > RAM) return false;
        memset(ram + filled, value, count);
        filled += count;
    }
    return filled == RAM;
}

/* Finds the first 64 KB. Returns NULL, or an error message. */
static const char *find_ram(const uint8_t *bytes, size_t length, uint8_t *ram) {
    unsigned kilobytes = bytes[AT_KILOBYTES] | (unsigned)bytes[AT_KILOBYTES + 1] << 8;
    if (kilobytes != 0) {
        if (kilobytes < 64) return "contains less than 64 KB of memory";
        if (length < HEADER + 1024 * (size_t)kilobytes)
            return "is truncated: the header announces more memory than follows";
        memcpy(ram, bytes + HEADER, RAM);
        return NULL;
    }
    for (size_t at = HEADER; at + 8 <= length;) {
        const uint8_t *chunk = bytes + at;
        size_t size = chunk[4] | (size_t)chunk[5] << 8 | (size_t)chunk[6] << 16 | (size_t)chunk[7] << 24;
        if (size > length - at - 8) return "is truncated inside a chunk";
        if (memcmp(chunk, "MEM0", 4) == 0)
            return unpack(chunk + 8, size, ram) ? NULL : "has a MEM0 chunk that is not 64 KB";
        at += 8 + size;
    }
    return "contains no memory";
}

static void set_machine(cpc_t *cpc, const uint8_t *header) {
    for (int i = 0; i < REGISTERS; i++) {
        unsigned value = header[registers[i].at];
        if (registers[i].bytes == 2) value |= (unsigned)header[registers[i].at + 1] << 8;
        if (registers[i].reg == regIFF1 || registers[i].reg == regIFF2) value &= 1;
        if (registers[i].reg == regIM) value %= 3;
        cpc_set_reg(cpc, registers[i].reg, (uint16_t)value);
    }
    cpc_set_reg(cpc, regR, header[AT_REFRESH]);
    cpc_set_reg(cpc, regR7, header[AT_REFRESH]);

    crtc_t *crtc = &cpc->beam.crtc;
    ga_t *ga = &cpc->beam.ga;
    crtc_reset(crtc);
    ga_reset(ga);
    for (uint8_t i = 0; i < CRTC_REGISTERS; i++) {
        crtc->selected = i;
        crtc_write(crtc, header[AT_CRTC + 1 + i]);
    }
    crtc->selected = header[AT_CRTC] & 0x1F;
    crtc->address = (uint16_t)(crtc->reg[CRTC_R_ADDRESS_HIGH] << 8 | crtc->reg[CRTC_R_ADDRESS_LOW]);
    for (int i = 0; i < 17; i++)
        ga->ink[i] = header[AT_INKS + i] & 0x1F;
    ga->pen = header[AT_PEN] & 0x10 ? GA_BORDER : header[AT_PEN] & 0x0F;
    ga->config = 0x80 | (header[AT_CONFIG] & 0x0F);
    ga_take_mode(ga);

    ppi_t *ppi = &cpc->ppi;
    ppi->a = header[AT_PPI];
    ppi->b = header[AT_PPI + 1];
    ppi->c = header[AT_PPI + 2];
    ppi->control = header[AT_PPI + 3];
    ppi->psg_selected = header[AT_PSG] & 0x0F;
    memcpy(ppi->psg, header + AT_PSG + 1, PSG_REGISTERS);
}

/* Returns an error message, or NULL and the RAM of the file. */
static const char *check(const uint8_t *bytes, size_t length, uint8_t *ram) {
    if (length < HEADER || memcmp(bytes, "MV - SNA", 8) != 0)
        return "is not a snapshot: it does not begin with \"MV - SNA\"";
    if (bytes[AT_VERSION] < 1 || bytes[AT_VERSION] > 3) return "has a version other than 1, 2, 3";
    if (bytes[AT_BANKS] & 7) return "has banks of extra memory switched in, which a 64 KB machine does not have";
    return find_ram(bytes, length, ram);
}

bool sna_load(cpc_t *cpc, const char *file) {
    static uint8_t ram[RAM];
    size_t length;
    uint8_t *bytes = load_bytes(file, LONGEST, &length, cpc->problem);
    if (!bytes) return false;
    const char *wrong = check(bytes, length, ram);
    if (wrong)
        snprintf(cpc->problem, sizeof cpc->problem, "%s %s", file, wrong);
    else {
        memcpy(cpc->ram, ram, RAM);
        set_machine(cpc, bytes);
    }
    free(bytes);
    return !wrong;
}

bool sna_save(cpc_t *cpc, const char *file) {
    uint8_t header[HEADER] = "MV - SNA";
    header[AT_VERSION] = 1;
    for (int i = 0; i < REGISTERS; i++) {
        uint16_t value = cpc_reg(cpc, registers[i].reg);
        header[registers[i].at] = (uint8_t)value;
        if (registers[i].bytes == 2) header[registers[i].at + 1] = (uint8_t)(value >> 8);
    }
    header[AT_REFRESH] = (uint8_t)cpc_reg(cpc, regR);
    header[AT_CRTC] = cpc->beam.crtc.selected;
    memcpy(header + AT_CRTC + 1, cpc->beam.crtc.reg, CRTC_REGISTERS);
    header[AT_PEN] = cpc->beam.ga.pen;
    memcpy(header + AT_INKS, cpc->beam.ga.ink, sizeof cpc->beam.ga.ink);
    header[AT_CONFIG] = cpc->beam.ga.config;
    const uint8_t ppi[] = {cpc->ppi.a, cpc->ppi.b, cpc->ppi.c, cpc->ppi.control, cpc->ppi.psg_selected};
    memcpy(header + AT_PPI, ppi, sizeof ppi);
    memcpy(header + AT_PSG + 1, cpc->ppi.psg, PSG_REGISTERS);
    header[AT_KILOBYTES] = 64;

    FILE *out = fopen(file, "wb");
    bool written = out && fwrite(header, HEADER, 1, out) == 1 && fwrite(cpc->ram, RAM, 1, out) == 1;
    if (out && fclose(out) != 0) written = false;
    if (!written) snprintf(cpc->problem, sizeof cpc->problem, "%s: %s", file, strerror(errno));
    return written;
}
