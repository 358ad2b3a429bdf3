/* A Monte Carlo search over the hidden cards (determinization). */
#include <math.h>
#include <string.h>
#include "rollout.h"
#include "evaluate.h"
#include "search.h"
#include "view.h"

enum { ROUNDS = 4 };
#define CONFIDENCE 2 /* standard errors */

int rollout_options(const bot_view_t *view, rollout_option_t *options) {
    const uint8_t *hand = view->table.hand[view->seat];
    const mille_t game = mille_game;
    int count = 0;
    view_lay(view);
    for (uint8_t verb = MILLE_PLAY; verb <= MILLE_STAY; verb++) {
        uint8_t cards = verb <= MILLE_DISCARD ? mille_game.held[view->seat] : 1;
        uint8_t teams = verb == MILLE_PLAY ? mille_game.teams : 1;
        for (uint8_t slot = 0; slot < cards; slot++) {
            if (memchr(hand, hand[slot], slot)) continue;
            for (uint8_t team = 0; team < teams; team++) {
                mille_move_t move = {verb, slot, team};
                if (mille_check(&move) == REASON_NONE) options[count++] = (rollout_option_t){.move = move};
            }
        }
    }
    mille_game = game;
    return count;
}

void rollout_shuffle(uint8_t *cards, uint8_t count, random_t *random) {
    for (uint8_t i = count; i > 1; i--) {
        uint8_t pick = random_below(random, i), swap = cards[i - 1];
        cards[i - 1] = cards[pick];
        cards[pick] = swap;
    }
}

void rollout_deal(const bot_view_t *view, random_t *random, mille_t *game) {
    uint8_t pack[CARD_MAX], cards = 0, left[CARD_KINDS];
    *game = view->table;
    mille_swap(game);
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        left[card] = (uint8_t)(mille_copies(card) - mille_game.seen[card]);
    for (uint8_t i = 0; i < mille_game.held[view->seat]; i++)
        left[mille_game.hand[view->seat][i]]--;
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        for (uint8_t n = left[card]; n; n--)
            pack[cards++] = card;
    rollout_shuffle(pack, cards, random);
    for (uint8_t seat = 0; seat < mille_game.players; seat++)
        for (uint8_t i = 0; seat != view->seat && i < mille_game.held[seat]; i++)
            mille_game.hand[seat][i] = pack[--cards];
    memcpy(mille_game.sabot, pack, mille_game.left);
    mille_swap(game);
}

void rollout_hard(const bot_view_t *view, mille_move_t *move) {
    bot_advice_t advice;
    if (view->table.phase >= PHASE_PLAY && view->table.phase <= PHASE_EXTEND) {
        const mille_t game = mille_game;
        view_lay(view);
        search_moves(view, move); /* bot_think without the explanation, which takes time */
        mille_game = game;
    } else {
        bot_think(view, BOT_HARD, &advice);
        *move = advice.move;
    }
}

double rollout_play_out(const bot_view_t *seen, const mille_t *start, const mille_move_t *first,
                        rollout_player_t *rivals) {
    const mille_t game = mille_game;
    mille_t end;
    mille_move_t move = *first;
    mille_events_t events;
    bot_view_t view;
    double result;

    mille_game = *start;
    uint8_t own = mille_team_of(seen->seat);
    for (;;) {
        mille_apply(&move, &events);
        if (mille_game.phase == PHASE_HAND_OVER) break;
        move = (mille_move_t){MILLE_DRAW, 0, 0};
        if (mille_game.phase == PHASE_DRAW) continue;
        bot_look(mille_game.seat, &view);
        (mille_team_of(mille_game.seat) == own ? rollout_hard : rivals)(&view, &move);
    }
    end = mille_game;
    view_lay(seen);
    evaluate_view(seen);
    mille_game = end;
    result = evaluate_sheets();
    mille_game = game;
    return result;
}

/* The mean gain of a move over the first one, plus or minus some standard errors. */
static double better_by(const rollout_option_t *option, int deals, double errors) {
    double mean = option->sum / deals, spread = option->squares / deals - mean * mean;
    return mean + errors * sqrt((spread > 0 ? spread : 0) / deals);
}

/* Sorts the moves after the first, best first, and returns how many are still worth a deal, the first included: those
 * that are not certainly worse than it, and after a whole round only the better half. */
static int still_open(rollout_option_t *options, int count, int deals, int whole_round) {
    int open = 1;
    for (int i = 1; i < count; i++)
        for (int j = i + 1; j < count; j++)
            if (options[j].sum > options[i].sum) {
                rollout_option_t better = options[j];
                options[j] = options[i];
                options[i] = better;
            }
    if (whole_round) count = (count + 2) / 2;
    for (int i = 1; i < count; i++)
        if (better_by(&options[i], deals, CONFIDENCE) > 0) options[open++] = options[i];
    return open;
}

/* The move of BOT_HARD comes first. In four rounds the others are compared with it, and the better half of them goes on
 * after each. BOT_HARD's move is made unless another is better by a significant amount. */
void rollout_think(const bot_view_t *view, int deals, random_t *random, mille_move_t *move) {
    rollout_option_t options[ROLLOUT_OPTIONS_MAX], *best = options;
    bot_advice_t advice;
    mille_t game;
    int count = rollout_options(view, options), tried = 0;

    bot_think(view, BOT_HARD, &advice);
    for (int i = 1; i < count; i++)
        if (memcmp(&options[i].move, &advice.move, sizeof advice.move) == 0) options[i].move = options[0].move;
    options[0].move = advice.move;
    for (int half = 1; half <= 2 * ROUNDS && count > 1; half++) {
        for (; tried < deals * half / (2 * ROUNDS); tried++) {
            rollout_deal(view, random, &game);
            double first = rollout_play_out(view, &game, &options[0].move, rollout_hard);
            for (int i = 1; i < count; i++) {
                double gain = rollout_play_out(view, &game, &options[i].move, rollout_hard) - first;
                options[i].sum += gain;
                options[i].squares += gain * gain;
            }
        }
        count = still_open(options, count, tried, half % 2 == 0);
    }
    for (int i = 1; i < count; i++)
        if (better_by(&options[i], tried, -1) > 0 && (best == options || options[i].sum > best->sum))
            best = &options[i];
    *move = best->move;
}
