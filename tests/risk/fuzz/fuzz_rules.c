/* Fuzz target for the rules of RISK: its bytes are moves with any numbers in them, changes to the file of a real match,
 * a file, or lines of text. The invariants of tests/risk/saves/play_on.c always hold. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "match_file.h"
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

/* A game with any number of players and options, after some random moves. */
static void any_game(const uint8_t *data) {
    risk_events_t events;
    random_t random;
    risk_new((uint8_t)(PLAYERS_MIN + data[0] % 5), data[0] >> 6, data[1], &events);
    random_seed(&random, data[2]);
    for (int moves = 2 * data[2]; moves && risk_game.phase != PHASE_OVER; moves--) {
        risk_move_t move;
        random_player_move(&random, &move);
        risk_apply(&move, &events);
    }
}

static void fuzz_moves(const uint8_t *data, size_t size) {
    static const uint8_t usual[PHASE_OVER + 1] = {
        [PHASE_CLAIM] = RISK_CLAIM,     [PHASE_DEPLOY] = RISK_DEPLOY, [PHASE_TRADE] = RISK_TRADE,
        [PHASE_PLACE] = RISK_PLACE,     [PHASE_ATTACK] = RISK_ATTACK, [PHASE_DEFEND] = RISK_DEFEND,
        [PHASE_ADVANCE] = RISK_ADVANCE, [PHASE_MOVE] = RISK_FREE,     [PHASE_OVER] = RISK_ABANDON,
    };
    any_game(data);
    for (data += 3, size -= 3; size >= 4; data += 4, size -= 4) {
        /* Half of the verbs are those of the phase; all numbers are possible. */
        risk_move_t move = {data[0] & 128 ? usual[risk_game.phase] : data[0], data[1], data[2], data[3], data[3]};
        must_be_fine(play_any(&move));
    }
}

static void fuzz_save(const uint8_t *data, size_t size) {
    uint8_t bytes[SAVE_BYTES];
    match_t match = {.memory.base = NOWHERE}, read;
    random_t random;
    any_game(data);
    match.game = risk_game;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        match.seat[seat].name[0] = 'A';
    for (data += 3, size -= 3; size >= 2; data += 2, size -= 2)
        ((uint8_t *)&match)[data[0] + (data[1] & 1 && data[0] < MATCH_BYTES - 256 ? 256 : 0)] = data[1];
    match_file_write(&match, bytes);
    random_seed(&random, 1);
    if (match_file_read(&read, bytes, SAVE_BYTES) != FILE_OK) return;
    risk_game = read.game;
    must_be_fine(play_on(&random, 40));
}

static void fuzz_file(const uint8_t *data, size_t size) {
    match_t match;
    match_file_read(&match, data, (uint16_t)(size & 0xffff));
    fuzz_info(data, size);
}

static void fuzz_line(const uint8_t *data, size_t size) {
    char line[256], problem[MOVE_PROBLEM];
    risk_move_t move;
    any_game(data);
    data += 3;
    size -= 3;
    if (size >= sizeof line) size = sizeof line - 1;
    memcpy(line, data, size);
    line[size] = 0;
    if (move_read(line, &move, problem))
        must_be_fine(play_any(&move));
    else if (strncmp(problem, "reason=", 7) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static void (*const ways[])(const uint8_t *, size_t) = {fuzz_moves, fuzz_save, fuzz_file, fuzz_line};
    if (size >= 4) ways[data[0] & 3](data + 1, size - 1);
    return 0;
}
