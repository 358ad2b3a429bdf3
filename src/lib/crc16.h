/* CRC-16/CCITT (polynomial 1021 hex, start ffff): the checksum behind every save. */
#ifndef CRC16_H
#define CRC16_H

#include <stdint.h>

uint16_t crc16(const uint8_t *bytes, uint16_t count);

#endif
