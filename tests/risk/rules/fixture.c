/* The fixture: a board, moves, and the checks after every move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fixture.h"
#include "tap.h"
risk_events_t events;

static _Noreturn void broken(const char *what) {
    tap_die("the fixture cannot be set up: %s", what);
}

/* ---- setting the board ---- */

void even_board(uint8_t players) {
    if (!risk_new(players, RISK_OPTION_DEAL, 1, &events)) broken("no such game");
    memset(risk_game.left, 0, sizeof risk_game.left);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        hold(t % players, t, 1);
    risk_game.starter = 0;
    risk_game.round = 1;
}

void hold(uint8_t seat, uint8_t territory, uint16_t armies) {
    risk_game.owner[territory] = seat;
    risk_game.armies[territory] = armies;
}

void hold_all(uint8_t seat) {
    for (uint8_t t = 0; t < TERRITORIES; t++)
        hold(seat, t, 1);
}

void hold_continent(uint8_t seat, uint8_t continent) {
    for (uint8_t t = map_first[continent]; t < map_first[continent + 1]; t++)
        hold(seat, t, 1);
}

void give(uint8_t seat, uint8_t card) {
    if (risk_game.card[card] != IN_PACK) broken("a card is not in the pack");
    risk_game.card[card] = seat;
}

void give_set(uint8_t seat) {
    give(seat, IRKUTSK);
    give(seat, AFGHANISTAN);
    give(seat, EASTERN_AUSTRALIA);
}

void turn(uint8_t seat, uint8_t phase) {
    risk_game.seat = risk_game.turn = seat;
    risk_game.phase = phase;
    if (phase == PHASE_PLACE) risk_game.pool = 3;
    if (risk_validate() != VALID) broken("the position is invalid");
}

/* ---- moves ---- */

/* Invariants after every move: the game is valid, and there are 44 cards. */
static void check_game(void) {
    int cards = 0;
    EXPECT(risk_validate() == VALID);
    for (uint8_t place = 0; place <= IN_DISCARD; place++)
        cards += risk_cards(place);
    EXPECT(cards == CARDS);
}

static bool make(risk_move_t move) {
    risk_t before = risk_game;
    risk_reason_t expected_reason = risk_check(&move);
    risk_reason_t reason = risk_apply(&move, &events);
    EXPECT(reason == expected_reason && reason < REASON_COUNT);
    if (reason != REASON_NONE) {
        EXPECT(memcmp(&before, &risk_game, sizeof before) == 0 && events.count == 0);
        return false;
    }
    EXPECT(events.count <= EVENTS_MAX);
    check_game();
    return true;
}

bool claim(uint8_t territory) {
    return make((risk_move_t){.verb = RISK_CLAIM, .a = territory});
}

bool deploy(uint8_t territory) {
    return make((risk_move_t){.verb = RISK_DEPLOY, .a = territory});
}

bool trade(uint8_t a, uint8_t b, uint8_t c) {
    return make((risk_move_t){.verb = RISK_TRADE, .a = a, .b = b, .c = c});
}

bool place(uint8_t territory, uint16_t armies) {
    return make((risk_move_t){.verb = RISK_PLACE, .a = territory, .n = armies});
}

bool attack(uint8_t from, uint8_t to, uint16_t dice_thrown) {
    return make((risk_move_t){.verb = RISK_ATTACK, .a = from, .b = to, .n = dice_thrown});
}

bool defend(uint16_t dice_thrown) {
    return make((risk_move_t){.verb = RISK_DEFEND, .n = dice_thrown});
}

bool advance(uint16_t armies) {
    return make((risk_move_t){.verb = RISK_ADVANCE, .n = armies});
}

bool free_move(uint8_t from, uint8_t to, uint16_t armies) {
    return make((risk_move_t){.verb = RISK_FREE, .a = from, .b = to, .n = armies});
}

bool act(uint8_t verb) {
    return make((risk_move_t){.verb = verb});
}

void begin(uint8_t seat) {
    risk_game.seat = risk_game.turn = (uint8_t)((seat + risk_game.players - 1) % risk_game.players);
    risk_game.phase = PHASE_MOVE;
    risk_game.pool = 0;
    EXPECT(act(RISK_STAY));
}

/* ---- dice ---- */

static bool shows(const risk_event_t *roll, const char *attack_dice, const char *defend_dice) {
    char text[6] = {(char)('0' + RISK_ATTACK_DIE(roll, 0)), (char)('0' + RISK_ATTACK_DIE(roll, 1)),
                    (char)('0' + RISK_ATTACK_DIE(roll, 2)), (char)('0' + roll->c), (char)('0' + roll->d)};
    size_t attackers = strlen(attack_dice), defenders = strlen(defend_dice);
    return strncmp(text, attack_dice, attackers) == 0 && strncmp(text + 3, defend_dice, defenders) == 0 &&
           (attackers == 3 || text[attackers] == '0') && (defenders == 2 || text[4] == '0');
}

void dice(uint8_t from, uint8_t to, const char *attack_dice, const char *defend_dice) {
    for (uint32_t seed = 0; seed < 1000000; seed++) {
        random_t start;
        risk_t before = risk_game;
        risk_events_t said;
        risk_move_t move = {.verb = RISK_ATTACK, .a = from, .b = to, .n = (uint16_t)strlen(attack_dice)};
        random_seed(&start, seed);
        risk_game.random = start;
        if (risk_apply(&move, &said) != REASON_NONE) broken("an attack that cannot be");
        if (risk_game.phase == PHASE_DEFEND) {
            move = (risk_move_t){.verb = RISK_DEFEND, .n = (uint16_t)strlen(defend_dice)};
            risk_apply(&move, &said);
        }
        risk_game = before;
        for (int i = 0; i < said.count; i++)
            if (said.list[i].kind == EVENT_ROLL && shows(&said.list[i], attack_dice, defend_dice)) {
                risk_game.random = start;
                return;
            }
    }
    broken("dice that do not fall");
}

void take(uint8_t from, uint8_t to) {
    dice(from, to, "6", "5");
    EXPECT(attack(from, to, 1));
    if (risk_game.phase == PHASE_ADVANCE) EXPECT(advance(1));
}

/* ---- questions ---- */

risk_reason_t why(uint8_t verb, uint8_t a, uint8_t b, uint16_t n) {
    risk_move_t move = {.verb = verb, .a = a, .b = b, .n = n};
    return risk_check(&move);
}

bool may_choose(uint8_t territory) {
    risk_mask_t mask;
    risk_choices(&mask);
    return MASK_HAS(mask, territory);
}

bool may_follow(uint8_t from, uint8_t to) {
    risk_mask_t mask;
    risk_targets(from, &mask);
    return MASK_HAS(mask, to);
}

int happened(uint8_t event) {
    int n = 0;
    for (int i = 0; i < events.count; i++)
        n += events.list[i].kind == event;
    return n;
}

const risk_event_t *event_of(uint8_t event) {
    static const risk_event_t nothing;
    for (int i = 0; i < events.count; i++)
        if (events.list[i].kind == event) return &events.list[i];
    return &nothing;
}
