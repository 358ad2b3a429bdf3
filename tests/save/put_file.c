/* Writing files for tests of save-info. */
#include "put_file.h"
#include <stdio.h>
#include <string.h>
#include "save_format.h"
#include "tap.h"

void put_file(const char *folder, const char *name, const uint8_t *bytes, size_t length) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, length, file) != length || fclose(file)) tap_die("%s: cannot be written", path);
}

void put_save(const char *folder, const char *name, const uint8_t *head, const void *bytes) {
    uint8_t file[1000];
    memcpy(file + SAVE_HEADER_SIZE, bytes, (size_t)SAVE_HEADER_LENGTH(head) - SAVE_FILE_SIZE(0));
    save_format_wrap(file, head);
    put_file(folder, name, file, SAVE_HEADER_LENGTH(head));
}
