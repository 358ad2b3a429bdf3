/* The checksum behind every save, bit by bit: a save is written and read so seldom that a table is not worth its bytes.
 */
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
