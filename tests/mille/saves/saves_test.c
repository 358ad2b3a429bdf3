/* Damaged saves: every change of one byte and every other length is refused, and changes nothing. With a matching
 * checksum every save that loads is a game that can be continued.
 *
 *     saves_test [EVERY]        tries one in EVERY changes: few are enough to measure coverage */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "validate.h"
#include "random_player.h"
#include "saves.h"
#include "tap.h"

static int every = 1;
static uint8_t save[SAVE_BYTES];
static match_t match = {.seat = {{SEAT_PERSON, "MARIE"},
                                 {SEAT_HARD, "Arthur"},
                                 {SEAT_EASY, "L"},
                                 {SEAT_MEDIUM, "SEVENTH"},
                                 {SEAT_PERSON, "Odette"},
                                 {SEAT_PERSON, "Victor"}}};

void *const saves_game = &mille_game;

static void note_play(const mille_events_t *events) {
    uint8_t kind = events->list[0].kind;
    if (kind != EVENT_PLAY && kind != EVENT_DISCARD && kind != EVENT_COUP) return;
    if (match.plays.count == PLAYS_KEPT) match.plays.count = 0;
    match.plays.list[match.plays.count++] = events->list[0];
}

/* A match after a random number of moves. */
static void make_game(uint8_t rules, uint8_t players, uint32_t seed) {
    mille_events_t events;
    mille_move_t move;
    random_t random;
    random_seed(&random, seed);
    mille_new(rules, players, seed, &events);
    match.plays.count = 0;
    for (int plies = random_next(&random) % 600; plies > 0; plies--) {
        mille_t before = mille_game;
        random_player_move(&random, &move);
        mille_apply(&move, &events);
        if (mille_game.phase == PHASE_MATCH_OVER) mille_game = before;
        note_play(&events);
    }
    match.game = mille_game;
    match_file_write(&match, save);
}

/* Loads the save with every change of one byte and a checksum that matches, and continues those that load. */
static void continue_changed_saves(saves_result_t *result) {
    uint8_t bytes[SAVE_BYTES];
    random_t random;
    random_seed(&random, 9);
    for (int i = SAVE_HEADER_SIZE; i < SAVE_BYTES - 2 && !result->wrong; i++) {
        for (int n = i % every; n < 24 && !result->wrong; n += every) {
            memcpy(bytes, save, sizeof bytes);
            bytes[i] = (uint8_t)(n < 20 ? n : random_next(&random));
            saves_continue(result, bytes, &random, 250);
        }
    }
}

static void one_kind(uint8_t rules, uint8_t players) {
    saves_result_t result = SAVES_NO_RESULT;
    char kind[40];
    for (uint32_t seed = 1; seed <= 2 && !result.wrong; seed++) {
        make_game(rules, players, seed * 100u + players);
        saves_read(&result, &match, save);
        if (seed == 1 && every == 1) saves_change(&result, save);
        continue_changed_saves(&result);
    }
    snprintf(kind, sizeof kind, "rules %d, %d players", rules, players);
    saves_print(&result, kind);
}

/* One impossible game of each kind. */
static void faults(void) {
    make_game(RULES_P62, 2, 3);
    const mille_t good = mille_game;
    ok(mille_validate() == VALID, "a game that was played is valid");
    mille_game.players = 5;
    ok(mille_validate() == INVALID_PLAYERS, "five players are refused");
    mille_game = good;
    mille_game.hand[0][0] = good.hand[0][0] == CARD_25 ? CARD_50 : CARD_25;
    ok(mille_validate() == INVALID_CARDS, "a missing and a duplicated card are refused");
    mille_game = good;
    mille_game.seen[good.sabot[good.left - 1]]++;
    mille_game.seen[good.sabot[good.left - 2]]++;
    mille_game.sabot[--mille_game.left] = CARD_NONE;
    mille_game.sabot[--mille_game.left] = CARD_NONE;
    mille_game.hand[1][mille_game.held[1]++] = CARD_ACE;
    ok(mille_validate() != VALID, "an extra card is refused");
    mille_game = good;
    mille_game.team[0].km++;
    ok(mille_validate() == INVALID_PILES, "kilometres without distance cards are refused");
    mille_game = good;
    mille_game.caller = 1;
    ok(mille_validate() == INVALID_TURN, "an extension before any team was at 700 is refused");
    mille_game = good;
    mille_game.team[1].points = 33;
    ok(mille_validate() == INVALID_POINTS, "points that are no multiple of 25 are refused");
}

/* Plays until a seat may answer an attack, and takes the safety out of its hand. */
static void fault_of_a_coup(void) {
    mille_events_t events;
    mille_move_t move;
    random_t random;
    random_seed(&random, 8);
    mille_new(RULES_P88, 6, 8, &events);
    while (mille_game.phase != PHASE_COUP) {
        random_player_move(&random, &move);
        mille_apply(&move, &events);
    }
    uint8_t *card = memchr(mille_game.hand[mille_game.seat], SAFETY_FOR(mille_game.attack), HAND_MAX),
            *other = mille_game.sabot;
    ok(card && mille_validate() == VALID, "an attack that may be answered is valid");
    uint8_t swap = *card;
    *card = *other;
    *other = swap;
    ok(mille_validate() == INVALID_TURN, "an attack that no seat can answer is refused");
}

static void fault_of_a_winner(void) {
    mille_events_t events;
    mille_move_t move;
    random_t random;
    random_seed(&random, 1);
    mille_new(RULES_MICRO, 2, 1, &events);
    while (mille_game.phase != PHASE_MATCH_OVER) {
        random_player_move(&random, &move);
        mille_apply(&move, &events);
    }
    ok(mille_validate() == VALID, "a match that was won is valid");
    mille_game.team[1 - mille_game.winner].points = (uint16_t)(mille_game.team[mille_game.winner].points + 25);
    ok(mille_validate() == INVALID_POINTS, "a winner with fewer points is refused");
}

/* One impossible match of each kind, with a checksum that matches. */
static void impossible(void) {
    uint8_t bytes[SAVE_BYTES];
    match_t loaded, good;
    make_game(RULES_MICRO, 2, 4);
    memcpy(&good, &match, sizeof good);
    match.game.seen[CARD_ACE] = 7;
    match_file_write(&match, bytes);
    ok(saves_load(bytes, SAVE_BYTES, &loaded) == SAVE_IMPOSSIBLE, "an impossible game: impossible");
    memcpy(&match, &good, sizeof good);
    memset(match.seat[1].name, 'X', sizeof match.seat[1].name);
    ok(match_file_validate(&match) == INVALID_SEATS, "an unterminated name is refused");
    memcpy(&match, &good, sizeof good);
    match.seat[1].kind = SEAT_KINDS;
    ok(match_file_validate(&match) == INVALID_SEATS, "a seat of an unknown kind is refused");
    memcpy(&match, &good, sizeof good);
    match.plays.count = PLAYS_KEPT + 1;
    ok(match_file_validate(&match) == INVALID_PLAYS, "a history that is too long is refused");
    memcpy(&match, &good, sizeof good);
    match.plays.count = 1;
    match.plays.list[0] = (mille_event_t){EVENT_PLAY, 0, CARD_KINDS, 0, 0};
    ok(match_file_validate(&match) == INVALID_PLAYS, "and so is a card that does not exist");
    memcpy(&match, &good, sizeof good);
}

int main(int count, char **words) {
    if (count > 1) every = atoi(words[1]);
    setvbuf(stdout, NULL, _IOLBF, 0);
    make_game(RULES_MICRO, 2, 4);
    saves_reasons(save);
    impossible();
    faults();
    fault_of_a_coup();
    fault_of_a_winner();
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
            if (rules_table[rules].goal[players]) one_kind(rules, players);
    saves_print_refusals();
    return tap_done();
}
