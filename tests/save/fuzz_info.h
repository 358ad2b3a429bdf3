/* For libFuzzer's targets: any bytes for save-info. */
#ifndef FUZZ_INFO_H
#define FUZZ_INFO_H

#include <stddef.h>
#include <stdint.h>

/* As they are; and in an envelope of each kind of file that the game has, under a checksum that fits. */
void fuzz_info(const uint8_t *data, size_t size);

#endif
