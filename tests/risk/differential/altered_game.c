/* Altered games: a few bytes of a game are changed, as in a file that another program wrote. A game that risk_validate
   accepts is played on, and both must still agree on every ply. */
#include <string.h>

#include "validate.h"
#include "differential.h"

enum { TRIES = 300, BYTES_MAX = 3 };

long alter_accepted, alter_rejected;

/* Adds or subtracts one, or sets a small or any value. */
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

/* The former owner of the territory just taken: a seat that has nothing left and is not out, or else any rival. */
static int beaten(const observation_t *observed, int players) {
    int rival = observed->turn;
    for (int seat = 0; seat < players; seat++) {
        if (observed->of[seat].out) continue;
        if (observed->of[seat].holds == 0) return seat;
        if (seat != observed->turn) rival = seat;
    }
    return rival;
}

/* Sets the reference model to the state of the game. */
static void set_up_table(ref_table_t *table, const observation_t *observed, int players) {
    ref_open(table, players, (int)BOX_ARMIES);
    table->phase = (ref_phase_t)observed->phase;
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

/* Counters near their limits: no game reaches them, and the reference model has no limits. */
static bool too_far(void) {
    return risk_game.round > UINT16_MAX - DIFFERENTIAL_PLIES_MAX || risk_game.sets > SETS_MAX - DIFFERENTIAL_PLIES_MAX;
}

void alter_game(differential_t *run) {
    risk_t before = risk_game;
    for (int i = 0; i < TRIES; i++) {
        for (int n = 1 + player_roll(&run->player, BYTES_MAX); n > 0; n--)
            change_a_byte((uint8_t *)&risk_game, &run->player);
        bool possible = risk_game.phase != PHASE_OVER && !too_far();
        if (possible && risk_validate() == VALID) {
            alter_accepted++;
            run->altered = true;
            observation_of_game(&run->now);
            set_up_table(&run->table, &run->now, risk_game.players);
            return;
        }
        alter_rejected += possible;
        risk_game = before;
    }
}
