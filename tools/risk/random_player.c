/* A player that makes random legal moves. */
#include "random_player.h"
#include "mask_pick.h"

/* The highest number seven times in eight, else any. */
static void pick_number(random_t *random, risk_move_t *move) {
    risk_range_t range;
    risk_numbers(move->a, &range);
    move->n = range.high;
    if (random_below(random, 8) == 0)
        move->n = (uint16_t)(range.low + random_next(random) % (uint16_t)(range.high - range.low + 1));
}

static void pick_set(random_t *random, risk_move_t *move) {
    risk_mask_t hand;
    risk_choices(&hand);
    do {
        move->a = mask_pick(&hand, random);
        move->b = mask_pick(&hand, random);
        move->c = mask_pick(&hand, random);
    } while (move->a == move->b || move->a == move->c || move->b == move->c || !risk_is_set(move->a, move->b, move->c));
}

static uint8_t faces_rival(uint8_t territory) {
    const uint8_t *near;
    for (near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (risk_game.owner[*near] != risk_game.seat) return 1;
    return 0;
}

/* Armies go where a rival is near, if one of four draws finds such a place. */
static void pick_place(random_t *random, risk_move_t *move) {
    risk_mask_t mask;
    uint8_t draw;
    risk_choices(&mask);
    for (draw = 4; draw; draw--) {
        move->a = mask_pick(&mask, random);
        if (faces_rival(move->a)) return;
    }
}

/* Draws four attacks and makes the one that is most ahead of its target. Stops if none is ahead; at random so seldom
 * that a battle of thousands of armies can be fought to its end. */
static void pick_attack(random_t *random, risk_move_t *move) {
    risk_mask_t bases, targets;
    uint8_t draw, a, b;
    uint16_t lead, best = 0;
    risk_choices(&bases);
    for (draw = 4; draw; draw--) {
        a = mask_pick(&bases, random);
        risk_targets(a, &targets);
        b = mask_pick(&targets, random);
        lead = risk_game.armies[a] > risk_game.armies[b] ? (uint16_t)(risk_game.armies[a] - risk_game.armies[b]) : 0;
        if (draw == 4 || lead > best) {
            best = lead;
            move->a = a;
            move->b = b;
        }
    }
    if (random_next(random) && (best || random_below(random, 16) == 0))
        pick_number(random, move);
    else
        move->verb = RISK_STOP;
}

static void pick_free_move(random_t *random, risk_move_t *move) {
    risk_mask_t mask;
    risk_choices(&mask);
    move->a = mask_pick(&mask, random);
    risk_targets(move->a, &mask);
    move->b = mask_pick(&mask, random);
    pick_number(random, move);
}

/* The verb of each phase, unless the player declines. */
static const uint8_t verb[PHASE_OVER] = {
    [PHASE_CLAIM] = RISK_CLAIM,     [PHASE_DEPLOY] = RISK_DEPLOY, [PHASE_TRADE] = RISK_TRADE,
    [PHASE_PLACE] = RISK_PLACE,     [PHASE_ATTACK] = RISK_ATTACK, [PHASE_DEFEND] = RISK_DEFEND,
    [PHASE_ADVANCE] = RISK_ADVANCE, [PHASE_MOVE] = RISK_FREE,
};

void random_player_move(random_t *random, risk_move_t *move) {
    uint8_t phase = risk_game.phase;
    move->verb = verb[phase];
    move->a = move->b = move->c = 0;
    move->n = 0;
    switch (phase) {
    case PHASE_CLAIM:
    case PHASE_DEPLOY:
    case PHASE_PLACE:
        pick_place(random, move);
        if (phase == PHASE_PLACE) pick_number(random, move);
        break;
    case PHASE_TRADE:
        if (random_below(random, 4) == 0 && risk_cards(risk_game.seat) < HAND_FULL)
            move->verb = RISK_KEEP;
        else
            pick_set(random, move);
        break;
    case PHASE_ATTACK:
        pick_attack(random, move);
        break;
    case PHASE_MOVE:
        if (random_below(random, 4) == 0)
            move->verb = RISK_STAY;
        else
            pick_free_move(random, move);
        break;
    default: /* PHASE_DEFEND, PHASE_ADVANCE */
        pick_number(random, move);
        break;
    }
}
