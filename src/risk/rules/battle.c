/* Attacks: the throw, its losses, the capture, and what happens to a rival who has lost everything (003, (c) to (f),
 * (i)).
 */
#include "core.h"

/* The dice of a throw, high to low: the attacker's three, then the defender's two; 0 is not thrown. */
static uint8_t rolled[ATTACK_DICE_MAX + DEFEND_DICE_MAX];

/* Throws so many dice into places `first` to `end` - 1. */
static void roll(uint8_t first, uint8_t end, uint8_t dice) {
    uint8_t place, die, lower;
    for (place = first; place < end; place++)
        rolled[place] = 0;
    for (; dice; dice--) {
        die = (uint8_t)(random_below(&the_game->random, 6) + 1);
        for (place = first; die; place++) { /* each die that is lower makes room; the last to move on is a 0 */
            lower = rolled[place];
            if (lower >= die) continue;
            rolled[place] = die;
            die = lower;
        }
    }
}

/* The alive seats that hold nothing, as bits: nobody, or the one who has just lost his last territory. */
static uint8_t fallen(void) {
    const uint8_t *owner = the_game->owner;
    uint8_t n, gone = the_game->alive;
    for (n = TERRITORIES; n; n--)
        gone &= (uint8_t)~core_bit[*owner++];
    return gone;
}

void core_end_attack(void) {
    the_game->from = the_game->to = NOWHERE;
    the_game->dice = 0;
}

static void win(void) {
    core_say(EVENT_WIN, 0);
    the_game->winner = the_game->turn;
    the_game->phase = PHASE_OVER;
}

/* "reçoit à l'instant toutes les cartes que cet adversaire a en sa possession" (003, (i)). Returns how many the
 * conqueror has then. */
static uint8_t take_cards(uint8_t loser) {
    risk_event_t *out = core_say(EVENT_OUT, the_game->turn);
    uint8_t *place = the_game->card, card, hand = 0;
    out->seat = loser;
    for (card = 0; card < CARDS; card++, place++) {
        if (*place == loser) {
            *place = the_game->turn;
            core_say(EVENT_LOOT, card);
            out->n++;
        }
        if (*place == the_game->turn) hand++;
    }
    return hand;
}

static void move_in(uint16_t armies) {
    risk_event_t *event = core_say(EVENT_ADVANCE, the_game->from);
    uint8_t gone = fallen(), loser = 0, hand = 0;
    event->b = the_game->to;
    event->n = armies;
    the_game->armies[the_game->from] -= armies;
    the_game->armies[the_game->to] = armies;
    core_end_attack();
    if (gone) {
        while (core_bit[loser] != gone)
            loser++;
        the_game->alive &= (uint8_t)~gone;
        hand = take_cards(loser);
        if (the_game->alive == core_bit[the_game->turn]) {
            win();
            return;
        }
    }
    /* "seulement quand le total … égale six ou plus" (003, (i)) */
    if (hand > HAND_FULL)
        core_enter_trade();
    else
        core_enter_attack();
}

/* The last defender has fallen. The least that has to move in does so by itself if there is no more, or nothing left to
 * play for. */
static void capture(void) {
    the_game->owner[the_game->to] = the_game->turn;
    the_game->captured = 1;
    core_say(EVENT_CAPTURE, the_game->to);
    if (the_game->armies[the_game->from] == the_game->dice + 1u ||
        (uint8_t)(the_game->alive & ~fallen()) == core_bit[the_game->turn])
        move_in(the_game->dice);
    else
        the_game->phase = PHASE_ADVANCE;
}

/* Both throw; the highest dice are compared, then the second highest where both have one. Ties are the defender's. */
static void throw_dice(uint8_t defence) {
    uint8_t i, tired, pairs = defence, losses = 0;
    risk_event_t *event = core_say(EVENT_DEFEND, 0);
    event->seat = the_game->owner[the_game->to];
    event->n = defence;
    roll(0, ATTACK_DICE_MAX, the_game->dice);
    roll(ATTACK_DICE_MAX, ATTACK_DICE_MAX + DEFEND_DICE_MAX, defence);
    event = core_say(EVENT_ROLL, rolled[0]);
    event->b = rolled[1];
    event->c = rolled[2];
    event->d = rolled[3];
    event->n = rolled[4];

    if (the_game->dice < pairs) pairs = the_game->dice;
    for (i = 0; i < pairs; i++)
        if (rolled[i] <= rolled[ATTACK_DICE_MAX + i]) losses++;
    event = core_say(EVENT_LOSS, losses);
    event->b = (uint8_t)(pairs - losses);
    the_game->armies[the_game->from] -= losses;
    the_game->armies[the_game->to] -= event->b;

    the_game->seat = the_game->turn;
    if (the_game->armies[the_game->to] == 0) {
        capture();
        return;
    }
    tired = the_game->armies[the_game->from] < 2;
    core_end_attack();
    if (tired)
        core_enter_attack();
    else
        the_game->phase = PHASE_ATTACK; /* the same again, if nothing else */
}

void core_attack(void) {
    risk_event_t *event = core_say(EVENT_ATTACK, the_move->a);
    uint8_t most = the_game->armies[the_move->b] < DEFEND_DICE_MAX ? 1 : DEFEND_DICE_MAX;
    event->b = the_game->to = the_move->b;
    event->n = the_game->dice = (uint8_t)the_move->n;
    the_game->from = the_move->a;
    if (most > 1 && (the_game->options & OPTION_ASK_DEFENDER)) {
        the_game->seat = the_game->owner[the_game->to];
        the_game->phase = PHASE_DEFEND;
    } else {
        throw_dice(most);
    }
}

void core_defend(void) {
    throw_dice((uint8_t)the_move->n);
}

void core_advance(void) {
    move_in(the_move->n);
}
