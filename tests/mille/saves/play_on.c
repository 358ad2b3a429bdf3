/* Invariants, checked without the code of the rules. */
#include <string.h>
#include "validate.h"
#include "play_on.h"
#include "random_player.h"
#include "match_file.h"

/* Every card is in exactly one place: in the sabot, in a hand, or seen. */
static const char *count_cards(const mille_t *game) {
    int cards[CARD_KINDS] = {0}, total = 0;
    for (int i = 0; i < CARD_MAX; i++) {
        if (i < game->left && game->sabot[i] < CARD_KINDS) cards[game->sabot[i]]++;
        if ((i < game->left) != (game->sabot[i] < CARD_KINDS)) return "a gap in the sabot";
    }
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        for (int i = 0; i < HAND_MAX; i++) {
            if (game->hand[seat][i] < CARD_KINDS) cards[game->hand[seat][i]]++;
            if ((i < game->held[seat]) != (game->hand[seat][i] < CARD_KINDS)) return "a gap in a hand";
        }
    for (int kind = 0; kind < CARD_KINDS; kind++) {
        total += cards[kind] += game->seen[kind];
        int out = card_copies[kind] - cards[kind];
        if (out != 0 && !(out == 1 && kind >= CARD_OUT_OF_GAS && kind <= CARD_STOP))
            return "cards missing or duplicated";
    }
    return total == 106 || total == 101 || total == 102 ? NULL : "not a pack of 106, 101 or 102";
}

const char *play_any(const mille_move_t *move) {
    mille_t before = mille_game;
    mille_events_t events;
    mille_reason_t expected = mille_check(move), reason = mille_apply(move, &events);
    if (reason != expected) return "mille_check and mille_apply disagree";
    if (reason != REASON_NONE) {
        if (reason >= REASON_COUNT) return "no such reason";
        if (events.count) return "an illegal move has events";
        return memcmp(&before, &mille_game, sizeof before) ? "an illegal move changed the game" : NULL;
    }
    if (events.count == 0 || events.count > EVENTS_MAX) return "a legal move without events, or with too many";
    if (mille_validate() != VALID) return "a legal move led to an impossible game";
    return count_cards(&mille_game);
}

const char *play_on(random_t *random, int moves) {
    mille_move_t move;
    while (moves-- > 0 && mille_game.phase != PHASE_MATCH_OVER) {
        if (moves % 4 == 0)
            move =
                (mille_move_t){random_below(random, MILLE_ABANDON), random_below(random, 9), random_below(random, 5)};
        else
            random_player_move(random, &move);
        const char *wrong = play_any(&move);
        if (wrong) return wrong;
    }
    return NULL;
}
