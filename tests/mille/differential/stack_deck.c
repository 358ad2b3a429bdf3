/* Stacks the deck: some situations after a Blitzaktion of 2006 would occur once in a million plies. When one is
 * called, the cards it brings are sometimes taken from deeper in the draw pile, in the game and in the reference model
 * alike, and are then played. In an arranged hand, a hazard whose trump an opponent holds is played too. */
#include "differential.h"

static bool is_playable(const observation_t *now, ref_kind_t kind) {
    for (int team = 0; team < REF_TEAMS; team++)
        if (now->playable[kind][team] > 0) return true;
    return false;
}

/* Cards that lead to rare situations: trumps, a distance that completes the trip, a hazard whose trump an opponent
 * holds. */
static bool is_useful(const differential_t *run, ref_kind_t kind, int seat) {
    const observation_t *now = &run->now;
    int teams = run->table.teams;
    if (ref_family(kind) == REF_SAFETY) return true;
    if (ref_family(kind) == REF_DISTANCE) return now->team[seat % teams].miles + ref_miles(kind) == now->goal;
    if (ref_family(kind) != REF_HAZARD) return false;
    for (int other = 0; other < run->players; other++)
        if (other % teams != seat % teams && now->hand[other][ref_safety_of(kind)] > 0) return true;
    return false;
}

/* Exchanges the card at depth `deep` with the one at `to`; 0 is the next to be drawn. */
static void swap_draws(differential_t *run, int deep, int to) {
    uint8_t *a = &mille_game.sabot[mille_game.left - 1 - deep], *b = &mille_game.sabot[mille_game.left - 1 - to];
    const ref_card_t **c = &run->table.draw.card[run->table.draw.count - 1 - deep];
    const ref_card_t **d = &run->table.draw.card[run->table.draw.count - 1 - to];
    uint8_t card = *a;
    const ref_card_t *other = *c;
    *a = *b;
    *b = card;
    *c = *d;
    *d = other;
}

void stack_deck_draws(differential_t *run, const player_move_t *move) {
    int left = run->now.cards_left;
    if (!run->table.rules.lightning || move->verb != PLAYER_ANSWERS_COUP || !move->yes) return;
    if (player_roll(&run->player, 2) == 0) return;
    for (int to = 0, tries = 200; to < 4 && to < left && tries > 0; tries--) {
        int deep = to + (int)player_roll(&run->player, (uint32_t)(left - to));
        if (!is_useful(run, observation_kind(mille_game.sabot[left - 1 - deep]), run->now.seat)) continue;
        swap_draws(run, deep, to);
        to++;
    }
}

void stack_deck_play(differential_t *run, player_move_t *move) {
    const observation_t *now = &run->now;
    bool chain = mille_game.blitz != BLITZ_NONE, owed = mille_game.blitz == BLITZ_OWED;
    if (owed && move->verb == PLAYER_ANSWERS_COUP && player_roll(&run->player, 4) == 0) move->yes = false;
    if ((!chain && !run->arranged) || now->phase != REF_TO_PLAY || player_roll(&run->player, 4) == 0) return;
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++) {
        if (!is_playable(now, kind) || !is_useful(run, kind, now->seat)) continue;
        if (chain ? owed == (ref_family(kind) == REF_SAFETY) : ref_family(kind) != REF_HAZARD) continue;
        *move = (player_move_t){PLAYER_PLAYS, kind, now->seat % run->table.teams, false};
        if (ref_family(kind) == REF_HAZARD)
            for (move->team = 0; !now->playable[kind][move->team];)
                move->team++;
        return;
    }
}
