/* A libFuzzer target: the bytes are moves with any numbers in them, or a save with a checksum that matches. On any
 * input the invariants of tests/mille/saves/play_on.c hold. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fuzz_info.h"
#include "play_on.h"
#include "match_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must_be_fine(const char *wrong) {
    if (!wrong) return;
    fprintf(stderr, "fuzz: %s\n", wrong);
    abort();
}

static const uint8_t sizes[] = {2, 3, 4, 6};

static void fuzz_moves(const uint8_t *data, size_t size) {
    mille_events_t events;
    if (size < 4) return;
    uint32_t seed = (uint32_t)(data[1] | data[2] << 8);
    if (!mille_new(data[0] & 3, sizes[data[0] >> 2 & 3], seed, &events)) return;
    for (data += 3, size -= 3; size >= 2; data += 2, size -= 2) {
        /* Two bytes per move: most are nearly legal, all are possible. */
        mille_move_t move = {data[0] & 15, data[0] >> 4 & 7, data[1]};
        if (data[0] & 128) move.verb = (uint8_t)(mille_game.phase == PHASE_DRAW ? MILLE_DRAW : MILLE_PLAY);
        if (!(data[1] & 128)) move.team = data[1] & 3;
        must_be_fine(play_any(&move));
    }
}

/* The bytes are changes to the save of a real game: pairs of place and value. */
static void fuzz_save(const uint8_t *data, size_t size) {
    uint8_t bytes[SAVE_BYTES];
    match_t changed = {.seat = {{0, "A"}, {1, "B"}, {2, "C"}, {3, "D"}, {0, "E"}, {0, "F"}}};
    mille_events_t events;
    random_t random;
    if (size < 2 || !mille_new(data[0] & 3, sizes[data[0] >> 2 & 3], data[0] >> 4, &events)) return;
    random_seed(&random, data[1]);
    must_be_fine(play_on(&random, data[1]));
    changed.game = mille_game;
    for (data += 2, size -= 2; size >= 2; data += 2, size -= 2)
        ((uint8_t *)&changed)[(size & 1 ? MATCH_BYTES - 256 : 0) + data[0]] = data[1];
    match_file_write(&changed, bytes);
    if (match_file_read(&changed, bytes, SAVE_BYTES) != FILE_OK) return;
    mille_game = changed.game;
    must_be_fine(play_on(&random, 60));
}

/* Raw bytes as a save, and as any file that `mille save-info` is asked about. */
static void fuzz_file(const uint8_t *data, size_t size) {
    match_t match;
    match_file_read(&match, data, (uint16_t)(size & 0xffff));
    fuzz_info(data, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) return 0;
    switch (data[0] % 3) {
    case 0:
        fuzz_moves(data + 1, size - 1);
        break;
    case 1:
        fuzz_save(data + 1, size - 1);
        break;
    default:
        fuzz_file(data + 1, size - 1);
        break;
    }
    return 0;
}
