/* Files for those who read saves. */
#ifndef PUT_FILE_H
#define PUT_FILE_H

#include <stddef.h>
#include <stdint.h>

void put_file(const char *folder, const char *name, const uint8_t *bytes, size_t length);

/* The same with bytes in an envelope that begins like this, and their number is in it. */
void put_save(const char *folder, const char *name, const uint8_t *head, const void *bytes);

#endif
