/* Random players against each other. */
#include "selfplay.h"
#include "random_player.h"

static void count_sheets(selfplay_t *tally, const mille_t *game) {
    mille_sheet_t sheet;
    uint8_t team;
    tally->hands++;
    for (team = 0; team < game->teams; team++) {
        mille_score(game, team, &sheet);
        if (sheet.line[LINE_SHUT_OUT]) tally->shut_outs++;
        if (sheet.line[LINE_DELAYED]) tally->delayed++;
    }
}

static void count_events(selfplay_t *tally, const mille_t *game, const mille_events_t *events) {
    uint8_t i;
    for (i = 0; i < events->count; i++) {
        const mille_event_t *event = &events->list[i];
        switch (event->kind) {
        case EVENT_COUP:
            tally->coups++;
            break;
        case EVENT_EXTEND:
            tally->extensions += event->value;
            break;
        case EVENT_OVER:
            count_sheets(tally, game);
            break;
        case EVENT_WIN:
            tally->wins[event->value]++;
            break;
        }
    }
}

void selfplay(selfplay_t *tally, uint8_t rules, uint8_t players, uint32_t matches, uint32_t seed) {
#ifdef __SDCC
#define game mille_table
#else
    static mille_t game;
#endif
    static mille_events_t events;
    mille_move_t move;
    random_t random;
    uint32_t match_seed;

    random_seed(&random, seed);
    for (; matches; matches--) {
        match_seed = (uint32_t)random_next(&random) << 16;
        match_seed |= random_next(&random);
        mille_new(&game, rules, players, match_seed, &events);
        for (;;) {
            digest_events(&tally->digest, &events);
            count_events(tally, &game, &events);
            if (game.phase == PHASE_MATCH_OVER) break;
            random_player_move(&game, &random, &move);
            if (move.verb != MILLE_NEXT) tally->plies++;
            mille_apply(&game, &move, &events);
        }
        tally->matches++;
    }
}
