/* The machine player of RISK uses only what it may see, makes legal moves, ends its turns, wins won positions, and uses
 * each of its reasons. */
#include <math.h>
#include <string.h>
#include "bot_core.h"
#include "players.h"
#include "tap.h"

#define LEVEL_NAME(level) player_words[level]

static random_t chance;

/* ---- odds ---- */

/* The probability that a throw costs the attacker this many armies, counted over all throws. */
static double throw_odds(int attack, int defend, int lost) {
    int dice[5], count = 0, all = 0, both = attack < defend ? attack : defend;
    if (both > 2) both = 2;
    for (int fall = 0; fall < 7776; fall++) {
        int high[2][2] = {{0}}, rest = fall, loses = 0;
        for (int i = 0; i < 5; i++, rest /= 6)
            dice[i] = rest % 6 + 1;
        for (int i = 0; i < attack + defend; i++) {
            int *side = high[i >= attack];
            if (dice[i] > side[0]) {
                side[1] = side[0];
                side[0] = dice[i];
            } else if (dice[i] > side[1]) {
                side[1] = dice[i];
            }
        }
        for (int i = 0; i < both; i++)
            loses += high[0][i] <= high[1][i];
        count += loses == lost;
        all++;
    }
    return (double)count / all;
}

#define ODDS_ARMIES 100 /* up to here the odds are compared with the exact ones */

static void odds_are_exact(void) {
    static double chance_of[ODDS_ARMIES + 1][ODDS_ARMIES + 1], throws[4][3][3];
    double worst = 0, farthest = 0, sum = 0;
    int beyond = 0;
    for (int a = 1; a <= 3; a++)
        for (int d = 1; d <= 2; d++)
            for (int lost = 0; lost <= 2; lost++)
                throws[a][d][lost] = throw_odds(a, d, lost);
    for (int armies = 0; armies <= ODDS_ARMIES; armies++)
        for (int against = 0; against <= ODDS_ARMIES; against++) {
            int a = armies > 3 ? 3 : armies - 1, d = against > 1 ? 2 : 1, both = a < d ? a : d;
            chance_of[armies][against] = against == 0;
            for (int lost = 0; against && armies > 1 && lost <= both; lost++)
                chance_of[armies][against] += throws[a][d][lost] * chance_of[armies - lost][against - (both - lost)];
            if (against == 0 || armies < 2) continue;
            double expected = fmin(255, chance_of[armies][against] * 256);
            double wrong = fabs(expected - odds_of((uint16_t)armies, (uint16_t)against));
            if (armies <= 17 && against <= 16) {
                worst = fmax(worst, wrong);
                continue;
            }
            farthest = fmax(farthest, wrong);
            sum += wrong;
            beyond++;
        }
    ok(worst <= 0.51, "the table of odds is exact for 2 to 17 armies against 1 to 16");
    ok(farthest <= 0.13 * 256 && sum / beyond <= 0.0115 * 256,
       "beyond it, up to %d, they are wrong by %.2f of a hundred in the mean and %.1f at worst", ODDS_ARMIES,
       sum / beyond / 2.56, farthest / 2.56);
    int wrong = 0;
    for (uint16_t armies = 20; armies < 17000; armies = (uint16_t)(armies + 1 + armies / 16))
        for (uint16_t more = armies; more < 17000; more = (uint16_t)(more + 1 + more / 16))
            wrong += odds_of(more, armies) < 128 || odds_of((uint16_t)(armies / 2), more) > 32;
    ok(!wrong && odds_of(60000, 1) == 255 && odds_of(2, 60000) == 0 && odds_of(1, 1) == 0,
       "the larger of two large armies attacks well, one half as large badly (%d do not)", wrong);
}

/* ---- hidden information ---- */

/* Shuffles the cards of others, of the pack and of the discards; the numbers of cards stay. */
static void shuffle_unseen(void) {
    for (uint8_t i = CARDS - 1; i; i--) {
        uint8_t j = random_below(&chance, (uint8_t)(i + 1)), swap = risk_game.card[i];
        if (swap == risk_game.seat || risk_game.card[j] == risk_game.seat) continue;
        risk_game.card[i] = risk_game.card[j];
        risk_game.card[j] = swap;
    }
    random_seed(&risk_game.random, random_next(&chance));
    risk_game.round = (uint16_t)(risk_game.round ^ 5);
    risk_game.starter = (uint8_t)(risk_game.players - 1 - risk_game.starter);
}

/* Exchanges two rivals. */
static void swap_rivals(bot_view_t *view) {
    uint8_t a = view->seat == 0,
            b = view->seat == view->players - 1 ? (uint8_t)(view->players - 2) : (uint8_t)(view->players - 1);
    uint8_t held = view->held[a];
    view->held[a] = view->held[b];
    view->held[b] = held;
    for (int t = 0; t < TERRITORIES; t++)
        if (view->owner[t] == a || view->owner[t] == b) view->owner[t] ^= a ^ b;
}

static bool same(const bot_advice_t *a, const bot_advice_t *b) {
    return memcmp(&a->move, &b->move, sizeof a->move) == 0 && a->why == b->why;
}

/* Games of a level against itself. Every move is computed again: the same view once more, with other unseen cards, and
 * with rivals exchanged. */
static void sees_only_its_own(uint8_t level) {
    unsigned thoughts = 0, unseen = 0, names = 0, again = 0, illegal = 0, longest = 0;
    for (uint32_t seed = 0; seed < 12; seed++) {
        risk_t before;
        risk_events_t events;
        unsigned steps = 0;
        uint8_t turn = NOBODY;
        risk_new((uint8_t)(PLAYERS_MIN + seed % 5), (uint8_t)(seed % (RISK_OPTION_BITS + 1)), seed, &events);
        while (risk_game.phase != PHASE_OVER && risk_game.round < 100) {
            bot_view_t view, kept, hidden;
            bot_advice_t advice, twin;
            bot_look(&view);
            kept = view;
            bot_think(&view, level, &advice);
            again += memcmp(&view, &kept, sizeof view) != 0;
            bot_think(&view, level, &twin);
            again += !same(&advice, &twin);
            before = risk_game;
            shuffle_unseen();
            bot_look(&hidden);
            risk_game = before;
            bot_think(&hidden, level, &twin);
            unseen += !same(&advice, &twin);
            if (risk_game.players > 2) {
                swap_rivals(&view);
                bot_think(&view, level, &twin);
                names += !same(&advice, &twin);
            }
            thoughts++;
            steps = risk_game.turn == turn ? steps + 1 : 0;
            turn = risk_game.turn;
            if (risk_game.phase > PHASE_DEPLOY && steps > longest) longest = steps;
            if (risk_apply(&advice.move, &events) != REASON_NONE) {
                illegal++;
                break;
            }
        }
    }
    ok(!illegal, "%s: %u moves, all legal", LEVEL_NAME(level), thoughts);
    ok(!again, "%s: the same view, the same move, and the view is as it was", LEVEL_NAME(level));
    ok(!unseen, "%s: other cards in other hands and in the pack change no move", LEVEL_NAME(level));
    ok(!names, "%s: rivals who change names change no move", LEVEL_NAME(level));
    ok(longest < 2000, "%s: every turn ends, the longest after %u steps", LEVEL_NAME(level), longest);
}

/* ---- a won position ---- */

/* Seat 0 has nine armies in ten, on a third of the board or more, and the rival moves first. */
static void set_won(uint32_t seed) {
    risk_events_t events;
    risk_new(2, RISK_OPTION_DEAL, seed, &events);
    random_seed(&chance, seed);
    memset(risk_game.left, 0, sizeof risk_game.left);
    for (int t = 0; t < TERRITORIES; t++)
        if (risk_game.owner[t] == 1 && random_below(&chance, 3) == 0) risk_game.owner[t] = 0;
    for (int n = 0; n < 30;) {
        uint8_t t = random_below(&chance, TERRITORIES);
        risk_game.armies[t]++;
        n += risk_game.owner[t] == 1;
    }
    for (unsigned ours = 0; ours < 9u * risk_armies(1) - risk_armies(0);)
        for (int t = 0; t < TERRITORIES; t++)
            if (risk_game.owner[t] == 0 && random_below(&chance, 2)) risk_game.armies[t]++;
    risk_game.round = 1;
    risk_game.starter = 1;
    risk_game.phase = PHASE_MOVE;
    risk_game.seat = risk_game.turn = 0;
    risk_apply(&(risk_move_t){.verb = RISK_STAY}, &events);
}

static void wins_what_is_won(uint8_t level, int rival) {
    int won = 0;
    uint16_t longest = 0;
    for (uint32_t seed = 1; seed <= 40; seed++) {
        risk_events_t events;
        risk_move_t move;
        set_won(seed);
        while (risk_game.phase != PHASE_OVER && risk_game.round <= 30) {
            player_move(risk_game.seat == 0 ? level : rival, &chance, &move);
            if (risk_apply(&move, &events) != REASON_NONE) break;
        }
        won += risk_game.winner == 0;
        if (risk_game.round > longest) longest = risk_game.round;
    }
    ok(won == 40, "%s wins %d of 40 won positions against %s, the last in round %d", LEVEL_NAME(level), won,
       LEVEL_NAME(rival), longest);
}

/* ---- reasons ---- */

static void every_reason_is_given(void) {
    unsigned given[WHY_COUNT] = {0};
    int missing = 0;
    for (uint32_t seed = 0; seed < 60; seed++) {
        risk_events_t events;
        bot_advice_t advice;
        risk_new((uint8_t)(PLAYERS_MIN + seed % 5), (uint8_t)(seed % (RISK_OPTION_BITS + 1)), seed, &events);
        while (risk_game.phase != PHASE_OVER && risk_game.round < 100) {
            bot_look(&bot_view);
            bot_think(&bot_view, RISK_BOT_HARD, &advice);
            given[advice.why]++;
            if (risk_apply(&advice.move, &events) != REASON_NONE) break;
        }
    }
    for (int why = WHY_NONE + 1; why < WHY_COUNT; why++)
        if (!given[why]) printf("# reason %d is never given\n", ++missing ? why : 0);
    ok(!missing && !given[WHY_NONE], "each of %d reasons is given, and no move is without one", WHY_COUNT - 1);
}

int main(void) {
    random_seed(&chance, 17);
    odds_are_exact();
    for (uint8_t level = 0; level < RISK_BOT_LEVELS; level++)
        sees_only_its_own(level);
    for (uint8_t level = 0; level < RISK_BOT_LEVELS; level++)
        for (int rival = 0; rival < PLAYER_SEARCH; rival++)
            wins_what_is_won(level, rival);
    every_reason_is_given();
    return tap_done();
}
