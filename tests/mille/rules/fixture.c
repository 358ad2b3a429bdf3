/* Arranging real cards, making moves, and the checks that follow every move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "validate.h"
#include "fixture.h"
#include "tap.h"
#include "vocabulary.h"

mille_events_t events;

static _Noreturn void broken(const char *what) {
    tap_die("the test cannot be set up: %s", what);
}

/* ---- setting up ---- */

void fixture(uint8_t rules, uint8_t players) {
    if (!mille_new(rules, players, 1, &events)) broken("no such game");
    for (int seat = 0; seat < players; seat++) {
        for (int i = 0; i < HAND_DEALT; i++) {
            mille_game.sabot[mille_game.left++] = mille_game.hand[seat][i];
            mille_game.hand[seat][i] = CARD_NONE;
        }
        mille_game.held[seat] = 0;
    }
}

static uint8_t take_out(int place) {
    uint8_t card = mille_game.sabot[place];
    memmove(mille_game.sabot + place, mille_game.sabot + place + 1, (size_t)(mille_game.left - place - 1));
    mille_game.sabot[--mille_game.left] = CARD_NONE;
    return card;
}

/* Takes a card out of the sabot; those that would be drawn last go first. */
static uint8_t fetch(uint8_t card) {
    for (int i = 0; i < mille_game.left; i++)
        if (mille_game.sabot[i] == card) return take_out(i);
    broken(card_words[card]);
}

static uint8_t show(uint8_t card) {
    mille_game.seen[card]++;
    return fetch(card);
}

/* A hazard lies on a Roll, any other card on an empty pile. */
void lay(uint8_t team, uint8_t pile, uint8_t card) {
    mille_game.team[team].pile[pile].top = show(card);
    if (card_family[card] == FAMILY_HAZARD && pile == BATTLE) mille_game.team[team].pile[pile].under = show(CARD_ROLL);
}

void opened(uint8_t team) {
    if (mille_rules()->opening) lay(team, BATTLE, CARD_ROLL);
}

void expose(uint8_t team, uint8_t safety) {
    mille_game.team[team].safeties |= card_bit[show(safety)];
}

void expose_coup(uint8_t team, uint8_t safety) {
    expose(team, safety);
    mille_game.team[team].coups |= card_bit[safety];
}

static void lay_distance(uint8_t team, uint8_t card) {
    mille_game.team[team].stones[show(card)]++;
    mille_game.team[team].km = (uint8_t)(mille_game.team[team].km + card_steps[card]);
}

void drive(uint8_t team, int km) {
    for (; km >= 100 && mille_game.seen[CARD_100] < 12; km -= 100)
        lay_distance(team, CARD_100);
    for (; km >= 75 && mille_game.seen[CARD_75] < 10; km -= 75)
        lay_distance(team, CARD_75);
    for (; km >= 50 && mille_game.seen[CARD_50] < 10; km -= 50)
        lay_distance(team, CARD_50);
    for (; km >= 25; km -= 25)
        lay_distance(team, CARD_25);
}

void lay_200(uint8_t team, int count) {
    for (; count; count--)
        lay_distance(team, CARD_200);
}

static uint8_t read_card(char *word) {
    int card = word_index(word, card_words);
    if (card < 0) broken(word);
    return (uint8_t)card;
}

void hold(uint8_t seat, const char *words) {
    char text[100];
    snprintf(text, sizeof text, "%s", words);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " "))
        mille_game.hand[seat][mille_game.held[seat]++] = fetch(read_card(word));
}

void next_draws(const char *words) {
    uint8_t cards[HAND_MAX], count = 0;
    char text[100];
    snprintf(text, sizeof text, "%s", words);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " "))
        cards[count++] = fetch(read_card(word));
    while (count)
        mille_game.sabot[mille_game.left++] = cards[--count];
}

void leave(uint8_t cards) {
    while (mille_game.left > cards)
        mille_game.seen[take_out(0)]++;
}

/* Fills a hand with cards from the bottom of the sabot, but no safeties. */
static void fill(uint8_t seat, uint8_t cards) {
    for (int i = 0; i < mille_game.left && mille_game.held[seat] < cards;) {
        if (card_family[mille_game.sabot[i]] == FAMILY_SAFETY)
            i++;
        else
            mille_game.hand[seat][mille_game.held[seat]++] = take_out(i);
    }
}

static void set_turn(uint8_t seat, uint8_t phase) {
    mille_game.seat = mille_game.turn = seat;
    mille_game.phase = phase;
    for (uint8_t s = 0; s < mille_game.players; s++)
        fill(s, s == seat && phase == PHASE_PLAY ? HAND_MAX : HAND_DEALT);
    if (mille_validate() != VALID) broken("the situation is impossible");
}

void turn(uint8_t seat) {
    set_turn(seat, PHASE_PLAY);
}

void turn_to_draw(uint8_t seat) {
    set_turn(seat, PHASE_DRAW);
}

/* ---- moves ---- */

/* After every move the game is possible, and a save brings the same game back. */
static void check_invariants(void) {
    static uint8_t bytes[SAVE_BYTES];
    static match_t match = {.seat = {{0, "A"}, {0, "B"}, {0, "C"}, {0, "D"}, {0, "E"}, {0, "F"}}}, loaded;
    EXPECT(mille_validate() == VALID);
    match.game = mille_game;
    match_file_write(&match, bytes);
    EXPECT(match_file_read(&loaded, bytes, SAVE_BYTES) == FILE_OK);
    EXPECT(memcmp(&loaded, &match, sizeof match) == 0);
}

static bool make(uint8_t verb, uint8_t slot, uint8_t team) {
    mille_move_t move = {verb, slot, team};
    mille_t before = mille_game;
    if (mille_apply(&move, &events) != REASON_NONE) {
        EXPECT(memcmp(&before, &mille_game, sizeof mille_game) == 0 && events.count == 0);
        return false;
    }
    check_invariants();
    return true;
}

static uint8_t slot_of(uint8_t card) {
    for (uint8_t i = 0; i < mille_game.held[mille_game.seat]; i++)
        if (mille_game.hand[mille_game.seat][i] == card) return i;
    return HAND_MAX;
}

bool draw(void) {
    return make(MILLE_DRAW, 0, 0);
}

bool play(uint8_t card, uint8_t team) {
    return make(MILLE_PLAY, slot_of(card), team);
}

bool discard(uint8_t card) {
    return make(MILLE_DISCARD, slot_of(card), 0);
}

bool answer(uint8_t verb) {
    return make(verb, 0, 0);
}

void round_to(uint8_t seat) {
    while (mille_game.seat != seat || mille_game.phase != PHASE_PLAY) {
        if (mille_game.phase == PHASE_DRAW)
            EXPECT(draw());
        else if (mille_game.phase != PHASE_PLAY || !discard(mille_game.hand[mille_game.seat][0]))
            broken("the seat does not get its turn");
    }
}

/* ---- questions ---- */

mille_reason_t why(uint8_t card, uint8_t team) {
    mille_move_t move = {MILLE_PLAY, slot_of(card), team};
    return mille_check(&move);
}

bool may(uint8_t card, uint8_t team) {
    mille_legal_t legal;
    uint8_t slot = slot_of(card);
    mille_legal(&legal);
    bool yes = slot < HAND_MAX && (legal.on[team] >> slot & 1);
    EXPECT(yes == (why(card, team) == REASON_NONE));
    return yes;
}

bool holds(uint8_t seat, uint8_t card) {
    return memchr(mille_game.hand[seat], card, mille_game.held[seat]) != NULL;
}

int happened(uint8_t event) {
    int n = 0;
    for (int i = 0; i < events.count; i++)
        n += events.list[i].kind == event;
    return n;
}

uint16_t scored(uint8_t team, uint8_t line) {
    mille_sheet_t sheet;
    mille_score(team, &sheet);
    return sheet.line[line];
}

uint16_t total(uint8_t team) {
    mille_sheet_t sheet;
    mille_score(team, &sheet);
    return sheet.total;
}
