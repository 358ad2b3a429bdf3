/* Damaged saves: every change of one byte and every other length is refused, and changes nothing. With a matching
 * checksum every save that loads is a game that can be continued.
 *
 *     saves_test [EVERY]        tries one in EVERY changes: few are enough to measure coverage */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "corruption.h"
#include "validate.h"
#include "play_on.h"
#include "random_player.h"
#include "match_file.h"
#include "tap.h"

static int every = 1;
static uint8_t save[SAVE_BYTES];
static match_t match = {.seat = {{SEAT_PERSON, "MARIE"},
                                 {SEAT_HARD, "Arthur"},
                                 {SEAT_EASY, "L"},
                                 {SEAT_MEDIUM, "SEVENTH"},
                                 {SEAT_PERSON, "Odette"},
                                 {SEAT_PERSON, "Victor"}}};

/* A byte at a time, with a table of the effect of each on the upper eight bits. */
static uint16_t crc16(const uint8_t *bytes, int count) {
    static uint16_t table[256];
    if (!table[1])
        for (unsigned byte = 0; byte < 256; byte++) {
            unsigned crc = byte << 8;
            for (int bit = 0; bit < 8; bit++)
                crc = crc << 1 ^ (crc & 0x8000 ? 0x1021u : 0);
            table[byte] = (uint16_t)crc;
        }
    unsigned crc = 0xffff;
    for (int i = 0; i < count; i++)
        crc = (crc << 8 & 0xffff) ^ table[crc >> 8 ^ bytes[i]];
    return (uint16_t)crc;
}

static void fix_checksum(uint8_t *bytes) {
    uint16_t crc = crc16(bytes, SAVE_BYTES - 2);
    bytes[SAVE_BYTES - 2] = (uint8_t)(crc >> 8);
    bytes[SAVE_BYTES - 1] = (uint8_t)crc;
}

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

static file_status_t load(const uint8_t *bytes, uint16_t count, match_t *loaded) {
    memset(loaded, 0x55, sizeof *loaded);
    match_t before;
    memcpy(&before, loaded, sizeof before);
    file_status_t result = match_file_read(loaded, bytes, count);
    if (result != FILE_OK && memcmp(loaded, &before, sizeof before) != 0) tap_die("a refused save changed the match");
    return result;
}

static bool is_taken(const uint8_t *bytes, uint16_t count) {
    match_t loaded;
    return load(bytes, count, &loaded) == FILE_OK;
}

/* Loads the save with every change of one byte and a checksum that matches. Continues those that load; returns how
 * many. */
static int play_changed_saves(const char **wrong) {
    uint8_t bytes[SAVE_BYTES];
    match_t loaded;
    random_t random;
    int played = 0;
    random_seed(&random, 9);
    for (int i = SAVE_HEADER_SIZE; i < SAVE_BYTES - 2 && !*wrong; i++) {
        for (int n = i % every; n < 24 && !*wrong; n += every) {
            memcpy(bytes, save, sizeof bytes);
            bytes[i] = (uint8_t)(n < 20 ? n : random_next(&random));
            fix_checksum(bytes);
            if (load(bytes, SAVE_BYTES, &loaded) != FILE_OK) continue;
            played++;
            mille_game = loaded.game;
            *wrong = play_on(&random, 250);
        }
    }
    return played;
}

static void one_kind(uint8_t rules, uint8_t players) {
    match_t loaded;
    unsigned changed = 0, cut = 0;
    int changed_saves = 0, same = 1;
    const char *wrong = NULL;
    for (uint32_t seed = 1; seed <= 2 && !wrong; seed++) {
        make_game(rules, players, seed * 100u + players);
        same &= load(save, SAVE_BYTES, &loaded) == FILE_OK && memcmp(&loaded, &match, MATCH_BYTES) == 0;
        if (seed == 1 && every == 1) changed = corruption_change(save, SAVE_BYTES, is_taken);
        cut += corruption_length(save, SAVE_BYTES, is_taken);
        changed_saves += play_changed_saves(&wrong);
    }
    ok(same, "rules %d, %d players: a save restores the same match", rules, players);
    ok(changed == 0, "rules %d, %d players: every change of one byte is refused", rules, players);
    ok(cut == 0, "rules %d, %d players: every other length is refused", rules, players);
    ok(!wrong, "rules %d, %d players: %d changed saves that load can be continued%s%s", rules, players, changed_saves,
       wrong ? ": " : "", wrong ? wrong : "");
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

static void reasons(void) {
    uint8_t bytes[SAVE_BYTES];
    match_t loaded;
    make_game(RULES_MICRO, 2, 4);
    static const struct {
        int place, change, expected;
        const char *sentence;
    } changes[] = {{0, 1, SAVE_FOREIGN, "another beginning: foreign"},
                   {4, 1, SAVE_OTHER_GAME, "another letter: a file of another game"},
                   {5, 1, SAVE_OTHER_GAME, "or a file of another kind"},
                   {6, 1, SAVE_NEWER, "a newer version: reported as such"},
                   {6, -1, SAVE_OLDER, "an older version: reported as such"},
                   {40, 1, FILE_DAMAGED, "a changed byte: damaged"}};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        memcpy(bytes, save, sizeof bytes);
        bytes[changes[i].place] = (uint8_t)(bytes[changes[i].place] + changes[i].change);
        if (changes[i].expected != FILE_DAMAGED) fix_checksum(bytes);
        ok(load(bytes, SAVE_BYTES, &loaded) == (file_status_t)changes[i].expected, "%s", changes[i].sentence);
    }
    ok(load(save, 10, &loaded) == FILE_DAMAGED, "too few bytes: damaged");
}

/* One impossible match of each kind, with a checksum that matches. */
static void impossible(void) {
    uint8_t bytes[SAVE_BYTES];
    match_t loaded, good;
    make_game(RULES_MICRO, 2, 4);
    memcpy(&good, &match, sizeof good);
    match.game.seen[CARD_ACE] = 7;
    match_file_write(&match, bytes);
    ok(load(bytes, SAVE_BYTES, &loaded) == SAVE_IMPOSSIBLE, "an impossible game: impossible");
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
    reasons();
    impossible();
    faults();
    fault_of_a_coup();
    fault_of_a_winner();
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
            if (rules_table[rules].goal[players]) one_kind(rules, players);
    return tap_done();
}
