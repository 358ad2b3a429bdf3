/* Monte Carlo over the hidden cards. */
#include <math.h>
#include <string.h>
#include "rollout.h"
#include "evaluate.h"
#include "bot_table.h"
#include "search.h"

enum { ROUNDS = 4 };
#define SURELY 2 /* standard errors */

int rollout_options(const bot_view_t *view, rollout_option_t *options) {
    const mille_t *table = &view->table;
    const uint8_t *hand = table->hand[view->seat];
    int count = 0;
    for (uint8_t verb = MILLE_PLAY; verb <= MILLE_STAY; verb++) {
        uint8_t cards = verb <= MILLE_DISCARD ? table->held[view->seat] : 1;
        uint8_t teams = verb == MILLE_PLAY ? table->teams : 1;
        for (uint8_t slot = 0; slot < cards; slot++) {
            if (memchr(hand, hand[slot], slot)) continue;
            for (uint8_t team = 0; team < teams; team++) {
                mille_move_t move = {verb, slot, team};
                if (mille_check(table, &move) == REASON_NONE) options[count++] = (rollout_option_t){.move = move};
            }
        }
    }
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
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        left[card] = (uint8_t)(mille_copies(game, card) - game->seen[card]);
    for (uint8_t i = 0; i < game->held[view->seat]; i++)
        left[game->hand[view->seat][i]]--;
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        for (uint8_t n = left[card]; n; n--)
            pack[cards++] = card;
    rollout_shuffle(pack, cards, random);
    for (uint8_t seat = 0; seat < game->players; seat++)
        for (uint8_t i = 0; seat != view->seat && i < game->held[seat]; i++)
            game->hand[seat][i] = pack[--cards];
    memcpy(game->sabot, pack, game->left);
}

void rollout_hard(const bot_view_t *view, mille_move_t *move) {
    bot_advice_t advice;
    if (view->table.phase >= PHASE_PLAY && view->table.phase <= PHASE_EXTEND) {
        bot_table_lay(view);
        search_moves(view, move); /* bot_think without the reasons, which take time */
    } else {
        bot_think(view, BOT_HARD, &advice);
        *move = advice.move;
    }
}

double rollout_play_out(const bot_view_t *seen, const mille_t *start, const mille_move_t *first,
                        rollout_player_t *rivals) {
    mille_t game = *start;
    mille_move_t move = *first;
    mille_events_t events;
    bot_view_t view;
    uint8_t own = MILLE_TEAM(start, seen->seat);

    for (;;) {
        mille_apply(&game, &move, &events);
        if (game.phase == PHASE_HAND_OVER) break;
        move = (mille_move_t){MILLE_DRAW, 0, 0};
        if (game.phase == PHASE_DRAW) continue;
        bot_look(&game, game.seat, &view);
        (MILLE_TEAM(&game, game.seat) == own ? rollout_hard : rivals)(&view, &move);
    }
    bot_table_lay(seen);
    evaluate_view(seen);
    bot_table = game;
    return evaluate_sheets();
}

/* By how much a move did better than the first one, give or take what chance may do. */
static double better_by(const rollout_option_t *option, int deals, double chances) {
    double mean = option->sum / deals, spread = option->squares / deals - mean * mean;
    return mean + chances * sqrt((spread > 0 ? spread : 0) / deals);
}

/* The best of the moves after the first to the front; returns how many are still worth a deal, the first among them: those that
 * are not surely worse than it, and after a whole round the better half alone. */
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
        if (better_by(&options[i], deals, SURELY) > 0) options[open++] = options[i];
    return open;
}

/* The own move of BOT_HARD stands first. In four rounds the others are held against it, the better half of them going
 * on after each. It is made unless one of them is better by more than chance explains. */
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
