/* Any bytes for save-info, for libFuzzer. */
#include "fuzz_info.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "save_file.h"

static void ask(const uint8_t *bytes, size_t size) {
    char wrong[SAVE_FILE_WRONG] = "";
    static FILE *nowhere;
    if (!nowhere) nowhere = freopen("/dev/null", "w", stdout);
    if (save_info(bytes, size, wrong) == (wrong[0] != 0)) abort();
}

void fuzz_info(const uint8_t *data, size_t size) {
    ask(data, size);
    for (const save_kind_t *const *kind = save_kinds; *kind; kind++) {
        uint8_t file[1000] = {0};
        size_t capacity = (size_t)SAVE_HEADER_LENGTH((*kind)->head);
        memcpy(file + SAVE_HEADER_SIZE, data,
               size < capacity - SAVE_FILE_SIZE(0) ? size : capacity - SAVE_FILE_SIZE(0));
        save_format_wrap(file, (*kind)->head);
        ask(file, capacity);
    }
}
