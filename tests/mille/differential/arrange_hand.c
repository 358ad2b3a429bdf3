/* Arranged hands. What happens at the end of a hand (an empty draw pile in the middle of a chain of coups fourrés and
 * trumps, a trump as the last card) is rare and comes after two hundred plies. In matches with an odd seed most hands
 * begin near their end: nearly all of the draw pile is discarded, teams are rolling and have come some way, trumps are
 * in the hands; or one team is rolling, the others have a Stop, and hardly any card can be laid. The same cards move in
 * the game and in the reference model. */
#include "differential.h"

/* Takes the card at index `at` out of the draw pile of both sides. The same index is the same card there. */
static const ref_card_t *take_draw(differential_t *run, int at) {
    ref_pile_t *draw = &run->table.draw;
    const ref_card_t *card = draw->card[at];
    int top = --draw->count;
    draw->card[at] = draw->card[top];
    mille_game.left--;
    mille_game.sabot[at] = mille_game.sabot[top];
    mille_game.sabot[top] = CARD_NONE;
    mille_game.seen[observation_card(card->kind)]++;
    return card;
}

/* The index of a card of this kind in the draw pile, or -1. */
static int find_draw(const differential_t *run, ref_kind_t kind) {
    for (int i = 0; i < run->table.draw.count; i++)
        if (run->table.draw.card[i]->kind == kind) return i;
    return -1;
}

/* Lays a Roll on an empty battle pile, or a Stop on a Roll. */
static void lay(differential_t *run, int team, ref_kind_t kind) {
    int at = find_draw(run, kind);
    if (at < 0) return;
    mille_pile_t *pile = &mille_game.team[team].pile[BATTLE];
    ref_put(&run->table.team[team].battle, take_draw(run, at));
    pile->under = pile->top;
    pile->top = observation_card(kind);
}

/* Distance cards of any kind but 200, which only two may be laid of, up to a random mark. */
static void drive(differential_t *run, int team) {
    static const ref_kind_t kinds[] = {REF_KM_25, REF_KM_50, REF_KM_75, REF_KM_100};
    int mark = (int)player_roll(&run->player, (uint32_t)run->table.goal + 1);
    for (int tries = 0; tries < 20; tries++) {
        ref_kind_t kind = kinds[player_roll(&run->player, 4)];
        int at = find_draw(run, kind);
        /* the trip is not completed: that would have ended the hand */
        int miles = ref_team_miles(&run->table.team[team]) + ref_miles(kind);
        if (at < 0 || miles > mark || miles >= run->table.goal) continue;
        ref_put(&run->table.team[team].distance, take_draw(run, at));
        mille_game.team[team].stones[observation_card(kind) - CARD_25]++;
        mille_game.team[team].km = (uint8_t)(miles / 25);
    }
}

/* A card of the draw pile for one of a hand. */
static void exchange(differential_t *run, int at, int seat, int slot) {
    ref_pile_t *hand = &run->table.hand[seat];
    ref_kind_t given = observation_kind(mille_game.hand[seat][slot]);
    int i = 0;
    while (hand->card[i]->kind != given)
        i++;
    const ref_card_t *card = run->table.draw.card[at];
    run->table.draw.card[at] = hand->card[i];
    hand->card[i] = card;
    mille_game.hand[seat][slot] = observation_card(card->kind);
    mille_game.sabot[at] = observation_card(given);
}

/* A trump for the holder, and for another seat a hazard that it answers. */
static void tempt(differential_t *run, ref_kind_t hazard, int holder) {
    int attacker = (holder + 1 + (int)player_roll(&run->player, run->players - 1u)) % run->players;
    int trump = find_draw(run, ref_safety_of(hazard));
    if (trump >= 0) exchange(run, trump, holder, (int)player_roll(&run->player, REF_DEALT));
    int strike = find_draw(run, hazard);
    if (strike >= 0) exchange(run, strike, attacker, (int)player_roll(&run->player, REF_DEALT));
}

/* Cards that can hardly be laid when one team is rolling and the others have a Stop. */
static bool is_idle(ref_kind_t kind) {
    return ref_family(kind) == REF_REMEDY && kind != REF_ROLL;
}

/* Fills the hands with them, so that soon nobody can lay a card. */
static void strand(differential_t *run) {
    for (int seat = 0; seat < run->players; seat++)
        for (int slot = 0; slot < REF_DEALT; slot++)
            for (int tries = 0; tries < 50 && !is_idle(observation_kind(mille_game.hand[seat][slot])); tries++) {
                int at = (int)player_roll(&run->player, (uint32_t)run->table.draw.count);
                if (is_idle(run->table.draw.card[at]->kind)) exchange(run, at, seat, slot);
            }
}

/* Discards all but `left` cards of the draw pile, trumps last. */
static void shorten(differential_t *run, int left, bool stranded) {
    while (run->table.draw.count > left) {
        int at = (int)player_roll(&run->player, (uint32_t)run->table.draw.count);
        ref_kind_t kind = run->table.draw.card[at]->kind;
        bool stays = ref_family(kind) == REF_SAFETY || (stranded && is_idle(kind));
        if (stays && player_roll(&run->player, 32) != 0) continue;
        ref_put(&run->table.discard, take_draw(run, at));
        mille_game.discard = observation_card(kind);
        run->discards++;
    }
}

void arrange_hand(differential_t *run) {
    static const ref_kind_t hazards[] = {REF_ACCIDENT, REF_OUT_OF_GAS, REF_FLAT_TIRE, REF_STOP, REF_SPEED_LIMIT};
    enum { HAZARDS = sizeof hazards / sizeof hazards[0] };
    run->arranged = run->seed % 2 != 0 && player_roll(&run->player, 8) != 0;
    if (!run->arranged) return;
    bool stranded = player_roll(&run->player, 3) == 0;
    int holder = (int)player_roll(&run->player, run->players);
    if (stranded) strand(run);
    for (int team = 0; team < run->table.teams; team++) {
        if (stranded || player_roll(&run->player, 4) != 0) lay(run, team, REF_ROLL);
        if (stranded && team != holder % run->table.teams) lay(run, team, REF_STOP);
        if (player_roll(&run->player, 2) != 0) drive(run, team);
    }
    if (stranded) tempt(run, hazards[player_roll(&run->player, HAZARDS)], holder);
    for (int i = 0; i < HAZARDS && !stranded; i++)
        if (player_roll(&run->player, 2) != 0) tempt(run, hazards[i], (int)player_roll(&run->player, run->players));
    shorten(run, 1 + (int)player_roll(&run->player, stranded ? 3 : 12), stranded);
}
