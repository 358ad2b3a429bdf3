/* Reads whole, damaged and changed match files. */
#include "saves.h"

#include <string.h>
#include "corruption.h"
#include "crc16.h"
#include "play_on.h"
#include "tap.h"

static bool refusals_change_nothing = true;

file_status_t saves_load(const uint8_t *bytes, uint16_t count, match_t *loaded) {
    match_t before, current;
    memset(loaded, 0x55, sizeof *loaded);
    memcpy(&before, loaded, sizeof before);
    memcpy(&current.game, saves_game, sizeof current.game);
    file_status_t status = match_file_read(loaded, bytes, count);
    if (status != FILE_OK && memcmp(loaded, &before, sizeof before) != 0) refusals_change_nothing = false;
    if (memcmp(&current.game, saves_game, sizeof current.game) != 0) refusals_change_nothing = false;
    return status;
}

void saves_fix_checksum(uint8_t *bytes) {
    uint16_t crc = crc16(bytes, SAVE_BYTES - 2);
    bytes[SAVE_BYTES - 2] = (uint8_t)(crc >> 8);
    bytes[SAVE_BYTES - 1] = (uint8_t)crc;
}

static bool is_taken(const uint8_t *bytes, uint16_t count) {
    match_t loaded;
    return saves_load(bytes, count, &loaded) == FILE_OK;
}

void saves_reasons(const uint8_t *save) {
    static const struct {
        int place, change;
        file_status_t expected; /* with the old checksum, and with a correct one */
        const char *sentence;
    } changes[] = {{0, 1, SAVE_FOREIGN, "another magic number: foreign"},
                   {4, 1, SAVE_OTHER_GAME, "another letter: a file of another game"},
                   {5, 1, SAVE_OTHER_GAME, "another kind of file: reported in the same way"},
                   {6, 1, SAVE_NEWER, "a newer version: reported as such"},
                   {6, -1, SAVE_OLDER, "an older version: reported as such"}};
    uint8_t bytes[SAVE_BYTES];
    match_t loaded;
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        memcpy(bytes, save, sizeof bytes);
        bytes[changes[i].place] = (uint8_t)(bytes[changes[i].place] + changes[i].change);
        file_status_t status = saves_load(bytes, SAVE_BYTES, &loaded);
        saves_fix_checksum(bytes);
        ok(status == changes[i].expected && saves_load(bytes, SAVE_BYTES, &loaded) == changes[i].expected, "%s",
           changes[i].sentence);
    }
    memcpy(bytes, save, sizeof bytes);
    bytes[40] ^= 1;
    ok(saves_load(bytes, SAVE_BYTES, &loaded) == FILE_DAMAGED, "a changed byte: damaged");
    ok(saves_load(save, 3, &loaded) == FILE_DAMAGED && saves_load(save, 10, &loaded) == FILE_DAMAGED &&
           saves_load(save, SAVE_BYTES - 1, &loaded) == FILE_DAMAGED,
       "too few bytes: damaged");
    ok(crc16((const uint8_t *)"123456789", 9) == 0x29b1, "the checksum is CRC-16/CCITT");
}

void saves_read(saves_result_t *result, const match_t *match, const uint8_t *save) {
    match_t loaded;
    result->same &= saves_load(save, SAVE_BYTES, &loaded) == FILE_OK && memcmp(&loaded, match, MATCH_BYTES) == 0;
    result->cut += corruption_length(save, SAVE_BYTES, is_taken);
}

void saves_change(saves_result_t *result, const uint8_t *save) {
    result->changed += corruption_change(save, SAVE_BYTES, is_taken);
}

void saves_continue(saves_result_t *result, uint8_t *bytes, random_t *random, int moves) {
    match_t loaded;
    saves_fix_checksum(bytes);
    if (saves_load(bytes, SAVE_BYTES, &loaded) != FILE_OK) return;
    result->continued++;
    memcpy(saves_game, &loaded.game, sizeof loaded.game);
    result->wrong = play_on(random, moves);
}

void saves_print(const saves_result_t *result, const char *kind) {
    ok(result->same, "%s: a save restores the same match", kind);
    ok(result->changed == 0, "%s: every change of one byte is refused", kind);
    ok(result->cut == 0, "%s: every other length is refused", kind);
    ok(!result->wrong, "%s: %u changed saves that load can be continued%s%s", kind, result->continued,
       result->wrong ? ": " : "", result->wrong ? result->wrong : "");
}

void saves_print_refusals(void) {
    ok(refusals_change_nothing, "no refused save has changed a match, and none the current game");
}
