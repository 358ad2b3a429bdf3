/* Reads a saved file and prints its contents. */
#include "save_file.h"
#include <stdio.h>
#include <string.h>

enum { HEADER = 128, SUMMED = 67, LENGTH = 64, SUM = 67, KIND = 5, LARGEST = 4096 };

/* Returns the start of the file behind an AMSDOS header, and its length. */
static const uint8_t *body(const uint8_t *bytes, size_t *length) {
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

static const char *sentence(file_status_t result) {
    switch (result) {
    case SAVE_FOREIGN:
        return "not a saved game";
    case SAVE_OTHER_GAME:
        return "saved by another game, or another kind of file";
    case SAVE_OLDER:
        return "saved by an older version of the game";
    case SAVE_NEWER:
        return "saved by a newer version of the game";
    case FILE_DAMAGED:
        return "damaged: truncated, too long, or modified";
    default:
        return "valid checksum, but impossible contents";
    }
}

bool save_info(const uint8_t *bytes, size_t length, char wrong[SAVE_FILE_WRONG]) {
    const save_kind_t *kind = save_kinds[0]; /* unless its header names another kind */
    const char *why = NULL;
    bytes = body(bytes, &length);
    for (int i = 0; length > KIND && save_kinds[i]; i++)
        if (save_kinds[i]->head[KIND] == bytes[KIND]) kind = save_kinds[i];
    file_status_t result = save_format_validate(bytes, (uint16_t)(length <= LARGEST ? length : LARGEST), kind->head);
    if (result == FILE_OK) why = kind->fault(bytes + SAVE_HEADER_SIZE);
    if (why) result = SAVE_IMPOSSIBLE;
    if (result == FILE_OK)
        kind->print(bytes + SAVE_HEADER_SIZE);
    else
        snprintf(wrong, SAVE_FILE_WRONG, "%s%s%s", sentence(result), why ? ": " : "", why ? why : "");
    return result == FILE_OK;
}

int save_file_command(const char *program, int argc, char **argv) {
    uint8_t bytes[LARGEST];
    char wrong[SAVE_FILE_WRONG];
    if (argc != 1 || !strcmp(argv[0], "--help")) {
        fprintf(argc == 1 ? stdout : stderr,
                "usage: %s save-info FILE\n"
                "prints the contents of a saved match or of the settings file with the hall of fame, or what is wrong "
                "with it; an AMSDOS header is skipped\n",
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
    if (save_info(bytes, length, wrong)) return 0;
    fprintf(stderr, "%s: %s\n", argv[0], wrong);
    return 1;
}
