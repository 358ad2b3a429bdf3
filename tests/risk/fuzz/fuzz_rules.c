/* libFuzzer's target for the rules of RISK: its bytes are moves with any numbers in them, changes to the save of a real
 * game, a raw save, or lines of words. Whatever comes in, the invariants of tests/risk/saves/play_on.c hold. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "validate.h"
#include "fuzz_info.h"
#include "moves.h"
#include "play_on.h"
#include "random_player.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must_be_fine(const char *wrong) {
    if (!wrong) return;
    fprintf(stderr, "fuzz: %s\n", wrong);
    abort();
}

/* A game of any kind, so many random moves old. */
static void any_game(risk_t *game, const uint8_t *data) {
    risk_events_t events;
    random_t random;
    risk_new(game, (uint8_t)(PLAYERS_MIN + data[0] % 5), data[0] >> 6, data[1], &events);
    random_seed(&random, data[2]);
    for (int moves = 2 * data[2]; moves && game->phase != PHASE_OVER; moves--) {
        risk_move_t move;
        random_player_move(game, &random, &move);
        risk_apply(game, &move, &events);
    }
}

static void fuzz_moves(const uint8_t *data, size_t size) {
    static const uint8_t usual[PHASE_OVER + 1] = {RISK_CLAIM,  RISK_DEPLOY,  RISK_TRADE, RISK_PLACE,  RISK_ATTACK,
                                                  RISK_DEFEND, RISK_ADVANCE, RISK_FREE,  RISK_ABANDON};
    risk_t game;
    any_game(&game, data);
    for (data += 3, size -= 3; size >= 4; data += 4, size -= 4) {
        /* Half of the verbs are those that are awaited; all numbers are possible. */
        risk_move_t move = {data[0] & 128 ? usual[game.phase] : data[0], data[1], data[2], data[3], data[3]};
        must_be_fine(play_any(&game, &move));
    }
}

static void fuzz_save(const uint8_t *data, size_t size) {
    uint8_t bytes[SAVE_BYTES];
    risk_t game, forged;
    random_t random;
    any_game(&game, data);
    forged = game;
    for (data += 3, size -= 3; size >= 2; data += 2, size -= 2)
        if (data[0] < RISK_BYTES) ((uint8_t *)&forged)[data[0]] = data[1];
    save_write(&forged, bytes);
    random_seed(&random, 1);
    if (save_read_strict(&game, bytes, SAVE_BYTES) == FILE_OK) must_be_fine(play_on(&game, &random, 40));
}

static void fuzz_file(const uint8_t *data, size_t size) {
    risk_t game;
    save_read_strict(&game, data, (uint16_t)(size & 0xffff));
    fuzz_info(data, size);
}

static void fuzz_line(const uint8_t *data, size_t size) {
    char line[256], problem[MOVE_PROBLEM];
    risk_t game;
    risk_move_t move;
    any_game(&game, data);
    data += 3;
    size -= 3;
    if (size >= sizeof line) size = sizeof line - 1;
    memcpy(line, data, size);
    line[size] = 0;
    if (move_read(line, &move, problem))
        must_be_fine(play_any(&game, &move));
    else if (strncmp(problem, "reason=", 7) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static void (*const ways[])(const uint8_t *, size_t) = {fuzz_moves, fuzz_save, fuzz_file, fuzz_line};
    if (size >= 4) ways[data[0] & 3](data + 1, size - 1);
    return 0;
}
