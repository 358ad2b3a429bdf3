/* Monte Carlo search over dice and unseen cards. */
#include <math.h>
#include "determinize.h"
#include "rollout.h"

#define OPTIONS_MAX 64
#define ROUNDS      10 /* to play before the armies are counted */

typedef struct {
    risk_move_t move;
    double sum, squares; /* of its gains over the first one */
} option_move_t;

/* The other options: all armies to another border, another attack, or none. */
static int add_options(const bot_view_t *view, option_move_t *options, int count) {
    if (view->phase != PHASE_PLACE && view->phase != PHASE_ATTACK) return count;
    if (view->phase == PHASE_ATTACK) options[count++].move = (risk_move_t){.verb = RISK_STOP};
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        if (view->owner[t] != view->seat) continue;
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE && count < OPTIONS_MAX; near++) {
            if (view->owner[*near] == view->seat) continue;
            if (view->phase == PHASE_PLACE) {
                options[count++].move = (risk_move_t){.verb = RISK_PLACE, .a = t, .n = view->pool};
                break; /* one rival makes a border */
            }
            if (view->armies[t] > view->armies[*near] && view->armies[t] > 1)
                options[count++].move = (risk_move_t){
                    .verb = RISK_ATTACK,
                    .a = t,
                    .b = *near,
                    .n = (uint16_t)(view->armies[t] > ATTACK_DICE_MAX ? ATTACK_DICE_MAX : view->armies[t] - 1)};
        }
    }
    return count;
}

/* Makes the move in this game, lets the third level play on, and returns the result for the seat: its share of the
 * armies at the end, 1 if it has won. */
static double play_out(const risk_t *start, const risk_move_t *move, uint8_t seat) {
    risk_events_t events;
    bot_advice_t advice = {.move = *move};
    double all = 0;
    risk_game = *start;
    risk_apply(move, &events);
    while (risk_game.phase != PHASE_OVER && risk_game.round <= ROUNDS) {
        bot_look(&bot_view);
        if (!bot_go_on(&bot_view, RISK_BOT_HARD, &advice)) bot_think(&bot_view, RISK_BOT_HARD, &advice);
        risk_apply(&advice.move, &events);
    }
    for (uint8_t s = 0; s < risk_game.players; s++)
        all += risk_armies(s);
    return risk_armies(seat) / all;
}

/* The first option is the move of the third level. It is made unless another option is better by two standard
 * errors. */
void rollout_think(const bot_view_t *view, int deals, random_t *random, risk_move_t *move) {
    option_move_t options[OPTIONS_MAX] = {0}, *best = options;
    bot_advice_t advice;
    risk_t current = risk_game, game;
    bot_think(view, RISK_BOT_HARD, &advice);
    options[0].move = advice.move;
    int count = add_options(view, options, 1);
    for (int deal = 0; deal < deals && count > 1; deal++) {
        determinize(view, random, &game);
        double first = play_out(&game, &options[0].move, view->seat);
        for (int i = 1; i < count; i++) {
            double gain = play_out(&game, &options[i].move, view->seat) - first;
            options[i].sum += gain;
            options[i].squares += gain * gain;
        }
    }
    for (int i = 1; i < count; i++) {
        double mean = options[i].sum / deals, spread = options[i].squares / deals - mean * mean;
        if (mean > 2 * sqrt(fmax(spread, 0) / deals) && (best == options || options[i].sum > best->sum))
            best = &options[i];
    }
    risk_game = current;
    *move = best->move;
}
