/* Loads programs. */
#include "load.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { AMSDOS_HEADER = 128, TEXT_MOST = 1 << 20 };

uint8_t *load_bytes(const char *file, size_t most, size_t *length, char problem[256]) {
    FILE *in = fopen(file, "rb");
    if (!in) {
        snprintf(problem, 256, "%s: %s", file, strerror(errno));
        return NULL;
    }
    uint8_t *bytes = malloc(most + 2);
    *length = bytes ? fread(bytes, 1, most + 1, in) : 0;
    bool failed = ferror(in) != 0;
    fclose(in);
    if (!bytes)
        snprintf(problem, 256, "%s: out of memory", file);
    else if (failed)
        snprintf(problem, 256, "%s: cannot be read", file);
    else if (*length == 0)
        snprintf(problem, 256, "%s: is empty", file);
    else if (*length > most)
        snprintf(problem, 256, "%s: is longer than %zu bytes", file, most);
    else {
        bytes[*length] = 0;
        return bytes;
    }
    free(bytes);
    return NULL;
}

/* ---- Intel HEX ---- */

/* Two hexadecimal digits, or -1. */
static int hex_byte(const char *text) {
    int value = 0;
    for (int i = 0; i < 2; i++) {
        char c = text[i];
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                           : -1;
        if (digit < 0) return -1;
        value = value * 16 + digit;
    }
    return value;
}

/* Decodes one ":" line: count, address high, low, type, data…, checksum. Returns an error message, or NULL. */
static const char *hex_line(const char *line, uint8_t record[260]) {
    if (line[0] != ':') return "no colon at the start";
    int sum = 0, length = 5;
    for (int i = 0; i < length; i++) {
        int value = hex_byte(line + 1 + 2 * i);
        if (value < 0) return "truncated, or not hexadecimal";
        record[i] = (uint8_t)value;
        sum += value;
        if (i == 0) length += value;
    }
    return sum & 0xFF ? "wrong checksum" : NULL;
}

static bool load_hex(cpc_t *cpc, const char *file, char *text) {
    static uint8_t ram[0x10000];
    unsigned lowest = 0x10000, line_number = 0;
    bool ended = false;
    const char *wrong = NULL;
    memcpy(ram, cpc->ram, sizeof ram);
    for (char *line = strtok(text, "\r\n"); line && !wrong && !ended; line = strtok(NULL, "\r\n")) {
        uint8_t record[260];
        line_number++;
        wrong = hex_line(line, record);
        if (wrong) break;
        unsigned address = (unsigned)record[1] << 8 | record[2];
        if (record[3] == 1)
            ended = true;
        else if (record[3] != 0)
            wrong = "a record type other than data and end";
        else if (address + record[0] > sizeof ram)
            wrong = "data beyond &FFFF";
        else if (record[0]) {
            memcpy(ram + address, record + 4, record[0]);
            if (address < lowest) lowest = address;
        }
    }
    if (!wrong && !ended) wrong = "no end record: the file is truncated";
    if (!wrong && lowest == 0x10000) wrong = "no data";
    if (wrong) {
        snprintf(cpc->problem, sizeof cpc->problem, "%s line %u: %s", file, line_number, wrong);
        return false;
    }
    memcpy(cpc->ram, ram, sizeof ram);
    cpc_set_reg(cpc, regPC, (uint16_t)lowest);
    return true;
}

/* ---- plain bytes, with or without an AMSDOS header ---- */

static unsigned word(const uint8_t *bytes) {
    return bytes[0] | (unsigned)bytes[1] << 8;
}

static bool has_amsdos_header(const uint8_t *bytes, size_t length) {
    unsigned sum = 0;
    if (length < AMSDOS_HEADER) return false;
    for (int i = 0; i < 67; i++)
        sum += bytes[i];
    return sum != 0 && (sum & 0xFFFF) == word(bytes + 67);
}

static bool load_binary(cpc_t *cpc, const char *file, const uint8_t *bytes, size_t length, uint16_t address) {
    uint16_t start = address;
    if (has_amsdos_header(bytes, length)) {
        size_t said = word(bytes + 64) | (size_t)bytes[66] << 16;
        address = (uint16_t)word(bytes + 21);
        start = (uint16_t)word(bytes + 26);
        bytes += AMSDOS_HEADER;
        length -= AMSDOS_HEADER;
        if (said > length) {
            snprintf(cpc->problem, sizeof cpc->problem, "%s: truncated: its header says %zu bytes, it has %zu", file,
                     said, length);
            return false;
        }
        length = said;
    }
    if (address + length > sizeof cpc->ram) {
        snprintf(cpc->problem, sizeof cpc->problem, "%s: %zu bytes at &%04X reach beyond &FFFF", file, length, address);
        return false;
    }
    memcpy(cpc->ram + address, bytes, length);
    cpc_set_reg(cpc, regPC, start);
    return true;
}

static bool ends_with(const char *text, const char *end) {
    size_t a = strlen(text), b = strlen(end);
    return a >= b && strcmp(text + a - b, end) == 0;
}

bool load_file(cpc_t *cpc, const char *file, uint16_t address) {
    bool hex = ends_with(file, ".ihx") || ends_with(file, ".hex");
    size_t length;
    uint8_t *bytes = load_bytes(file, hex ? TEXT_MOST : AMSDOS_HEADER + sizeof cpc->ram + 127, &length, cpc->problem);
    if (!bytes) return false;
    bool good = hex ? load_hex(cpc, file, (char *)bytes) : load_binary(cpc, file, bytes, length, address);
    free(bytes);
    return good;
}
