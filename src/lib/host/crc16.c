/* CRC-16/CCITT, bit by bit: a table would not pay. src/save/cpc/save_format_crc.s is the CPC's. */
#include "crc16.h"

uint16_t crc16(const uint8_t *bytes, uint16_t count) {
    uint16_t crc = 0xffff;
    uint8_t bit;
    for (; count; count--) {
        crc ^= (uint16_t)(*bytes++ << 8);
        for (bit = 8; bit; bit--)
            crc = (uint16_t)(crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1);
    }
    return crc;
}
