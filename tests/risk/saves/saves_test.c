/* Saves of RISK: every change of one byte and every other length is refused, and changes nothing. Where the checksum is made
 * to fit again, what the strict reader takes is a game that can be played on. */
#include <stdio.h>
#include <string.h>
#include "crc16.h"
#include "corruption.h"
#include "validate.h"
#include "play_on.h"
#include "random_player.h"
#include "tap.h"

static risk_t game;
static uint8_t save[SAVE_BYTES];
static bool refusals_are_clean = true;

static file_status_t load(const uint8_t *bytes, uint16_t count, risk_t *loaded) {
    memset(loaded, 0x55, sizeof *loaded);
    risk_t before = *loaded;
    file_status_t result = save_read_strict(loaded, bytes, count);
    if (result != FILE_OK && memcmp(loaded, &before, sizeof before) != 0) refusals_are_clean = false;
    return result;
}

/* A game somewhere on its way. */
static void make_game(uint8_t players, uint8_t options, uint32_t seed) {
    risk_events_t events;
    random_t random;
    random_seed(&random, seed);
    risk_new(&game, players, options, seed, &events);
    for (int plies = random_next(&random) % 1200; plies > 0; plies--) {
        risk_move_t move;
        risk_t before = game;
        random_player_move(&game, &random, &move);
        risk_apply(&game, &move, &events);
        if (game.phase == PHASE_OVER) game = before;
    }
    save_write(&game, save);
}

static bool is_taken(const uint8_t *bytes, uint16_t count) {
    risk_t loaded;
    return load(bytes, count, &loaded) == FILE_OK;
}

/* One or two bytes of the game changed under a fitting checksum; what is taken is played on. Returns how many were. */
static int forged_and_played(random_t *random, const char **wrong) {
    int played = 0;
    for (int n = 0; n < 6000 && !*wrong; n++) {
        risk_t forged = game, loaded;
        uint8_t bytes[SAVE_BYTES];
        for (int changes = random_below(random, 2); changes >= 0; changes--)
            ((uint8_t *)&forged)[random_below(random, RISK_BYTES)] =
                (uint8_t)(random_below(random, 2) ? random_below(random, 8) : random_next(random));
        save_write(&forged, bytes);
        if (load(bytes, SAVE_BYTES, &loaded) != FILE_OK) continue;
        played++;
        *wrong = play_on(&loaded, random, 120);
    }
    return played;
}

static void one_kind(uint8_t players, uint8_t options) {
    risk_t loaded;
    random_t random;
    unsigned damaged = 0, cut = 0;
    int forged = 0;
    bool same = true;
    const char *wrong = NULL;
    random_seed(&random, players);
    for (uint32_t seed = 1; seed <= 2 && !wrong; seed++) {
        make_game(players, options, seed * 100 + players);
        same &= load(save, SAVE_BYTES, &loaded) == FILE_OK && memcmp(&loaded, &game, sizeof game) == 0;
        damaged += corruption_change(save, SAVE_BYTES, is_taken);
        cut += corruption_length(save, SAVE_BYTES, is_taken);
        forged += forged_and_played(&random, &wrong);
    }
    ok(same, "%d players, options %d: a save brings the same game back", players, options);
    ok(damaged == 0, "%d players, options %d: every change of one byte is refused", players, options);
    ok(cut == 0, "%d players, options %d: every other length is refused", players, options);
    ok(!wrong, "%d players, options %d: %d forged saves that are taken can be played on%s%s", players, options, forged,
       wrong ? ": " : "", wrong ? wrong : "");
}

static void results(void) {
    risk_t loaded;
    make_game(3, 0, 4);
    ok(load(save, 3, &loaded) == FILE_DAMAGED && load(save, SAVE_BYTES - 1, &loaded) == FILE_DAMAGED,
       "too few bytes: damaged");
    save[0] = 'X';
    ok(load(save, SAVE_BYTES, &loaded) == SAVE_FOREIGN, "another magic: foreign");
    save[0] = 'S';
    save[4]++;
    ok(load(save, SAVE_BYTES, &loaded) == SAVE_OTHER_GAME, "another game: said so");
    save[4]--;
    save[6]++;
    ok(load(save, SAVE_BYTES, &loaded) == SAVE_NEWER, "a newer version: said so");
    save[6] -= 2;
    ok(load(save, SAVE_BYTES, &loaded) == SAVE_OLDER, "an older version: said so");
    save[6]++;
    save[40] ^= 1;
    ok(load(save, SAVE_BYTES, &loaded) == FILE_DAMAGED, "a changed byte: damaged");
    game.card[0] = 99;
    save_write(&game, save);
    ok(load(save, SAVE_BYTES, &loaded) == SAVE_IMPOSSIBLE, "an impossible game under a fitting checksum: impossible");
    ok(save_read(&loaded, save, SAVE_BYTES) == FILE_OK, "which the reader of the CPC does not ask");
    ok(crc16((const uint8_t *)"123456789", 9) == 0x29b1, "the checksum is CRC-16/CCITT");
}

/* A game that can be, changed in one respect. */
#define FAULT(change, fault, what)                                                                                     \
    do {                                                                                                               \
        risk_t good = game;                                                                                            \
        change;                                                                                                        \
        ok(risk_validate(&game) == (fault), "impossible: " what);                                                      \
        game = good;                                                                                                   \
    } while (0)

static void play_until(uint8_t phase) {
    risk_events_t events;
    random_t random;
    random_seed(&random, 12);
    risk_new(&game, 3, OPTION_ASK_DEFENDER, 12, &events);
    for (risk_move_t move; game.phase != phase;) {
        random_player_move(&game, &random, &move);
        risk_apply(&game, &move, &events);
    }
    ok(risk_validate(&game) == VALID, "a game that was played to phase %d can be", phase);
}

static uint8_t of_another(uint8_t seat) {
    uint8_t t = 0;
    while (game.owner[t] == seat)
        t++;
    return t;
}

static void faults_of_setup(void) {
    play_until(PHASE_CLAIM);
    FAULT(game.seat = game.turn = (uint8_t)((game.seat + 1) % 3), INVALID_OWNERS, "a claim out of turn");
    FAULT(game.owner[0] = 0, INVALID_OWNERS, "a claim too many");
    FAULT(game.card[0] = 0, INVALID_CARDS, "a card in a hand before the play");
    FAULT(game.round = 1, INVALID_PLAYERS, "a round before the play");
    FAULT(game.armies[3] = 1, INVALID_ARMIES, "an army on free land");
    play_until(PHASE_DEPLOY);
    FAULT(game.armies[0]++, INVALID_ARMIES, "an army too many");
    FAULT(game.left[0]++, INVALID_ARMIES, "an army too many to come");
    FAULT(game.seat = game.turn = (uint8_t)((game.seat + 1) % 3), INVALID_ARMIES, "placing out of turn");
    FAULT(game.owner[0] = NOBODY, INVALID_OWNERS, "free land when all is claimed");
    FAULT(game.pool = 1, INVALID_ARMIES, "a pool before the play");
}

static void faults_of_play(void) {
    play_until(PHASE_PLACE);
    FAULT(game.players = 7, INVALID_PLAYERS, "seven players");
    FAULT(game.options = 99, INVALID_PLAYERS, "an unknown option");
    FAULT(game.phase = 99, INVALID_PLAYERS, "an unknown phase");
    FAULT(game.seat = 5, INVALID_PLAYERS, "a seat that is not there");
    FAULT(game.starter = 3, INVALID_PLAYERS, "a starter who is not there");
    FAULT(game.captured = 2, INVALID_PLAYERS, "captured twice over");
    FAULT(game.alive = 255, INVALID_PLAYERS, "more alive than players");
    FAULT(memset(game.card, game.turn, CARDS), INVALID_CARDS, "all cards in one hand");
    FAULT(memset(game.card, IN_DISCARD, CARDS), INVALID_CARDS, "no pack");
    FAULT(game.card[0] = IN_DISCARD, INVALID_CARDS, "a discard without a set");
    FAULT(game.sets = 65535, INVALID_CARDS, "more sets than are counted");
    FAULT(game.owner[0] = 9, INVALID_OWNERS, "a territory of nobody's");
    FAULT(memset(game.owner, game.turn, TERRITORIES), INVALID_OWNERS, "rivals alive without land");
    FAULT(game.owner[0] = NOBODY, INVALID_OWNERS, "free land in the play");
    FAULT(game.armies[0] = 0, INVALID_ARMIES, "an empty territory");
    FAULT(game.armies[0] = game.armies[1] = game.armies[2] = game.armies[3] = 65535, INVALID_ARMIES, "more than a box");
    FAULT(game.left[0] = 1, INVALID_ARMIES, "armies to set up in the play");
    FAULT(game.pool = 0, INVALID_TURN, "nothing to place");
    FAULT(game.from = 0, INVALID_TURN, "a base without an attack");
    FAULT(game.winner = 0, INVALID_TURN, "a winner of a game that goes on");
    FAULT(game.seat = (uint8_t)((game.seat + 1) % 3), INVALID_TURN, "a seat out of its turn");
    FAULT(game.phase = PHASE_TRADE, INVALID_TURN, "a trade without a set");
    play_until(PHASE_ATTACK);
    FAULT(game.pool = 3, INVALID_TURN, "an attack before all is placed");
    FAULT(for (int t = 0; t < TERRITORIES; t++) game.armies[t] = 1, INVALID_TURN, "an attack without a base");
    play_until(PHASE_MOVE);
    FAULT(for (int t = 0; t < TERRITORIES; t++) game.armies[t] = 1, INVALID_TURN, "a free move without armies");
}

static void faults_of_attack(void) {
    play_until(PHASE_DEFEND);
    FAULT(game.options = 0, INVALID_TURN, "a defender asked who is not to be");
    FAULT(game.dice = 4, INVALID_TURN, "four dice");
    FAULT(game.dice = 0, INVALID_TURN, "no dice");
    FAULT(game.to = game.from, INVALID_TURN, "an attack on oneself");
    FAULT(game.from = NOWHERE, INVALID_TURN, "an attack from nowhere");
    FAULT(game.from = of_another(game.turn), INVALID_TURN, "an attack from a rival's land");
    play_until(PHASE_ADVANCE);
    FAULT(game.armies[game.to] = 1, INVALID_ARMIES, "armies where none have moved in yet");
    FAULT(game.captured = 0, INVALID_TURN, "an advance without a capture");
    FAULT(game.armies[game.from] = 1, INVALID_TURN, "an advance without armies");
    play_until(PHASE_TRADE);
    FAULT(game.phase = PHASE_ATTACK, INVALID_TURN, "sets not yet settled, and yet an attack");
}

static void faults_of_end(void) {
    play_until(PHASE_OVER);
    ok(game.winner < 3, "and has a winner");
    FAULT(game.winner = NOBODY, INVALID_TURN, "a world in one hand and no winner");
    FAULT(game.turn = (uint8_t)((game.turn + 1) % 3), INVALID_PLAYERS, "the turn of one who is out");
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    results();
    faults_of_setup();
    faults_of_play();
    faults_of_attack();
    faults_of_end();
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        one_kind(players, players & OPTION_BITS);
    ok(refusals_are_clean, "no refused save has changed a game");
    return tap_done();
}
