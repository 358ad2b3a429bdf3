/* crc16: CRC-16/CCITT (polynomial 0x1021, initial value 0xffff), the checksum of saved files. */
#ifndef CRC16_H
#define CRC16_H

#include <stdint.h>

uint16_t crc16(const uint8_t *bytes, uint16_t count);

#endif
