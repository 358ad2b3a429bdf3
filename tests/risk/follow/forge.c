/* Forged games: a few bytes of a game are changed, as in a save that something else wrote. What risk_validate lets pass is
   played on, and both must still agree on every ply. */
#include <string.h>

#include "validate.h"
#include "follow.h"

enum { TRIES = 300, BYTES_MAX = 3 };

long forge_passed, forge_stopped;

/* One more or less, something small, or anything. */
static void change_a_byte(uint8_t *bytes, player_t *dice) {
    uint8_t *byte = &bytes[player_roll(dice, RISK_BYTES)];
    switch (player_roll(dice, 4)) {
    case 0:
        *byte = (uint8_t)(*byte + 1);
        break;
    case 1:
        *byte = (uint8_t)(*byte - 1);
        break;
    case 2:
        *byte = (uint8_t)player_roll(dice, 8);
        break;
    default:
        *byte = (uint8_t)player_roll(dice, 256);
        break;
    }
}

/* Who held what was just taken: whoever has nothing left and is not out, or else any rival who has something. */
static int beaten(const sight_t *sight, int players) {
    int rival = sight->turn;
    for (int seat = 0; seat < players; seat++) {
        if (sight->of[seat].out) continue;
        if (sight->of[seat].holds == 0) return seat;
        if (seat != sight->turn) rival = seat;
    }
    return rival;
}

/* The referee's table is set up as the game says it stands. */
static void set_up_table(ref_table_t *table, const sight_t *sight, int players) {
    ref_open(table, players, (int)BOX_ARMIES);
    table->moment = (ref_moment_t)sight->moment;
    table->seat = sight->seat;
    table->turn = sight->turn;
    table->first = sight->first;
    table->round = sight->round;
    table->to_place = sight->to_place;
    table->sets = sight->sets;
    table->captured = sight->captured;
    table->base = sight->base;
    table->target = sight->target;
    table->attack_dice = sight->dice;
    table->beaten = beaten(sight, players);
    memcpy(table->owner, sight->owner, sizeof table->owner);
    memcpy(table->armies, sight->armies, sizeof table->armies);
    for (int t = 0; t < REF_TERRITORIES; t++)
        table->raised += table->armies[t];
    for (int seat = 0; seat < players; seat++)
        table->counted[seat] = sight->of[seat].counted;
    table->pack.count = 0;
    for (int card = 0; card < REF_CARDS; card++)
        ref_put(sight_pile(table, sight->card[card]), card);
}

/* Counters that are about to stay where they are: no game comes so far, and the referee counts on. */
static bool too_far(const risk_t *game) {
    return game->round > UINT16_MAX - FOLLOW_PLIES_MAX || game->sets > SETS_MAX - FOLLOW_PLIES_MAX;
}

void forge_game(follow_t *follow) {
    for (int i = 0; i < TRIES; i++) {
        risk_t forged = follow->game;
        for (int n = 1 + player_roll(&follow->player, BYTES_MAX); n > 0; n--)
            change_a_byte((uint8_t *)&forged, &follow->player);
        if (forged.phase == PHASE_OVER || too_far(&forged)) continue;
        if (risk_validate(&forged) != VALID) {
            forge_stopped++;
            continue;
        }
        forge_passed++;
        follow->forged = true;
        follow->game = forged;
        sight_of_game(&follow->now, &follow->game);
        set_up_table(&follow->table, &follow->now, forged.players);
        return;
    }
}
