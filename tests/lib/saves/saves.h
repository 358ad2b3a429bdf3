/* saves: the tests of match files that all games have. The program links the game's play_on.c (tests/<game>/saves).
 *
 *     void *const saves_game = &risk_game;
 *     ...
 *     saves_reasons(save);
 *     saves_result_t result = SAVES_NO_RESULT;
 *     saves_read(&result, &match, save);
 *     saves_change(&result, save);
 *     saves_continue(&result, changed, &random, 120);
 *     saves_print(&result, "3 players");
 *     saves_print_refusals();
 */
#ifndef SAVES_H
#define SAVES_H

#include <stdbool.h>
#include "match_file.h"
#include "random.h"

extern void *const saves_game; /* the current game; supplied by the test */

typedef struct {
    bool same;             /* the files that were written restore the same match */
    unsigned changed, cut; /* files with a changed byte, or of another length, that were read */
    unsigned continued;    /* files with other contents that could be read and continued */
    const char *wrong;     /* why one could not be continued, or NULL */
} saves_result_t;
#define SAVES_NO_RESULT                                                                                                \
    { .same = true }

/* Reads a file (match_file_read). Records whether a refused file changes the match, or any file the current game. */
file_status_t saves_load(const uint8_t *bytes, uint16_t count, match_t *loaded);

/* Corrects the checksum of a changed file. */
void saves_fix_checksum(uint8_t *bytes);

/* One result for every reason to refuse a file other than its contents. */
void saves_reasons(const uint8_t *save);

/* Reads the file of a match, and all files that differ in their length. */
void saves_read(saves_result_t *result, const match_t *match, const uint8_t *save);

/* Reads all files that differ in one byte. */
void saves_change(saves_result_t *result, const uint8_t *save);

/* Corrects the checksum of a changed file. If it can be read, continues its match for some moves. */
void saves_continue(saves_result_t *result, uint8_t *bytes, random_t *random, int moves);

/* Prints the results of one kind of match. */
void saves_print(const saves_result_t *result, const char *kind);

/* Prints what saves_load has recorded. */
void saves_print_refusals(void);

#endif
