/* Matches between random players. */
#include "selfplay.h"
#include "random_player.h"

static void count_sheets(selfplay_t *tally) {
    mille_sheet_t sheet;
    uint8_t team;
    tally->hands++;
    for (team = 0; team < mille_game.teams; team++) {
        mille_score(team, &sheet);
        if (sheet.line[LINE_SHUT_OUT]) tally->shut_outs++;
        if (sheet.line[LINE_DELAYED]) tally->delayed++;
    }
}

static void count_events(selfplay_t *tally, const mille_events_t *events) {
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
            count_sheets(tally);
            break;
        case EVENT_WIN:
            tally->wins[event->value]++;
            break;
        }
    }
}

void selfplay(selfplay_t *tally, uint8_t rules, uint8_t players, uint32_t matches, uint32_t seed) {
    static mille_events_t events;
    mille_move_t move;
    random_t random;
    uint32_t match_seed;

    random_seed(&random, seed);
    for (; matches; matches--) {
        match_seed = (uint32_t)random_next(&random) << 16;
        match_seed |= random_next(&random);
        mille_new(rules, players, match_seed, &events);
        for (;;) {
            DIGEST_EVENTS(&tally->digest, &events);
            count_events(tally, &events);
            if (mille_game.phase == PHASE_MATCH_OVER) break;
            random_player_move(&random, &move);
            if (move.verb != MILLE_NEXT) tally->plies++;
            mille_apply(&move, &events);
        }
        tally->matches++;
    }
}
