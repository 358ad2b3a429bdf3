/* Writes and reads tape images. */
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
#define PAUSE_BLOCK    0x20
#define PAUSE_SIZE     3
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
    PULSE_ZERO = 583, /* 2000 baud: 167 µs, twice, for a 0 */
    PULSE_ONE = 2 * PULSE_ZERO,
    PILOT_PULSES = 4096,
    FIRST_PILOT_PULSES = 12288, /* four seconds */
    STATES_A_MS = 3500,
};

/* Before each block of a file the firmware starts the motor and skips about two seconds of tape while it gains
 * speed. It does the same for the first record after a file; but a notice comes first, and any part of it that is
 * skipped takes long enough, even on a phone that does not react to the motor. Between records the motor keeps
 * running while the data is unpacked or drawn. */
enum {
    PAUSE_AT_START_MS = 2500,
    PAUSE_AFTER_HEADER_MS = 250,
    PAUSE_AFTER_DATA_MS = 2000,
    PAUSE_AFTER_FILE_MS = 1000,
    PAUSE_AFTER_RECORD_MS = 350,
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
    while (tape->size + count > tape->capacity) {
        tape->capacity *= 2;
        tape->bytes = realloc(tape->bytes, tape->capacity);
        if (!tape->bytes) {
            fputs("mkimage: out of memory\n", stderr);
            exit(1);
        }
    }
    tape->size += count;
    return tape->bytes + tape->size - count;
}

void tape_begin(tape_t *tape) {
    *tape = (tape_t){.capacity = 1024};
    tape->bytes = realloc(NULL, tape->capacity);
    memcpy(extend(tape, SIGNATURE_SIZE), SIGNATURE, SIGNATURE_SIZE);
    uint8_t *pause = extend(tape, PAUSE_SIZE);
    pause[0] = PAUSE_BLOCK;
    put16(pause + 1, PAUSE_AT_START_MS);
}

void tape_end(tape_t *tape) {
    free(tape->bytes);
    *tape = (tape_t){0};
}

/* One record: sync byte, segments of 256 bytes each with its checksum, trailer. */
static void add_record(tape_t *tape, uint8_t sync, const uint8_t *data, size_t length, unsigned pause_ms) {
    const size_t segments = (length + SEGMENT - 1) / SEGMENT;
    const size_t size = 1 + segments * (SEGMENT + 2) + TRAILER;
    const bool first = tape->size == SIGNATURE_SIZE + PAUSE_SIZE;
    uint8_t *block = extend(tape, TURBO_HEADER + size);
    memset(block, 0, TURBO_HEADER + size);
    block[0] = TURBO_BLOCK;
    put16(block + 1, PULSE_ONE);  /* pilot */
    put16(block + 3, PULSE_ZERO); /* the sync is a single 0 bit */
    put16(block + 5, PULSE_ZERO);
    put16(block + 7, PULSE_ZERO);
    put16(block + 9, PULSE_ONE);
    put16(block + 11, first ? FIRST_PILOT_PULSES : PILOT_PULSES);
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

void tape_add_records(tape_t *tape, uint8_t first_sync, const uint8_t *data, size_t length) {
    for (size_t done = 0; done < length; done += TAPE_BLOCK_SIZE) {
        const size_t here = length - done < TAPE_BLOCK_SIZE ? length - done : TAPE_BLOCK_SIZE;
        add_record(tape, (uint8_t)(first_sync + done / TAPE_BLOCK_SIZE), data + done, here, PAUSE_AFTER_RECORD_MS);
    }
}

void tape_add_notice(tape_t *tape, const char *name) {
    uint8_t header[SEGMENT] = {0};
    memcpy(header, name, strlen(name));
    header[AT_BLOCK] = 2; /* a name that no waiting RUN" accepts as a file */
    add_record(tape, SYNC_HEADER, header, SEGMENT, PAUSE_AFTER_RECORD_MS);
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* Skips a pause and examines the next record. */
static const char *find_record(tape_t *tape, size_t *size) {
    const uint8_t *block = tape->bytes + tape->at;
    if (tape->size - tape->at >= PAUSE_SIZE && block[0] == PAUSE_BLOCK) tape->at += PAUSE_SIZE;
    block = tape->bytes + tape->at;
    if (tape->at == tape->size) {
        *size = 0;
        return NULL;
    }
    if (block[0] != TURBO_BLOCK) return "a block is not a turbo block";
    if (tape->size - tape->at < TURBO_HEADER) return "the tape ends inside a record";
    *size = get16(block + 16) | (size_t)block[18] << 16;
    if (tape->size - tape->at - TURBO_HEADER < *size) return "the tape ends inside a record";
    if (*size < 1 + TRAILER || (*size - 1 - TRAILER) % (SEGMENT + 2)) return "a record has a wrong length";
    return NULL;
}

/* Reads the next record into `data` (`capacity` bytes, whole segments) and checks every segment. */
static const char *read_record(tape_t *tape, uint8_t *sync, uint8_t *data, size_t capacity, size_t *length) {
    size_t size;
    const char *wrong = find_record(tape, &size);
    if (wrong) return wrong;
    if (!size) return "the tape ends inside a file";
    const uint8_t *at = tape->bytes + tape->at + TURBO_HEADER;
    *sync = *at++;
    *length = (size - 1 - TRAILER) / (SEGMENT + 2) * SEGMENT;
    if (*length > capacity) return "a record has a wrong length";
    for (size_t done = 0; done < *length; done += SEGMENT, at += SEGMENT + 2) {
        if (tape_crc(at) != (at[SEGMENT] << 8 | at[SEGMENT + 1])) return "a segment has a wrong checksum";
        memcpy(data + done, at, SEGMENT);
    }
    tape->at += TURBO_HEADER + size;
    return NULL;
}

static void read_header(const uint8_t *header, tape_file_t *file) {
    memcpy(file->name, header, TAPE_NAME_SIZE);
    file->name[TAPE_NAME_SIZE] = 0;
    file->type = header[AT_TYPE];
    file->load = get16(header + AT_LOAD);
    file->length = get16(header + AT_FILE_LENGTH);
    file->entry = get16(header + AT_ENTRY);
}

/* Reads the rest of the file whose first header was just read. */
static const char *read_file(tape_t *tape, const tape_file_t *file, uint8_t *header, uint8_t *data) {
    unsigned done = 0;
    for (unsigned block = 1;; block++) {
        uint8_t sync, bytes[TAPE_BLOCK_SIZE];
        size_t size;
        if (header[AT_BLOCK] != block || (header[AT_FIRST] != 0) != (block == 1)) return "a block is out of order";
        const unsigned length = get16(header + AT_DATA_LENGTH);
        if (length > TAPE_BLOCK_SIZE || done + length > file->length) return "a block is too long";
        if (get16(header + AT_LOAD) != (uint16_t)(file->load + done)) return "a block loads to a wrong address";
        const char *wrong = read_record(tape, &sync, bytes, sizeof bytes, &size);
        if (wrong) return wrong;
        if (sync != SYNC_DATA) return "a record has a wrong sync byte";
        if (size != (length + SEGMENT - 1) / SEGMENT * SEGMENT) return "a record has a wrong length";
        memcpy(data + done, bytes, length);
        done += length;
        if (header[AT_LAST]) break;
        wrong = read_record(tape, &sync, header, SEGMENT, &size);
        if (wrong) return wrong;
        if (sync != SYNC_HEADER) return "a record has a wrong sync byte";
    }
    return done == file->length ? NULL : "a file is shorter than its header says";
}

const char *tape_next(tape_t *tape, tape_part_t *part, uint8_t data[65536]) {
    *part = (tape_part_t){.kind = TAPE_OVER};
    if (tape->at == 0) {
        if (tape->size < SIGNATURE_SIZE || memcmp(tape->bytes, SIGNATURE, SIGNATURE_SIZE)) return "not a .cdt file";
        tape->at = SIGNATURE_SIZE;
    }
    size_t size;
    const char *wrong = find_record(tape, &size);
    if (wrong || !size) return wrong;
    wrong = read_record(tape, &part->sync, data, 65536, &size);
    if (wrong) return wrong;
    if (part->sync != SYNC_HEADER) {
        part->kind = TAPE_RECORD;
        part->file.length = (uint16_t)size;
        return NULL;
    }
    if (size != SEGMENT) return "a record has a wrong length";
    uint8_t header[SEGMENT];
    memcpy(header, data, SEGMENT);
    read_header(header, &part->file);
    part->kind = header[AT_FIRST] ? TAPE_FILE : TAPE_NOTICE;
    return part->kind == TAPE_FILE ? read_file(tape, &part->file, header, data) : NULL;
}

unsigned long tape_duration(const tape_t *tape) {
    unsigned long states = 0, pauses = 0;
    for (size_t at = SIGNATURE_SIZE; at < tape->size;) {
        const uint8_t *block = tape->bytes + at;
        if (block[0] == PAUSE_BLOCK) {
            pauses += get16(block + 1);
            at += PAUSE_SIZE;
            continue;
        }
        const size_t size = get16(block + 16) | (size_t)block[18] << 16;
        states += (unsigned long)get16(block + 1) * get16(block + 11) + get16(block + 3) + get16(block + 5);
        for (size_t bit = 0; bit < 8 * size; bit++)
            states += 2ul * get16(block + (block[TURBO_HEADER + bit / 8] >> (7 - bit % 8) & 1 ? 9 : 7));
        pauses += get16(block + 14);
        at += TURBO_HEADER + size;
    }
    return states / STATES_A_MS + pauses;
}
