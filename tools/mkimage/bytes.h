/* bytes: 16-bit words in a file, low byte first. */
#ifndef BYTES_H
#define BYTES_H

#include <stdint.h>

static inline void put16(uint8_t *at, unsigned value) {
    at[0] = (uint8_t)(value & 255);
    at[1] = (uint8_t)(value >> 8 & 255);
}

static inline uint16_t get16(const uint8_t *at) {
    return (uint16_t)(at[0] | at[1] << 8);
}

#endif
