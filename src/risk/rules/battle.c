/* Attacks: the throw, its losses, the capture, and what happens to a rival who has lost everything (003, (c) to (f),
 * (i)).
 */
#include "core.h"

/* The dice of a throw, high to low; 0 is not thrown. */
static uint8_t attack_dice[ATTACK_DICE_MAX], defend_dice[ATTACK_DICE_MAX];

/* The seat, if it holds nothing any more; else NOBODY. */
static uint8_t if_fallen(uint8_t seat) {
    return core_next_held(0, seat) == TERRITORIES ? seat : NOBODY;
}

/* Who is alive and yet holds nothing: NOBODY, or the one who has just lost his last territory. */
static uint8_t fallen(void) {
    uint8_t seat = 0;
    while (seat < the_game->players && (!(the_game->alive & core_bit[seat]) || if_fallen(seat) == NOBODY))
        seat++;
    return seat < the_game->players ? seat : NOBODY;
}

void core_end_attack(void) {
    the_game->from = the_game->to = NOWHERE;
    the_game->dice = 0;
}

static void win(void) {
    core_emit(EVENT_WIN);
    the_game->winner = the_game->turn;
    the_game->phase = PHASE_OVER;
}

/* "reçoit à l'instant toutes les cartes que cet adversaire a en sa possession" (003, (i)) */
static void take_cards(uint8_t loser) {
    uint8_t *place = the_game->card, card;
    core_event.a = the_game->turn;
    core_event.n = risk_cards(the_game, loser);
    core_emit_for(EVENT_OUT, loser);
    for (card = 0; card < CARDS; card++, place++)
        if (*place == loser) {
            *place = the_game->turn;
            core_event.a = card;
            core_emit(EVENT_LOOT);
        }
}

/* The armies move in; `loser` has lost his last territory, unless it is NOBODY. */
static void move_in(uint16_t armies, uint8_t loser) {
    core_event.a = the_game->from;
    core_event.b = the_game->to;
    core_event.n = armies;
    core_emit(EVENT_ADVANCE);
    the_game->armies[the_game->from] -= armies;
    the_game->armies[the_game->to] = armies;
    core_end_attack();
    if (loser != NOBODY) {
        take_cards(loser);
        the_game->alive &= (uint8_t)~core_bit[loser];
        if (the_game->alive == core_bit[the_game->turn]) {
            win();
            return;
        }
        /* "seulement quand le total … égale six ou plus" (003, (i)) */
        if (risk_cards(the_game, the_game->turn) > HAND_FULL) {
            core_enter_trade();
            return;
        }
    }
    core_enter_attack();
}

/* The last defender has fallen. The least that has to move in does so by itself if there is no more, or nothing left to
 * play for. */
static void capture(void) {
    uint8_t loser = the_game->owner[the_game->to];
    the_game->owner[the_game->to] = the_game->turn;
    the_game->captured = 1;
    core_event.a = the_game->to;
    core_emit(EVENT_CAPTURE);
    loser = if_fallen(loser);
    if (the_game->armies[the_game->from] == the_game->dice + 1u ||
        (loser != NOBODY && the_game->alive == (core_bit[the_game->turn] | core_bit[loser])))
        move_in(the_game->dice, loser);
    else
        the_game->phase = PHASE_ADVANCE;
}

/* Both throw; the highest dice are compared, then the second highest where both have one. Ties are the defender's. */
static void throw_dice(uint8_t defence) {
    uint8_t lost, won, tired;
    core_event.n = defence;
    core_emit_for(EVENT_DEFEND, the_game->owner[the_game->to]);
    core_take_dice();
    core_roll(the_game->dice, attack_dice);
    core_roll(defence, defend_dice);
    core_event.a = attack_dice[0];
    core_event.b = attack_dice[1];
    core_event.c = attack_dice[2];
    core_event.d = defend_dice[0];
    core_event.n = defend_dice[1];
    core_emit(EVENT_ROLL);

    lost = attack_dice[0] <= defend_dice[0];
    won = !lost;
    if (attack_dice[1] && defend_dice[1]) {
        if (attack_dice[1] <= defend_dice[1])
            lost++;
        else
            won++;
    }
    core_event.a = lost;
    core_event.b = won;
    core_emit(EVENT_LOSS);
    the_game->armies[the_game->from] -= lost;
    the_game->armies[the_game->to] -= won;

    the_game->seat = the_game->turn;
    if (the_game->armies[the_game->to] == 0) {
        capture();
        return;
    }
    tired = the_game->armies[the_game->from] < 2;
    core_end_attack();
    the_game->phase = PHASE_ATTACK;
    if (tired) core_enter_attack(); /* else the same attack can be made again */
}

void core_attack(void) {
    uint8_t to = core_move.b, most = the_game->armies[to] < DEFEND_DICE_MAX ? 1 : DEFEND_DICE_MAX;
    core_event.a = the_game->from = core_move.a;
    core_event.b = the_game->to = to;
    the_game->dice = (uint8_t)core_move.n;
    core_event.n = core_move.n;
    core_emit(EVENT_ATTACK);
    if (most > 1 && (the_game->options & OPTION_ASK_DEFENDER)) {
        the_game->seat = the_game->owner[to];
        the_game->phase = PHASE_DEFEND;
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
