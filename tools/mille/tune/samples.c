/* Matches in which some decisions become samples. */
#include "samples.h"
#include "count.h"
#include "evaluate.h"
#include "rollout.h"
#include "style.h"
#include "view.h"

enum {
    ONE_IN = 6,         /* one decision in so many becomes a sample; of coups and extensions every second */
    DEALS = 2,          /* for each sample */
    STRAY_ONE_IN = 40,  /* one move in so many is random, to see tables the player itself would avoid */
    ITSELF = STYLES,    /* a rival that plays as BOT_HARD does, … */
    ITSELF_PERCENT = 35 /* … in so many matches */
};

/* Micro is the rulebook that most people will play, and its players differ least; three teams are served worst by one
 * table for all. So both come more often. */
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

/* ---- a sample ---- */

typedef struct {
    mille_move_t move;
    double now;    /* value by the present weights */
    double sheets; /* the part of it that needs no weights */
    double result; /* mean over the deals */
    uint16_t list[COUNT_MAX];
    int length;
} choice_t;

/* The value of a move by the weights. evaluate_view() has read the view. */
static void consider(const bot_view_t *view, const mille_move_t *move, choice_t *choice) {
    mille_events_t events;
    choice->move = *move;
    choice->result = 0;
    choice->length = 0;
    view_lay(view);
    mille_apply(move, &events);
    if (mille_game.phase == PHASE_EXTEND) { /* the least that completing the trip is worth */
        mille_game.phase = PHASE_HAND_OVER;
        mille_game.finisher = mille_team_of(view->seat);
    }
    choice->sheets = evaluate_sheets();
    if (move->verb == MILLE_PLAY && mille_game.finisher != NOBODY) choice->sheets += FINISH_VALUE;
    choice->now = choice->sheets;
    if (mille_game.phase == PHASE_HAND_OVER || (!mille_game.left && !mille_rules()->play_out)) return;
    count_list = choice->list;
    count_length = count_quarters = 0;
    evaluate_own();
    for (uint8_t team = 0; team < mille_game.teams; team++) {
        count_quarters = evaluate_threat[team];
        if (evaluate_threat[team]) evaluate_rival(team);
    }
    count_list = NULL;
    choice->length = count_length;
    for (int i = 0; i < count_length; i++)
        choice->now += COUNT_TIMES(choice->list[i]) * weights[COUNT_FEATURE(choice->list[i])] * WEIGHT_UNIT;
}

static void swap(choice_t *a, choice_t *b) {
    choice_t c = *a;
    *a = *b;
    *b = c;
}

/* Moves the choices worth comparing to the front: those with the highest value now, and one of the others. Returns how
 * many. */
static int pick_choices(choice_t *choices, int count, random_t *random) {
    enum { BEST = DATASET_MOVES - 1 };
    if (count <= DATASET_MOVES) return count;
    for (int i = 0; i < BEST; i++)
        for (int j = i + 1; j < count; j++)
            if (choices[j].now > choices[i].now) swap(&choices[i], &choices[j]);
    swap(&choices[BEST], &choices[BEST + random_below(random, (uint8_t)(count - BEST))]);
    return DATASET_MOVES;
}

/* The hands are those of the game, not guessed as in a search: a seat that has kept a safety, or has found no remedy
 * for three turns, holds other cards than a random deal would give it, and the weights learn how often. The player
 * itself still sees only the view. */
static void take_sample(samples_t *samples, const bot_view_t *view, dataset_t *dataset) {
    const mille_t truth = mille_game;
    static choice_t choices[ROLLOUT_OPTIONS_MAX];
    rollout_option_t options[ROLLOUT_OPTIONS_MAX];
    int count = rollout_options(view, options);
    if (count < 2) return;
    view_lay(view);
    evaluate_view(view);
    for (int i = 0; i < count; i++)
        consider(view, &options[i].move, &choices[i]);
    mille_game = truth;
    count = pick_choices(choices, count, &samples->random);
    for (int deal = 0; deal < DEALS; deal++) {
        mille_t game = truth;
        rollout_shuffle(game.sabot, game.left, &samples->random);
        for (int i = 0; i < count; i++)
            choices[i].result += rollout_play_out(view, &game, &choices[i].move, think_as_rival) / DEALS;
    }
    dataset_begin(dataset);
    for (int i = 0; i < count; i++)
        dataset_add(dataset, choices[i].sheets, choices[i].result, choices[i].list, choices[i].length);
    samples->decisions++;
}

uint32_t samples_seed(samples_t *samples) {
    uint32_t high = random_next(&samples->random);
    return high << 16 | random_next(&samples->random);
}

void samples_take(samples_t *samples, dataset_t *dataset) {
    random_t *random = &samples->random;
    int kind = random_below(random, sizeof kinds / sizeof *kinds);
    mille_events_t events;
    mille_new(kinds[kind].rules, kinds[kind].players, samples_seed(samples), &events);
    rival_style = random_below(random, 100) < ITSELF_PERCENT ? ITSELF : random_below(random, STYLES);
    uint8_t own = random_below(random, mille_game.teams);

    while (mille_game.phase != PHASE_MATCH_OVER) {
        rollout_option_t options[ROLLOUT_OPTIONS_MAX];
        bot_view_t view;
        mille_move_t move;
        bot_look(mille_game.seat, &view);
        if (rival_style != ITSELF && mille_team_of(mille_game.seat) != own) {
            think_as_rival(&view, &move);
        } else {
            rollout_hard(&view, &move);
            int count = rollout_options(&view, options);
            if (count && random_below(random, mille_game.phase == PHASE_PLAY ? ONE_IN : 2) == 0)
                take_sample(samples, &view, dataset);
            if (count && random_below(random, STRAY_ONE_IN) == 0)
                move = options[random_below(random, (uint8_t)count)].move;
        }
        mille_apply(&move, &events);
    }
    samples->matches++;
}
