#include "tape.h"
#include "bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEGMENT        256
#define SYNC_HEADER    0x2c
#define SYNC_DATA      0x16
#define TRAILER        4 /* bytes of &FF after the last segment */
#define TURBO_BLOCK    0x11
#define TURBO_HEADER   19
#define SIGNATURE_SIZE 10

/* Offsets in the header record of a block. */
enum {
    AT_BLOCK = 16,
    AT_LAST = 17,
    AT_TYPE = 18,
    AT_DATA_LENGTH = 19,
    AT_LOAD = 21,
    AT_FIRST = 23,
    AT_FILE_LENGTH = 24,
    AT_ENTRY = 26,
};

/* Times in T-states of 3.5 MHz, the unit of the TZX format. */
enum {
    PULSE_ZERO = 583, /* 2000 baud: 167 µs, twice, for a 0 … */
    PULSE_ONE = 2 * PULSE_ZERO,
    PILOT_PULSES = 4096,
};

/* Before each block the firmware starts the motor and lets about two seconds of tape go by while it gains speed;
 * between two files the first one is checked and shown, and a phone playing the tape does not even stop for that. */
enum {
    PAUSE_AFTER_HEADER_MS = 250,
    PAUSE_AFTER_DATA_MS = 2000,
    PAUSE_AFTER_FILE_MS = 4000,
};

static const uint8_t SIGNATURE[SIGNATURE_SIZE] = {'Z', 'X', 'T', 'a', 'p', 'e', '!', 0x1a, 1, 20};

uint16_t tape_crc(const uint8_t segment[SEGMENT]) {
    uint16_t crc = 0xffff;
    for (int i = 0; i < SEGMENT; i++) {
        crc = (uint16_t)(crc ^ segment[i] << 8);
        for (int bit = 0; bit < 8; bit++)
            crc = (uint16_t)(crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1);
    }
    return (uint16_t)~crc;
}

/* ---- writing ---------------------------------------------------------------------------------------------------- */

static uint8_t *extend(tape_t *tape, size_t count) {
    while (tape->size + count > tape->room) {
        tape->room *= 2;
        tape->bytes = realloc(tape->bytes, tape->room);
        if (!tape->bytes) {
            fputs("images: out of memory\n", stderr);
            exit(1);
        }
    }
    tape->size += count;
    return tape->bytes + tape->size - count;
}

void tape_begin(tape_t *tape) {
    *tape = (tape_t){.room = 1024};
    tape->bytes = realloc(NULL, tape->room);
    memcpy(extend(tape, SIGNATURE_SIZE), SIGNATURE, SIGNATURE_SIZE);
}

void tape_end(tape_t *tape) {
    free(tape->bytes);
    *tape = (tape_t){0};
}

/* One record: sync byte, segments of 256 bytes each with its checksum, trailer. */
static void add_record(tape_t *tape, uint8_t sync, const uint8_t *data, size_t length, unsigned pause_ms) {
    const size_t segments = (length + SEGMENT - 1) / SEGMENT;
    const size_t size = 1 + segments * (SEGMENT + 2) + TRAILER;
    uint8_t *block = extend(tape, TURBO_HEADER + size);
    memset(block, 0, TURBO_HEADER + size);
    block[0] = TURBO_BLOCK;
    put16(block + 1, PULSE_ONE);  /* pilot */
    put16(block + 3, PULSE_ZERO); /* the sync is a single 0 */
    put16(block + 5, PULSE_ZERO);
    put16(block + 7, PULSE_ZERO);
    put16(block + 9, PULSE_ONE);
    put16(block + 11, PILOT_PULSES);
    block[13] = 8; /* all bits of the last byte count */
    put16(block + 14, pause_ms);
    put16(block + 16, (unsigned)size);
    uint8_t *at = block + TURBO_HEADER;
    *at++ = sync;
    for (size_t done = 0; done < length; done += SEGMENT, at += SEGMENT + 2) {
        memcpy(at, data + done, length - done < SEGMENT ? length - done : SEGMENT);
        const uint16_t crc = tape_crc(at);
        at[SEGMENT] = (uint8_t)(crc >> 8);
        at[SEGMENT + 1] = (uint8_t)(crc & 255);
    }
    memset(at, 0xff, TRAILER);
}

void tape_add(tape_t *tape, const tape_file_t *file, const uint8_t *data) {
    const unsigned blocks = file->length ? (unsigned)(file->length + TAPE_BLOCK_SIZE - 1) / TAPE_BLOCK_SIZE : 1;
    for (unsigned block = 0; block < blocks; block++) {
        const unsigned start = block * TAPE_BLOCK_SIZE;
        const bool last = block + 1 == blocks;
        const unsigned length = last ? file->length - start : TAPE_BLOCK_SIZE;
        uint8_t header[SEGMENT] = {0};
        memcpy(header, file->name, strlen(file->name));
        header[AT_BLOCK] = (uint8_t)(block + 1);
        header[AT_LAST] = last ? 0xff : 0;
        header[AT_TYPE] = file->type;
        put16(header + AT_DATA_LENGTH, length);
        put16(header + AT_LOAD, file->load + start);
        header[AT_FIRST] = block == 0 ? 0xff : 0;
        put16(header + AT_FILE_LENGTH, file->length);
        put16(header + AT_ENTRY, file->entry);
        add_record(tape, SYNC_HEADER, header, SEGMENT, PAUSE_AFTER_HEADER_MS);
        add_record(tape, SYNC_DATA, data + start, length, last ? PAUSE_AFTER_FILE_MS : PAUSE_AFTER_DATA_MS);
    }
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* Reads the next record into `data` and checks every segment. */
static const char *read_record(tape_t *tape, uint8_t sync, uint8_t *data, size_t length) {
    const size_t segments = (length + SEGMENT - 1) / SEGMENT;
    const size_t size = 1 + segments * (SEGMENT + 2) + TRAILER;
    const uint8_t *block = tape->bytes + tape->at;
    if (tape->size - tape->at < TURBO_HEADER + size) return "the tape ends inside a record";
    if (block[0] != TURBO_BLOCK) return "a block is no turbo block";
    if (get16(block + 16) != size || block[18] != 0) return "a record has a wrong length";
    if (block[TURBO_HEADER] != sync) return "a record has a wrong sync byte";
    const uint8_t *at = block + TURBO_HEADER + 1;
    for (size_t done = 0; done < length; done += SEGMENT, at += SEGMENT + 2) {
        if (tape_crc(at) != (at[SEGMENT] << 8 | at[SEGMENT + 1])) return "a segment has a wrong checksum";
        memcpy(data + done, at, length - done < SEGMENT ? length - done : SEGMENT);
    }
    tape->at += TURBO_HEADER + size;
    return NULL;
}

const char *tape_next(tape_t *tape, tape_file_t *file, uint8_t data[65536], bool *found) {
    *found = false;
    if (tape->at == 0) {
        if (tape->size < SIGNATURE_SIZE || memcmp(tape->bytes, SIGNATURE, SIGNATURE_SIZE))
            return "this is no .cdt file";
        tape->at = SIGNATURE_SIZE;
    }
    if (tape->at == tape->size) return NULL;
    unsigned done = 0;
    for (unsigned block = 1;; block++) {
        uint8_t header[SEGMENT];
        const char *wrong = read_record(tape, SYNC_HEADER, header, SEGMENT);
        if (wrong) return wrong;
        if (header[AT_BLOCK] != block || (header[AT_FIRST] != 0) != (block == 1)) return "a block is out of order";
        if (block == 1) {
            memcpy(file->name, header, TAPE_NAME_SIZE);
            file->name[TAPE_NAME_SIZE] = 0;
            file->type = header[AT_TYPE];
            file->load = get16(header + AT_LOAD);
            file->length = get16(header + AT_FILE_LENGTH);
            file->entry = get16(header + AT_ENTRY);
        }
        const unsigned length = get16(header + AT_DATA_LENGTH);
        if (length > TAPE_BLOCK_SIZE || done + length > file->length) return "a block is too long";
        if (get16(header + AT_LOAD) != (uint16_t)(file->load + done)) return "a block loads to a wrong address";
        wrong = read_record(tape, SYNC_DATA, data + done, length);
        if (wrong) return wrong;
        done += length;
        if (header[AT_LAST]) break;
    }
    if (done != file->length) return "a file is shorter than its header says";
    *found = true;
    return NULL;
}
