/* Forged games: a few bytes of a game are changed, as in a save that something else wrote. What risk_validate lets pass is
   played on, and both must still agree on every ply. */
#include <string.h>

#include "validate.h"
#include "differential.h"

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
static int beaten(const observation_t *observed, int players) {
    int rival = observed->turn;
    for (int seat = 0; seat < players; seat++) {
        if (observed->of[seat].out) continue;
        if (observed->of[seat].holds == 0) return seat;
        if (seat != observed->turn) rival = seat;
    }
    return rival;
}

/* The referee's table is set up as the game says it stands. */
static void set_up_table(ref_table_t *table, const observation_t *observed, int players) {
    ref_open(table, players, (int)BOX_ARMIES);
    table->moment = (ref_moment_t)observed->moment;
    table->seat = observed->seat;
    table->turn = observed->turn;
    table->first = observed->first;
    table->round = observed->round;
    table->to_place = observed->to_place;
    table->sets = observed->sets;
    table->captured = observed->captured;
    table->base = observed->base;
    table->target = observed->target;
    table->attack_dice = observed->dice;
    table->beaten = beaten(observed, players);
    memcpy(table->owner, observed->owner, sizeof table->owner);
    memcpy(table->armies, observed->armies, sizeof table->armies);
    for (int t = 0; t < REF_TERRITORIES; t++)
        table->raised += table->armies[t];
    for (int seat = 0; seat < players; seat++)
        table->counted[seat] = observed->of[seat].counted;
    table->pack.count = 0;
    for (int card = 0; card < REF_CARDS; card++)
        ref_put(observation_pile(table, observed->card[card]), card);
}

/* Counters that are about to stay where they are: no game comes so far, and the referee counts on. */
static bool too_far(void) {
    return risk_game.round > UINT16_MAX - DIFFERENTIAL_PLIES_MAX || risk_game.sets > SETS_MAX - DIFFERENTIAL_PLIES_MAX;
}

void forge_game(differential_t *run) {
    risk_t before = risk_game;
    for (int i = 0; i < TRIES; i++) {
        for (int n = 1 + player_roll(&run->player, BYTES_MAX); n > 0; n--)
            change_a_byte((uint8_t *)&risk_game, &run->player);
        bool possible = risk_game.phase != PHASE_OVER && !too_far();
        if (possible && risk_validate() == VALID) {
            forge_passed++;
            run->forged = true;
            observation_of_game(&run->now);
            set_up_table(&run->table, &run->now, risk_game.players);
            return;
        }
        forge_stopped += possible;
        risk_game = before;
    }
}
