/* Games between machine players. */
#include "selfplay.h"
#include "players.h"

static selfplay_t *sums;

static void count_events(const risk_events_t *events) {
    const risk_event_t *event = events->list;
    uint8_t n;
    for (n = events->count; n; n--, event++)
        switch (event->kind) {
        case EVENT_ROLL:
            sums->throws++;
            break;
        case EVENT_CAPTURE:
            sums->captures++;
            break;
        case EVENT_OUT:
            sums->eliminations++;
            break;
        case EVENT_TRADE:
            sums->sets++;
            break;
        case EVENT_CARD:
            sums->cards++;
            break;
        case EVENT_SHUFFLE:
            sums->shuffles++;
            break;
        case EVENT_OPEN:
            sums->open++;
            break;
        case EVENT_WIN:
            sums->wins[event->seat]++;
            break;
        }
}

static void count_game(void) {
    uint8_t t;
    sums->games++;
    sums->rounds += risk_game.round;
    if (risk_game.round > sums->longest) sums->longest = risk_game.round;
    for (t = 0; t < TERRITORIES; t++)
        if (risk_game.armies[t] > sums->biggest) sums->biggest = risk_game.armies[t];
}

void selfplay(selfplay_t *tally, uint8_t players, uint8_t options, uint8_t player, uint32_t games, uint32_t seed) {
    static risk_events_t events;
    static risk_move_t move;
    static random_t random;
    uint32_t game_seed;

    sums = tally;
    random_seed(&random, seed);
    for (; games; games--) {
        game_seed = (uint32_t)random_next(&random) << 16;
        game_seed |= random_next(&random);
        risk_new(players, options, game_seed, &events);
        for (;;) {
            digest_bytes(&sums->digest, events.list, (uint8_t)(events.count * sizeof(risk_event_t)));
            count_events(&events);
            if (risk_game.phase == PHASE_OVER) break;
            player_move(player, &random, &move);
            sums->plies++;
            risk_apply(&move, &events);
        }
        count_game();
    }
}
