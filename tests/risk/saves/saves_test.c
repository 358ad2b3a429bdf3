/* Match files of RISK: every change of one byte and every other length is refused and changes nothing. If the checksum
 * is corrected after a change, a match that is read is one that can be played on. */
#include <stdio.h>
#include <string.h>
#include "random_player.h"
#include "saves.h"
#include "tap.h"

static match_t match;
static uint8_t save[SAVE_BYTES];
void *const saves_game = &risk_game;

/* The current game as a match. */
static void write_match(void) {
    static const seat_t seats[PLAYERS_MAX] = {{SEAT_PERSON, "MARIE"}, {SEAT_HARD, "Boris"}, {SEAT_EASY, "C"},
                                              {SEAT_MEDIUM, "D"},     {SEAT_HARD, "E"},     {SEAT_PERSON, "F"}};
    memset(&match, 0, sizeof match);
    match.game = risk_game;
    memcpy(match.seat, seats, sizeof seats);
    match.memory.base = NOWHERE;
    match_file_write(&match, save);
}

/* A match after a random number of moves. */
static void make_match(uint8_t players, uint8_t options, uint32_t seed) {
    risk_events_t events;
    random_t random;
    random_seed(&random, seed);
    risk_new(players, options, seed, &events);
    for (int plies = random_next(&random) % 1200; plies > 0; plies--) {
        risk_move_t move;
        risk_t before = risk_game;
        random_player_move(&random, &move);
        risk_apply(&move, &events);
        if (risk_game.phase == PHASE_OVER) risk_game = before;
    }
    write_match();
}

/* One or two bytes changed under a correct checksum; a match that is read is played on. */
static void continue_changed_saves(random_t *random, saves_result_t *result) {
    for (int n = 0; n < 6000 && !result->wrong; n++) {
        uint8_t bytes[SAVE_BYTES];
        memcpy(bytes, save, sizeof bytes);
        for (int changes = random_below(random, 2); changes >= 0; changes--)
            bytes[SAVE_HEADER_SIZE + random_next(random) % MATCH_BYTES] =
                (uint8_t)(random_below(random, 2) ? random_below(random, 8) : random_next(random));
        saves_continue(result, bytes, random, 120);
    }
}

static void one_kind(uint8_t players, uint8_t options) {
    saves_result_t result = SAVES_NO_RESULT;
    random_t random;
    char kind[40];
    random_seed(&random, players);
    for (uint32_t seed = 1; seed <= 2 && !result.wrong; seed++) {
        make_match(players, options, seed * 100 + players);
        saves_read(&result, &match, save);
        saves_change(&result, save);
        continue_changed_saves(&random, &result);
    }
    snprintf(kind, sizeof kind, "%d players, options %d", players, options);
    saves_print(&result, kind);
}

static void reasons(void) {
    match_t loaded;
    make_match(3, 0, 4);
    saves_reasons(save);
    match.game.card[0] = 99;
    match_file_write(&match, save);
    ok(saves_load(save, SAVE_BYTES, &loaded) == SAVE_IMPOSSIBLE,
       "an invalid game under a correct checksum: impossible");
}

/* A valid game, changed in one respect. */
#define FAULT(change, fault, what)                                                                                     \
    do {                                                                                                               \
        risk_t good = risk_game;                                                                                       \
        change;                                                                                                        \
        ok(risk_validate() == (fault), "invalid: " what);                                                              \
        risk_game = good;                                                                                              \
    } while (0)

/* A valid match, changed in one respect. */
#define MATCH_FAULT(change, fault, what)                                                                               \
    do {                                                                                                               \
        write_match();                                                                                                 \
        change;                                                                                                        \
        ok(match_file_validate(&match) == (fault), "invalid: " what);                                                  \
    } while (0)

static void play_until(uint8_t phase) {
    risk_events_t events;
    random_t random;
    random_seed(&random, 12);
    risk_new(3, RISK_OPTION_ASK_DEFENDER, 12, &events);
    for (risk_move_t move; risk_game.phase != phase;) {
        random_player_move(&random, &move);
        risk_apply(&move, &events);
    }
    ok(risk_validate() == VALID, "a game that was played to phase %d is valid", phase);
}

static uint8_t of_another(uint8_t seat) {
    uint8_t t = 0;
    while (risk_game.owner[t] == seat)
        t++;
    return t;
}

static void faults_of_setup(void) {
    play_until(PHASE_CLAIM);
    FAULT(risk_game.seat = risk_game.turn = (uint8_t)((risk_game.seat + 1) % 3), INVALID_OWNERS, "a claim out of turn");
    FAULT(risk_game.owner[0] = 0, INVALID_OWNERS, "a claim too many");
    FAULT(risk_game.card[0] = 0, INVALID_CARDS, "a card in a hand before the play");
    FAULT(risk_game.round = 1, INVALID_PLAYERS, "a round before the play");
    FAULT(risk_game.armies[3] = 1, INVALID_ARMIES, "an army on free land");
    play_until(PHASE_DEPLOY);
    FAULT(risk_game.armies[0]++, INVALID_ARMIES, "an army too many");
    FAULT(risk_game.left[0]++, INVALID_ARMIES, "an army too many to come");
    FAULT(risk_game.seat = risk_game.turn = (uint8_t)((risk_game.seat + 1) % 3), INVALID_ARMIES, "placing out of turn");
    FAULT(risk_game.owner[0] = NOBODY, INVALID_OWNERS, "free land when all is claimed");
    FAULT(risk_game.pool = 1, INVALID_ARMIES, "a pool before the play");
}

static void faults_of_play(void) {
    play_until(PHASE_PLACE);
    FAULT(risk_game.players = 7, INVALID_PLAYERS, "seven players");
    FAULT(risk_game.options = 99, INVALID_PLAYERS, "an unknown option");
    FAULT(risk_game.phase = 99, INVALID_PLAYERS, "an unknown phase");
    FAULT(risk_game.seat = 5, INVALID_PLAYERS, "a seat that is not there");
    FAULT(risk_game.starter = 3, INVALID_PLAYERS, "a starter who is not there");
    FAULT(risk_game.captured = 2, INVALID_PLAYERS, "captured twice over");
    FAULT(risk_game.alive = 255, INVALID_PLAYERS, "more alive than players");
    FAULT(memset(risk_game.card, risk_game.turn, CARDS), INVALID_CARDS, "all cards in one hand");
    FAULT(memset(risk_game.card, IN_DISCARD, CARDS), INVALID_CARDS, "no pack");
    FAULT(risk_game.card[0] = IN_DISCARD, INVALID_CARDS, "a discard without a set");
    FAULT(risk_game.sets = 65535, INVALID_CARDS, "more sets than are counted");
    FAULT(risk_game.owner[0] = 9, INVALID_OWNERS, "a territory of nobody's");
    FAULT(memset(risk_game.owner, risk_game.turn, TERRITORIES), INVALID_OWNERS, "rivals alive without land");
    FAULT(risk_game.owner[0] = NOBODY, INVALID_OWNERS, "free land in the play");
    FAULT(risk_game.armies[0] = 0, INVALID_ARMIES, "an empty territory");
    FAULT(risk_game.armies[0] = risk_game.armies[1] = risk_game.armies[2] = risk_game.armies[3] = 65535, INVALID_ARMIES,
          "more than a box");
    FAULT(risk_game.left[0] = 1, INVALID_ARMIES, "armies to set up in the play");
    FAULT(risk_game.pool = 0, INVALID_TURN, "nothing to place");
    FAULT(risk_game.from = 0, INVALID_TURN, "a base without an attack");
    FAULT(risk_game.winner = 0, INVALID_TURN, "a winner of a game that goes on");
    FAULT(risk_game.seat = (uint8_t)((risk_game.seat + 1) % 3), INVALID_TURN, "a seat out of its turn");
    FAULT(risk_game.phase = PHASE_TRADE, INVALID_TURN, "a trade without a set");
    play_until(PHASE_ATTACK);
    FAULT(risk_game.pool = 3, INVALID_TURN, "an attack before all is placed");
    FAULT(for (int t = 0; t < TERRITORIES; t++) risk_game.armies[t] = 1, INVALID_TURN, "an attack without a base");
    play_until(PHASE_MOVE);
    FAULT(for (int t = 0; t < TERRITORIES; t++) risk_game.armies[t] = 1, INVALID_TURN, "a free move without armies");
}

static void faults_of_attack(void) {
    play_until(PHASE_DEFEND);
    FAULT(risk_game.options = 0, INVALID_TURN, "a defender asked who is not to be");
    FAULT(risk_game.dice = 4, INVALID_TURN, "four dice");
    FAULT(risk_game.dice = 0, INVALID_TURN, "no dice");
    FAULT(risk_game.to = risk_game.from, INVALID_TURN, "an attack on oneself");
    FAULT(risk_game.from = NOWHERE, INVALID_TURN, "an attack from nowhere");
    FAULT(risk_game.from = of_another(risk_game.turn), INVALID_TURN, "an attack from a rival's land");
    play_until(PHASE_ADVANCE);
    FAULT(risk_game.armies[risk_game.to] = 1, INVALID_ARMIES, "armies where none have moved in yet");
    FAULT(risk_game.captured = 0, INVALID_TURN, "an advance without a capture");
    FAULT(risk_game.armies[risk_game.from] = 1, INVALID_TURN, "an advance without armies");
    play_until(PHASE_TRADE);
    FAULT(risk_game.phase = PHASE_ATTACK, INVALID_TURN, "sets not yet settled, and yet an attack");
}

static void faults_of_end(void) {
    play_until(PHASE_OVER);
    ok(risk_game.winner < 3, "and has a winner");
    FAULT(risk_game.winner = NOBODY, INVALID_TURN, "a world in one hand and no winner");
    FAULT(risk_game.turn = (uint8_t)((risk_game.turn + 1) % 3), INVALID_PLAYERS, "the turn of one who is out");
}

static void faults_of_match(void) {
    play_until(PHASE_ATTACK);
    MATCH_FAULT((void)0, VALID, "nothing");
    MATCH_FAULT(match.game.players = 7, INVALID_PLAYERS, "seven players in a match");
    MATCH_FAULT(match.seat[5].kind = SEAT_KINDS, INVALID_SEATS, "a kind of player that does not exist");
    MATCH_FAULT(match.seat[0].name[0] = 0, INVALID_SEATS, "an empty name");
    MATCH_FAULT(memset(match.seat[1].name, 'A', NAME_MAX + 1), INVALID_SEATS, "a name without an end");
    MATCH_FAULT(match.memory.logged = LOG_ENTRIES + 1, INVALID_LOG, "a log that is too long");
    MATCH_FAULT(match.memory.advised.verb = RISK_VERBS, INVALID_LOG, "a last move that does not exist");
    MATCH_FAULT(match.memory.base = TERRITORIES, INVALID_LOG, "a battle from a territory that does not exist");
    MATCH_FAULT((match.memory.base = PERU, match.memory.target = TERRITORIES), INVALID_LOG,
                "a battle without a target");
    MATCH_FAULT((match.memory.logged = 1, match.memory.log[0].kind = EVENT_KINDS), INVALID_LOG, "an unknown event");
    MATCH_FAULT((match.memory.logged = 1, match.memory.log[0].seat = PLAYERS_MAX), INVALID_LOG, "an event of no seat");
    MATCH_FAULT((match.memory.logged = 1, match.memory.log[0].b = CARDS), INVALID_LOG, "an event without a place");
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    reasons();
    faults_of_setup();
    faults_of_play();
    faults_of_attack();
    faults_of_end();
    faults_of_match();
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        one_kind(players, players & RISK_OPTION_BITS);
    saves_print_refusals();
    return tap_done();
}
