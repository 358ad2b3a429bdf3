/* Random legal moves. */
#include "random_player.h"

/* The place of the n-th bit set. */
static uint8_t nth_bit(uint8_t bits, uint8_t n) {
    uint8_t place = 0;
    for (;; place++, bits >>= 1)
        if ((bits & 1) && n-- == 0) return place;
}

static uint8_t count_bits(uint8_t bits) {
    uint8_t n = 0;
    for (; bits; bits &= (uint8_t)(bits - 1))
        n++;
    return n;
}

static void play_or_discard(random_t *random, mille_move_t *move) {
    mille_legal_t legal;
    uint8_t team, n, options = 0;
    mille_legal(&legal);
    for (team = 0; team < mille_game.teams; team++)
        options += count_bits(legal.on[team]);
    if (options == 0 || random_below(random, 8) == 0) {
        move->verb = MILLE_DISCARD;
        move->slot = random_below(random, mille_game.held[mille_game.seat]);
        return;
    }
    move->verb = MILLE_PLAY;
    options = random_below(random, options);
    for (team = 0; options >= (n = count_bits(legal.on[team])); team++)
        options -= n;
    move->slot = nth_bit(legal.on[team], options);
    move->team = team;
}

void random_player_move(random_t *random, mille_move_t *move) {
    move->slot = move->team = 0;
    switch (mille_game.phase) {
    case PHASE_DRAW:
        move->verb = MILLE_DRAW;
        break;
    case PHASE_PLAY:
        play_or_discard(random, move);
        break;
    case PHASE_COUP:
        move->verb = random_below(random, 4) ? MILLE_COUP : MILLE_DECLINE;
        break;
    case PHASE_EXTEND:
        move->verb = random_below(random, 2) ? MILLE_EXTEND : MILLE_STAY;
        break;
    default:
        move->verb = MILLE_NEXT;
        break;
    }
}
