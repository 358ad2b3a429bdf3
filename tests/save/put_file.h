/* put_file: writes files for tests of save-info. */
#ifndef PUT_FILE_H
#define PUT_FILE_H

#include <stddef.h>
#include <stdint.h>

void put_file(const char *folder, const char *name, const uint8_t *bytes, size_t length);

/* The same with that header, which has the length, and a checksum. */
void put_save(const char *folder, const char *name, const uint8_t *head, const void *bytes);

#endif
