#include "save_file.h"
#include <stdio.h>
#include <string.h>

enum { HEADER = 128, SUMMED = 67, LENGTH = 64, SUM = 67, LARGEST = 4096 };

const uint8_t *save_file_body(const uint8_t *bytes, size_t *length) {
    unsigned sum = 0;
    if (*length < HEADER) return bytes;
    for (int i = 0; i < SUMMED; i++)
        sum += bytes[i];
    if (!sum || bytes[SUM] != (sum & 0xff) || bytes[SUM + 1] != (sum >> 8 & 0xff)) return bytes;
    size_t told = (size_t)(bytes[LENGTH] | bytes[LENGTH + 1] << 8 | bytes[LENGTH + 2] << 16);
    *length -= HEADER;
    if (told < *length) *length = told; /* a disc has records of 128 bytes */
    return bytes + HEADER;
}

const char *save_file_wrong(save_result_t result) {
    switch (result) {
    case SAVE_FOREIGN:
        return "not a saved game";
    case SAVE_OTHER_GAME:
        return "saved by another game, or not a match";
    case SAVE_OLDER:
        return "saved by an older version of the game";
    case SAVE_NEWER:
        return "saved by a newer version of the game";
    case SAVE_DAMAGED:
        return "damaged: cut off, too long, or changed";
    default:
        return "a whole file, yet no match that can be";
    }
}

int save_file_command(const char *program, int argc, char **argv, save_file_fn *info) {
    uint8_t bytes[LARGEST];
    if (argc != 1 || !strcmp(argv[0], "--help")) {
        fprintf(argc == 1 ? stdout : stderr,
                "usage: %s save-info FILE\n"
                "prints what a saved match holds, or says what is wrong with the file; an AMSDOS header before it is "
                "skipped\n",
                program);
        return argc == 1 ? 0 : 2;
    }
    FILE *file = fopen(argv[0], "rb");
    if (!file) {
        perror(argv[0]);
        return 2;
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    return info(bytes, length, argv[0]) ? 0 : 1;
}
