/* Attacks: the throw, its losses, the capture, and a rival who loses everything (003, (c) to (f), (i)). */
#include "core.h"

uint16_t core_dice_left;

/* The dice of a throw, high to low; 0: not thrown. */
static uint8_t attack_dice[ATTACK_DICE_MAX], defend_dice[ATTACK_DICE_MAX];

/* The seat, if it holds no territory any more; else NOBODY. */
static uint8_t if_fallen(uint8_t seat) {
    return core_next_held(0, seat) == TERRITORIES ? seat : NOBODY;
}

/* The seat that has just lost its last territory and is not yet eliminated, or NOBODY. */
static uint8_t fallen(void) {
    uint8_t seat = 0;
    while (seat < risk_game.players && (!(risk_game.alive & risk_bit[seat]) || if_fallen(seat) == NOBODY))
        seat++;
    return seat < risk_game.players ? seat : NOBODY;
}

void core_end_attack(void) {
    risk_game.from = risk_game.to = NOWHERE;
    risk_game.dice = 0;
}

/* An event of the attack: with its base and target. */
static void emit_here(uint8_t kind) {
    core_event.a = risk_game.from;
    core_event.b = risk_game.to;
    core_emit(kind);
}

static void win(void) {
    core_emit(EVENT_WIN);
    risk_game.winner = risk_game.turn;
    risk_game.phase = PHASE_OVER;
}

/* "reçoit à l'instant toutes les cartes que cet adversaire a en sa possession" (003, (i)) */
static void take_cards(uint8_t loser) {
    uint8_t *place = risk_game.card, card;
    core_event.a = risk_game.turn;
    core_event.n = risk_cards(loser);
    core_emit_for(EVENT_OUT, loser);
    for (card = 0; card < CARDS; card++, place++)
        if (*place == loser) {
            *place = risk_game.turn;
            core_event.a = card;
            core_emit(EVENT_LOOT);
        }
}

/* The armies move in. `loser`: the seat that has lost its last territory, or NOBODY. */
static void move_in(uint16_t armies, uint8_t loser) {
    core_event.n = armies;
    emit_here(EVENT_ADVANCE);
    risk_game.armies[risk_game.from] -= armies;
    risk_game.armies[risk_game.to] = armies;
    core_end_attack();
    if (loser != NOBODY) {
        take_cards(loser);
        risk_game.alive &= (uint8_t)~risk_bit[loser];
        if (risk_game.alive == risk_bit[risk_game.turn]) {
            win();
            return;
        }
        /* "s'il peut faire une série, il peut la remettre immédiatement" (003, (i)), with any number of cards; with
         * five or more he must, "ne peut jamais garder plus de cinq cartes" (003, (h)). */
        core_enter_trade();
    } else {
        core_enter_attack();
    }
}

/* The last defender has fallen. If no more armies than the dice can move in, or the game is won, they move in at
 * once. */
static void capture(void) {
    uint8_t loser = risk_game.owner[risk_game.to];
    risk_game.owner[risk_game.to] = risk_game.turn;
    risk_game.captured = 1;
    core_event.a = risk_game.to;
    core_emit(EVENT_CAPTURE);
    loser = if_fallen(loser);
    if (risk_game.armies[risk_game.from] == risk_game.dice + 1u ||
        (loser != NOBODY && risk_game.alive == (risk_bit[risk_game.turn] | risk_bit[loser])))
        move_in(risk_game.dice, loser);
    else
        risk_game.phase = PHASE_ADVANCE;
}

/* Both throw. The highest dice are compared, then the second highest if both have one; the defender wins ties. */
static void throw_dice(uint8_t defence) {
    uint8_t lost, won, spent;
    core_event.n = defence;
    core_emit_for(EVENT_DEFEND, risk_game.owner[risk_game.to]);
    core_dice_left = 0;
    core_roll(risk_game.dice, attack_dice);
    core_roll(defence, defend_dice);
    core_event.n = (uint16_t)(attack_dice[0] << 8 | attack_dice[1] << 4 | attack_dice[2]);
    core_event.c = defend_dice[0];
    core_event.d = defend_dice[1];
    emit_here(EVENT_ROLL);

    lost = attack_dice[0] <= defend_dice[0];
    won = !lost;
    if (attack_dice[1] && defend_dice[1]) {
        if (attack_dice[1] <= defend_dice[1])
            lost++;
        else
            won++;
    }
    core_event.c = lost;
    core_event.d = won;
    emit_here(EVENT_LOSS);
    risk_game.armies[risk_game.from] -= lost;
    risk_game.armies[risk_game.to] -= won;

    risk_game.seat = risk_game.turn;
    if (risk_game.armies[risk_game.to] == 0) {
        capture();
        return;
    }
    spent = risk_game.armies[risk_game.from] < 2;
    core_end_attack();
    risk_game.phase = PHASE_ATTACK;
    if (spent) core_enter_attack(); /* else the same attack can be repeated */
}

void core_attack(void) {
    uint8_t to = core_move.b, most = risk_game.armies[to] < DEFEND_DICE_MAX ? 1 : DEFEND_DICE_MAX;
    risk_game.from = core_move.a;
    risk_game.to = to;
    risk_game.dice = (uint8_t)core_move.n;
    core_event.n = core_move.n;
    emit_here(EVENT_ATTACK);
    if (most > 1 && (risk_game.options & RISK_OPTION_ASK_DEFENDER)) {
        risk_game.seat = risk_game.owner[to];
        risk_game.phase = PHASE_DEFEND;
    } else {
        throw_dice(most);
    }
}

void core_defend(void) {
    throw_dice((uint8_t)core_move.n);
}

void core_advance(void) {
    move_in(core_move.n, fallen());
}
