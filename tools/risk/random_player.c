/* The player without judgement. */
#include "random_player.h"

#ifdef __SDCC

static uint8_t count_bits(uint8_t bits) {
    uint8_t n = 0;
    for (; bits; bits &= (uint8_t)(bits - 1))
        n++;
    return n;
}

/* One of the places in a mask that is not empty. */
static uint8_t pick(const risk_mask_t *mask, random_t *random) {
    uint8_t i, n, bits, place = 0;
    for (n = i = 0; i < sizeof mask->in; i++)
        n += count_bits(mask->in[i]);
    n = random_below(random, n);
    for (i = 0; n >= (bits = count_bits(mask->in[i])); i++)
        n -= bits;
    for (bits = mask->in[i]; !(bits & 1) || n--; bits >>= 1)
        place++;
    return (uint8_t)((i << 3) + place);
}

#else /* the same at once: a PC plays by the million */

static uint8_t pick(const risk_mask_t *mask, random_t *random) {
    uint64_t bits = 0;
    for (unsigned i = 0; i < sizeof mask->in; i++)
        bits |= (uint64_t)mask->in[i] << 8 * i;
    for (uint8_t n = random_below(random, (uint8_t)__builtin_popcountll(bits)); n; n--)
        bits &= bits - 1;
    return (uint8_t)__builtin_ctzll(bits);
}

#endif

/* The highest number seven times in eight, else any. */
static void pick_number(const risk_t *game, random_t *random, risk_move_t *move) {
    risk_range_t range;
    risk_numbers(game, move->a, &range);
    move->n = range.high;
    if (random_below(random, 8) == 0)
        move->n = (uint16_t)(range.low + random_next(random) % (uint16_t)(range.high - range.low + 1));
}

static void pick_set(const risk_t *game, random_t *random, risk_move_t *move) {
    risk_mask_t hand;
    risk_choices(game, &hand);
    do {
        move->a = pick(&hand, random);
        move->b = pick(&hand, random);
        move->c = pick(&hand, random);
    } while (move->a == move->b || move->a == move->c || move->b == move->c || !risk_is_set(move->a, move->b, move->c));
}

static uint8_t faces_rival(const risk_t *game, uint8_t territory) {
    const uint8_t *near;
    for (near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (game->owner[*near] != game->seat) return 1;
    return 0;
}

/* Armies go where a rival is near, if one of four draws finds such a place. */
static void pick_place(const risk_t *game, random_t *random, risk_move_t *move) {
    risk_mask_t mask;
    uint8_t draw;
    risk_choices(game, &mask);
    for (draw = 4; draw; draw--) {
        move->a = pick(&mask, random);
        if (faces_rival(game, move->a)) return;
    }
}

/* Draws four attacks and takes the one that is most ahead of its target. Stops if none is, and for no reason at all so
 * seldom that a battle of thousands can be fought to its end. */
static void pick_attack(const risk_t *game, random_t *random, risk_move_t *move) {
    risk_mask_t bases, targets;
    uint8_t draw, a, b;
    uint16_t lead, best = 0;
    risk_choices(game, &bases);
    for (draw = 4; draw; draw--) {
        a = pick(&bases, random);
        risk_targets(game, a, &targets);
        b = pick(&targets, random);
        lead = game->armies[a] > game->armies[b] ? (uint16_t)(game->armies[a] - game->armies[b]) : 0;
        if (draw == 4 || lead > best) {
            best = lead;
            move->a = a;
            move->b = b;
        }
    }
    if (random_next(random) && (best || random_below(random, 16) == 0))
        pick_number(game, random, move);
    else
        move->verb = RISK_STOP;
}

static void pick_free_move(const risk_t *game, random_t *random, risk_move_t *move) {
    risk_mask_t mask;
    risk_choices(game, &mask);
    move->a = pick(&mask, random);
    risk_targets(game, move->a, &mask);
    move->b = pick(&mask, random);
    pick_number(game, random, move);
}

/* The verb of each phase, as long as its player does not refuse. */
static const uint8_t verb[PHASE_OVER] = {RISK_CLAIM,  RISK_DEPLOY, RISK_TRADE,   RISK_PLACE,
                                         RISK_ATTACK, RISK_DEFEND, RISK_ADVANCE, RISK_FREE};

void random_player_move(const risk_t *game, random_t *random, risk_move_t *move) {
    uint8_t phase = game->phase;
    move->verb = verb[phase];
    move->a = move->b = move->c = 0;
    move->n = 0;
    switch (phase) {
    case PHASE_CLAIM:
    case PHASE_DEPLOY:
    case PHASE_PLACE:
        pick_place(game, random, move);
        if (phase == PHASE_PLACE) pick_number(game, random, move);
        break;
    case PHASE_TRADE:
        if (random_below(random, 4) == 0 && risk_cards(game, game->seat) < HAND_FULL)
            move->verb = RISK_KEEP;
        else
            pick_set(game, random, move);
        break;
    case PHASE_ATTACK:
        pick_attack(game, random, move);
        break;
    case PHASE_MOVE:
        if (random_below(random, 4) == 0)
            move->verb = RISK_STAY;
        else
            pick_free_move(game, random, move);
        break;
    default: /* PHASE_DEFEND, PHASE_ADVANCE */
        pick_number(game, random, move);
        break;
    }
}
