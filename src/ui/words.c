/* Texts: unpacking (tools/wordconv packs them), and loading another language. */
#include "words.h"
#include <string.h>
#include "language.h"
#include "file.h"
#include "number_text.h"
#include "video.h"

#define ARGUMENTS        3
#define ARGUMENT_LONGEST 30

static char text[WORDS_LONGEST + 1];
static char argument[ARGUMENTS][ARGUMENT_LONGEST + 1];

static const char *const files[LANGUAGE_COUNT] = WORDS_FILES;

uint8_t words_language(void) {
    return words_resident.language;
}

uint16_t words_stamp(void) {
    return words_resident.stamp;
}

const char *words_file(uint8_t language) {
    return files[language];
}

static file_name_t file;

static uint8_t read_language(void) {
    return file_read(&file);
}

/* Whether the file read is a language of this build, and intact: the checksum is that of src/platform/host/checksum. */
static uint8_t is_whole(void) {
    const uint8_t *bytes = file_buffer, *stamp = (const uint8_t *)&words_resident.stamp;
    uint16_t left = sizeof words_resident - sizeof words_resident.sum;
    uint8_t sum = 0, sums = 0;
    if (file_length != sizeof words_resident || bytes[0] != stamp[0] || bytes[1] != stamp[1]) return 0;
    for (; left; left--) {
        sum += *bytes++;
        sums += sum;
    }
    return bytes[0] == sum && bytes[1] == sums;
}

uint8_t words_load(uint8_t language) {
    uint8_t status;
    file.text = files[language];
    for (file.length = 0; file.text[file.length];)
        file.length++;
    status = file_session(read_language);
    if (status != FILE_OK) return status;
    if (!is_whole()) return FILE_DAMAGED;
    memcpy((void *)&words_resident, file_buffer, sizeof words_resident);
    return FILE_OK;
}

static char *copy(char *to, const char *from) {
    while ((*to = *from++))
        to++;
    return to;
}

/* The packed text of a key: the index has every eighth, the others are counted from there. A text ends with 0, or
 * with one of the last codes, which stand for pairs that end with 0. */
static const uint8_t *find(uint8_t key) {
    const uint8_t *from = words_resident.packed + words_resident.start[key / WORDS_STRIDE];
    for (key %= WORDS_STRIDE; key; key--)
        while ((uint8_t)(*from++ + WORDS_ENDS) > WORDS_ENDS)
            ;
    return from;
}

static void unpack(char *to, uint8_t key) {
    static uint8_t waiting[WORDS_DEPTH], count, code;
    static const uint8_t *from, *pair;
    from = find(key);
    count = 0;
    for (;;) {
        code = count ? waiting[--count] : *from++;
        while (code >= WORDS_LOW_PAIR && (code < WORDS_LOW_END || code >= WORDS_HIGH_PAIR)) {
            if (code >= WORDS_HIGH_PAIR) code -= WORDS_HIGH_PAIR - WORDS_LOW_END;
            pair = words_resident.pair[code - WORDS_LOW_PAIR];
            waiting[count++] = pair[1];
            code = pair[0];
        }
        if (code == 0) break;
        if (code < WORD_NEWLINE)
            to = copy(to, argument[code - 1]);
        else
            *to++ = (char)code;
    }
    *to = 0;
}

char *word(uint8_t key) {
    unpack(text, key);
    return text;
}

void word_text(uint8_t place, const char *from) {
    copy(argument[place], from);
}

void word_number(uint8_t place, uint16_t value) {
    copy(argument[place], number_text(value));
}

void word_key(uint8_t place, uint8_t key) {
    unpack(argument[place], key);
}
