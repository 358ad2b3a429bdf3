/* Matches with a search behind some of the decisions. */
#include "samples.h"
#include "bot_table.h"
#include "count.h"
#include "evaluate.h"
#include "rollout.h"
#include "style.h"

enum {
    ONE_IN = 6,         /* decisions that become a lesson; of coups and extensions every second */
    DEALS = 2,          /* for each lesson */
    STRAY_ONE_IN = 40,  /* moves played at random, to see tables the player itself would avoid */
    ITSELF = STYLES,    /* a rival of the style that the player has, … */
    ITSELF_PERCENT = 35 /* … in so many matches */
};

/* Micro, the rulebook of the machine this game comes from, is what most will play, and luck leaves least between its players;
 * three teams are what one table for all suits least. So both come more often. */
static const struct {
    uint8_t rules, players;
} kinds[] = {{RULES_MICRO, 2}, {RULES_MICRO, 2}, {RULES_MICRO, 2}, {RULES_MICRO, 2}, {RULES_MICRO, 2}, {RULES_MICRO, 2},
             {RULES_MICRO, 2}, {RULES_MICRO, 2}, {RULES_P62, 2},   {RULES_P62, 2},   {RULES_P88, 2},   {RULES_WM06, 2},
             {RULES_P62, 3},   {RULES_P88, 3},   {RULES_WM06, 3},  {RULES_P62, 4},   {RULES_P88, 4},   {RULES_WM06, 4},
             {RULES_P62, 6},   {RULES_P62, 6},   {RULES_P88, 6},   {RULES_WM06, 6}};

/* ---- the rivals of a match ---- */

static int rival_style;

static void think_as_rival(const bot_view_t *view, mille_move_t *move) {
    if (rival_style == ITSELF)
        rollout_hard(view, move);
    else
        style_think(rival_style, view, move);
}

/* ---- a lesson ---- */

typedef struct {
    mille_move_t move;
    double today;  /* value by the weights of today */
    double sheets; /* the part of it that needs no weights */
    double result; /* mean over the deals */
    uint16_t list[COUNT_MAX];
    int length;
} choice_t;

/* What the weights say about a move. evaluate_view() has seen the view. */
static void consider(const bot_view_t *view, const mille_move_t *move, choice_t *choice) {
    mille_events_t events;
    choice->move = *move;
    choice->result = 0;
    choice->length = 0;
    bot_table_lay(view);
    mille_apply(&bot_table, move, &events);
    if (bot_table.phase == PHASE_EXTEND) { /* what completing the trip is worth at least */
        bot_table.phase = PHASE_HAND_OVER;
        bot_table.finisher = MILLE_TEAM(&bot_table, view->seat);
    }
    choice->sheets = evaluate_sheets();
    if (move->verb == MILLE_PLAY && bot_table.finisher != NOBODY) choice->sheets += FINISH_VALUE;
    choice->today = choice->sheets;
    if (bot_table.phase == PHASE_HAND_OVER || (!bot_table.left && !MILLE_RULES(&bot_table)->play_out)) return;
    count_list = choice->list;
    count_length = count_quarters = 0;
    evaluate_own();
    for (uint8_t team = 0; team < bot_table.teams; team++) {
        count_quarters = evaluate_threat[team];
        if (evaluate_threat[team]) evaluate_rival(team);
    }
    count_list = NULL;
    choice->length = count_length;
    for (int i = 0; i < count_length; i++)
        choice->today += COUNT_TIMES(choice->list[i]) * weights[COUNT_FEATURE(choice->list[i])] * WEIGHT_UNIT;
}

static void swap(choice_t *a, choice_t *b) {
    choice_t c = *a;
    *a = *b;
    *b = c;
}

/* The choices worth comparing to the front: the best of today, and one of the others. Returns how many. */
static int pick_choices(choice_t *choices, int count, random_t *random) {
    enum { BEST = DATASET_MOVES - 1 };
    if (count <= DATASET_MOVES) return count;
    for (int i = 0; i < BEST; i++)
        for (int j = i + 1; j < count; j++)
            if (choices[j].today > choices[i].today) swap(&choices[i], &choices[j]);
    swap(&choices[BEST], &choices[BEST + random_below(random, (uint8_t)(count - BEST))]);
    return DATASET_MOVES;
}

/* The hands are those of the game, not guessed as a search must: who has kept a safety since he drew it, or has no remedy after
 * three turns in front of a red light, holds other cards than the pack would deal him, and weights learn how often. What the
 * player sees of it is still the view alone. */
static void take_lesson(samples_t *lessons, const bot_view_t *view, const mille_t *truth, dataset_t *book) {
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
        mille_t game = *truth;
        rollout_shuffle(game.sabot, game.left, &lessons->random);
        for (int i = 0; i < count; i++)
            choices[i].result += rollout_play_out(view, &game, &choices[i].move, think_as_rival) / DEALS;
    }
    dataset_begin(book);
    for (int i = 0; i < count; i++)
        dataset_add(book, choices[i].sheets, choices[i].result, choices[i].list, choices[i].length);
    lessons->decisions++;
}

uint32_t samples_seed(samples_t *lessons) {
    uint32_t high = random_next(&lessons->random);
    return high << 16 | random_next(&lessons->random);
}

void samples_take(samples_t *lessons, dataset_t *book) {
    random_t *random = &lessons->random;
    int kind = random_below(random, sizeof kinds / sizeof *kinds);
    mille_t game;
    mille_events_t events;
    mille_new(&game, kinds[kind].rules, kinds[kind].players, samples_seed(lessons), &events);
    rival_style = random_below(random, 100) < ITSELF_PERCENT ? ITSELF : random_below(random, STYLES);
    uint8_t own = random_below(random, game.teams);

    while (game.phase != PHASE_MATCH_OVER) {
        rollout_option_t options[ROLLOUT_OPTIONS_MAX];
        bot_view_t view;
        mille_move_t move;
        bot_look(&game, game.seat, &view);
        if (rival_style != ITSELF && MILLE_TEAM(&game, game.seat) != own) {
            think_as_rival(&view, &move);
        } else {
            rollout_hard(&view, &move);
            int count = rollout_options(&view, options);
            if (count && random_below(random, game.phase == PHASE_PLAY ? ONE_IN : 2) == 0)
                take_lesson(lessons, &view, &game, book);
            if (count && random_below(random, STRAY_ONE_IN) == 0)
                move = options[random_below(random, (uint8_t)count)].move;
        }
        mille_apply(&game, &move, &events);
    }
    lessons->matches++;
}
