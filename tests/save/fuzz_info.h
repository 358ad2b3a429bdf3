/* fuzz_info: any bytes for save-info, for the targets of libFuzzer. */
#ifndef FUZZ_INFO_H
#define FUZZ_INFO_H

#include <stddef.h>
#include <stdint.h>

/* The bytes as they are, and with the header of each kind of file of the game and a correct checksum. */
void fuzz_info(const uint8_t *data, size_t size);

#endif
