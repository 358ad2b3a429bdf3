/* Machines against each other. */
#include "selfplay.h"
#include "players.h"

static selfplay_t *count;

static void count_events(const risk_events_t *events) {
    const risk_event_t *event = events->list;
    uint8_t n;
    for (n = events->count; n; n--, event++)
        switch (event->kind) {
        case EVENT_ROLL:
            count->throws++;
            break;
        case EVENT_CAPTURE:
            count->captures++;
            break;
        case EVENT_OUT:
            count->eliminations++;
            break;
        case EVENT_TRADE:
            count->sets++;
            break;
        case EVENT_CARD:
            count->cards++;
            break;
        case EVENT_SHUFFLE:
            count->shuffles++;
            break;
        case EVENT_OPEN:
            count->open++;
            break;
        case EVENT_WIN:
            count->wins[event->seat]++;
            break;
        }
}

static void count_game(const risk_t *game) {
    uint8_t t;
    count->games++;
    count->rounds += game->round;
    if (game->round > count->longest) count->longest = game->round;
    for (t = 0; t < TERRITORIES; t++)
        if (game->armies[t] > count->biggest) count->biggest = game->armies[t];
}

void selfplay(selfplay_t *tally, uint8_t players, uint8_t options, uint8_t player, uint32_t games, uint32_t seed) {
    static risk_events_t events;
    static risk_move_t move;
    static random_t random;
    risk_t *const game = &risk_table; /* where moves are made fastest */
    uint32_t game_seed;

    count = tally;
    random_seed(&random, seed);
    for (; games; games--) {
        game_seed = (uint32_t)random_next(&random) << 16;
        game_seed |= random_next(&random);
        risk_new(game, players, options, game_seed, &events);
        for (;;) {
            digest_bytes(&count->digest, events.list, (uint8_t)(events.count * sizeof(risk_event_t)));
            count_events(&events);
            if (game->phase == PHASE_OVER) break;
            player_move(player, game, &random, &move);
            count->plies++;
            risk_apply(game, &move, &events);
        }
        count_game(game);
    }
}
