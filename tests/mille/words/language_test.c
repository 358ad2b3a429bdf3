/* Language files on the PC: the four are read, and any other file changes nothing.
 *
 *     language_test DISC FOLDER
 *
 * DISC is the folder of the language files; FOLDER is for damaged copies. */
#include <stdlib.h>
#include <string.h>

#include "checksum.h"
#include "host.h"
#include "language.h"
#include "file.h"
#include "tap.h"
#include "words.h"

#define SIZE sizeof(language_t)

static const char *folder;
static uint8_t whole[SIZE];

/* Writes these bytes as the Italian file into the folder and tries to read it. */
static uint8_t load(const uint8_t *bytes, size_t size) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, words_file(LANGUAGE_IT));
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(bytes, 1, size, f) != size || fclose(f)) host_stop("%s: cannot be written", path);
    return words_load(LANGUAGE_IT);
}

static int refused(const uint8_t *bytes, size_t size, const language_t *before) {
    return load(bytes, size) == FILE_DAMAGED && !memcmp(&words_resident, before, SIZE);
}

int main(int count, char **arguments) {
    static uint8_t bytes[SIZE + 1];
    unsigned good = 0, changed = 0, shorter = 0;
    if (count != 3) return fprintf(stderr, "usage: language_test DISC FOLDER\n"), 2;
    folder = arguments[2];
    ok(words_load(LANGUAGE_DE) == NO_DRIVE && words_language() == LANGUAGE_FR,
       "without a disc the first language stays");
    host_disc(arguments[1]);
    for (uint8_t i = LANGUAGE_COUNT; i--;) {
        good += words_load(i) == FILE_OK && words_language() == i;
        if (i == LANGUAGE_IT) memcpy(whole, &words_resident, SIZE);
    }
    ok(good == LANGUAGE_COUNT, "every language is read: %u", good);
    const language_t before = words_resident;
    host_disc(folder);
    ok(words_load(LANGUAGE_DE) == FILE_NOT_FOUND && words_language() == LANGUAGE_FR,
       "a file that is missing changes nothing");
    for (size_t i = 0; i < SIZE; i++) {
        memcpy(bytes, whole, SIZE);
        bytes[i] ^= (uint8_t)(1 + i % 255);
        changed += (unsigned)refused(bytes, SIZE, &before);
        shorter += (unsigned)refused(whole, i, &before);
    }
    ok(changed == SIZE, "a file with one wrong byte is refused, whichever it is: %u", changed);
    ok(shorter == SIZE, "a file that is too short is refused, by however much: %u", shorter);
    memcpy(bytes, whole, SIZE);
    ok(refused(bytes, SIZE + 1, &before), "a file that is longer by a byte is refused");
    bytes[0] ^= 1;
    checksum(bytes, SIZE - CHECKSUM_SIZE, bytes + SIZE - CHECKSUM_SIZE);
    ok(refused(bytes, SIZE, &before), "a whole file of another build is refused");
    ok(load(whole, SIZE) == FILE_OK && words_language() == LANGUAGE_IT, "and the file as it was made is read");
    return tap_done();
}
