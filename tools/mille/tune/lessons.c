/* Self-play with a search behind it. */
#include <string.h>
#include "lessons.h"
#include "bot_table.h"
#include "count.h"
#include "evaluate.h"
#include "rollout.h"

enum {
    ONE_IN = 16,      /* decisions that become a lesson; of coups and extensions every second */
    DEALS = 4,        /* for each lesson */
    MOVES = 5,        /* compared in a lesson: the best by the weights of today, and a chance one */
    STRAY_ONE_IN = 16 /* moves played at random, to see tables the player itself would avoid */
};

typedef struct {
    mille_move_t move;
    double today;           /* value by the weights of today */
    double sheets;          /* the part of it that needs no weights */
    double times[FEATURES]; /* how often each feature counts */
    double result;          /* mean over the deals */
} choice_t;

/* What the weights say about a move. evaluate_view() has seen the view. */
static void consider(const bot_view_t *view, const mille_move_t *move, choice_t *choice) {
    mille_events_t events;
    memset(choice, 0, sizeof *choice);
    choice->move = *move;
    bot_table_lay(view);
    mille_apply(&bot_table, move, &events);
    if (bot_table.phase == PHASE_EXTEND) { /* what completing the trip is worth at least */
        bot_table.phase = PHASE_HAND_OVER;
        bot_table.finisher = MILLE_TEAM(&bot_table, view->seat);
    }
    choice->today = choice->sheets = evaluate_sheets();
    if (bot_table.phase == PHASE_HAND_OVER) return;
    count_times = choice->times;
    count_factor = 1;
    evaluate_own();
    for (uint8_t team = 0; team < bot_table.teams; team++) {
        count_factor = -0.25 * evaluate_threat[team];
        if (evaluate_threat[team]) evaluate_rival(team);
    }
    count_times = NULL;
    for (int t = 0; t < FEATURES; t++)
        choice->today += choice->times[t] * weights[t] * WEIGHT_UNIT;
}

static void swap(choice_t *a, choice_t *b) {
    choice_t c = *a;
    *a = *b;
    *b = c;
}

/* The choices worth comparing to the front: the best of today, and one of the others. Returns how many. */
static int pick_choices(choice_t *choices, int count, random_t *random) {
    if (count <= MOVES) return count;
    for (int i = 0; i < MOVES - 1; i++)
        for (int j = i + 1; j < count; j++)
            if (choices[j].today > choices[i].today) swap(&choices[i], &choices[j]);
    swap(&choices[MOVES - 1], &choices[MOVES - 1 + random_below(random, (uint8_t)(count - MOVES + 1))]);
    return MOVES;
}

static void add_equations(const choice_t *choices, int count, equations_t *equations) {
    double result = 0, sheets = 0, times[FEATURES] = {0}, difference[FEATURES];
    for (int i = 0; i < count; i++) {
        result += choices[i].result / count;
        sheets += choices[i].sheets / count;
        for (int t = 0; t < FEATURES; t++)
            times[t] += choices[i].times[t] / count;
    }
    for (int i = 0; i < count; i++) {
        for (int t = 0; t < FEATURES; t++) {
            difference[t] = choices[i].times[t] - times[t];
            if (difference[t] < 1e-9 && difference[t] > -1e-9) difference[t] = 0;
        }
        equations_add(equations, difference, choices[i].result - result - (choices[i].sheets - sheets));
    }
}

static void take_lesson(lessons_t *lessons, const bot_view_t *view, equations_t *equations) {
    static choice_t choices[ROLLOUT_OPTIONS_MAX];
    rollout_option_t options[ROLLOUT_OPTIONS_MAX];
    int count = rollout_options(view, options);
    if (count < 2) return;
    bot_table_lay(view);
    evaluate_view(view);
    for (int i = 0; i < count; i++)
        consider(view, &options[i].move, &choices[i]);
    count = pick_choices(choices, count, &lessons->random);
    for (int deal = 0; deal < DEALS; deal++) {
        mille_t game;
        rollout_deal(view, &lessons->random, &game);
        for (int i = 0; i < count; i++)
            choices[i].result += rollout_play_out(view, &game, &choices[i].move, BOT_HARD) / DEALS;
    }
    add_equations(choices, count, equations);
    lessons->decisions++;
}

static void play_match(lessons_t *lessons, uint8_t rules, uint8_t players, equations_t *equations) {
    mille_t game;
    mille_events_t events;
    uint32_t seed = (uint32_t)random_next(&lessons->random) << 16 | random_next(&lessons->random);
    mille_new(&game, rules, players, seed, &events);
    while (game.phase != PHASE_MATCH_OVER) {
        rollout_option_t options[ROLLOUT_OPTIONS_MAX];
        bot_view_t view;
        bot_advice_t advice;
        int count;
        bot_look(&game, game.seat, &view);
        bot_think(&view, BOT_HARD, &advice);
        count = rollout_options(&view, options);
        if (count && random_below(&lessons->random, game.phase == PHASE_PLAY ? ONE_IN : 2) == 0)
            take_lesson(lessons, &view, equations);
        if (count && random_below(&lessons->random, STRAY_ONE_IN) == 0)
            advice.move = options[random_below(&lessons->random, (uint8_t)count)].move;
        mille_apply(&game, &advice.move, &events);
    }
    lessons->matches++;
}

void lessons_take(lessons_t *lessons, equations_t *equations) {
    /* Two seats and the rulebook of the machine this game comes from are what most will play. */
    for (int i = 0; i < 2 && lessons->players <= 2; i++)
        play_match(lessons, RULES_MICRO, 2, equations);
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
            if (rules_table[rules].goal[players] && (!lessons->players || lessons->players == players))
                play_match(lessons, rules, players, equations);
}
