/* The odds of battles, counted exactly. */
#include <math.h>
#include <string.h>

#include "game_throws.h"
#include "reference_model.h"
#include "tap.h"

enum { SIDES = 6, LOSSES_MAX = 2 };

/* How often the attacker loses [a] and the defender [d] armies. */
typedef struct {
    int falls;
    int lost[LOSSES_MAX + 1][LOSSES_MAX + 1];
} throw_odds_t;

/* The dice are compared by the game and by the reference model. */
typedef void compare_t(const int attack[], int attackers, const int defence[], int defenders, int *attack_loss,
                       int *defence_loss);

static const struct {
    const char *who;
    compare_t *compare;
} readings[] = {{"the reference model", ref_compare}, {"the game", game_compare}};
enum { READINGS = sizeof readings / sizeof readings[0] };

/* ---- one throw: the table of examples of (c), and every way the dice can fall ---- */

static const struct {
    int attack[REF_ATTACK_DICE], attackers, defence[REF_DEFENCE_DICE], defenders, attack_loss, defence_loss;
} examples[] = {
    {{5, 4, 3}, 3, {6, 3}, 2, 1, 1}, {{4, 1, 1}, 3, {4, 1}, 2, 2, 0}, {{6, 6, 1}, 3, {5, 1}, 2, 0, 2},
    {{3, 3, 1}, 3, {4}, 1, 1, 0},    {{4, 2, 1}, 3, {3}, 1, 0, 1},    {{6}, 1, {5, 4}, 2, 0, 1},
    {{4, 3}, 2, {3, 2}, 2, 0, 2},    {{4}, 1, {6, 1}, 2, 1, 0},       {{3, 2}, 2, {3, 3}, 2, 2, 0},
    {{6, 1}, 2, {5, 2}, 2, 1, 1},    {{5, 4}, 2, {4}, 1, 0, 1},       {{5, 2}, 2, {5}, 1, 1, 0},
    {{4}, 1, {2}, 1, 0, 1},
};
enum { EXAMPLES = sizeof examples / sizeof examples[0] };

static void test_examples(int reading) {
    for (int i = 0; i < EXAMPLES; i++) {
        int attack_loss, defence_loss;
        readings[reading].compare(examples[i].attack, examples[i].attackers, examples[i].defence, examples[i].defenders,
                                  &attack_loss, &defence_loss);
        ok(attack_loss == examples[i].attack_loss && defence_loss == examples[i].defence_loss,
           "%s, row %d of the table of throws: the attacker loses %d, the defender %d", readings[reading].who, i + 1,
           attack_loss, defence_loss);
    }
}

/* Sets the dice to the n-th way they can fall. Returns how many ways there are. */
static int nth_fall(int n, int dice[], int count) {
    int ways = 1;
    for (int i = 0; i < count; i++, n /= SIDES, ways *= SIDES)
        dice[i] = n % SIDES + 1;
    return ways;
}

/* Over every way the dice can fall. */
static throw_odds_t odds_of_throw(compare_t *compare, int attackers, int defenders) {
    throw_odds_t odds;
    int dice[REF_ATTACK_DICE + REF_DEFENCE_DICE], attack_loss, defence_loss;
    memset(&odds, 0, sizeof odds);
    for (int n = 0; n < nth_fall(n, dice, attackers + defenders); n++) {
        compare(dice, attackers, dice + attackers, defenders, &attack_loss, &defence_loss);
        odds.lost[attack_loss][defence_loss]++;
        odds.falls++;
    }
    return odds;
}

static void test_throws(int reading) {
    static const struct {
        int attackers, defenders, falls, lost[3][3];
    } expected[] = {
        {1, 1, 36, {{0, 15, 0}, {21, 0, 0}}},
        {2, 1, 216, {{0, 125, 0}, {91, 0, 0}}},
        {3, 1, 1296, {{0, 855, 0}, {441, 0, 0}}},
        {1, 2, 216, {{0, 55, 0}, {161, 0, 0}}},
        {2, 2, 1296, {{0, 0, 295}, {0, 420, 0}, {581, 0, 0}}},
        {3, 2, 7776, {{0, 0, 2890}, {0, 2611, 0}, {2275, 0, 0}}},
    };
    test_examples(reading);
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        throw_odds_t odds = odds_of_throw(readings[reading].compare, expected[i].attackers, expected[i].defenders);
        ok(odds.falls == expected[i].falls && memcmp(odds.lost, expected[i].lost, sizeof odds.lost) == 0,
           "%s, %d dice against %d: the losses over all %d falls", readings[reading].who, expected[i].attackers,
           expected[i].defenders, odds.falls);
    }
}

/* ---- attacks to the end: until the territory is taken or the base has one army ---- */

enum { A_MAX = 20, D_MAX = 20, MINIMAX = 15 };

static throw_odds_t odds[REF_ATTACK_DICE + 1][REF_DEFENCE_DICE + 1];
static double take[A_MAX + 1]
                  [D_MAX + 1]; /* probability to take d armies from a base of a, both with all the dice allowed */

static int least(int a, int b) {
    return a < b ? a : b;
}

/* The probability if these dice are thrown now and all that are allowed from then on. */
static double probability(int a, int d, int attackers, int defenders) {
    const throw_odds_t *now = &odds[attackers][defenders];
    double sum = 0;
    for (int x = 0; x <= LOSSES_MAX; x++)
        for (int y = 0; y <= LOSSES_MAX; y++)
            if (now->lost[x][y] > 0) sum += now->lost[x][y] * take[a - x][d - y];
    return sum / now->falls;
}

static void fill(void) {
    for (int x = 1; x <= REF_ATTACK_DICE; x++)
        for (int y = 1; y <= REF_DEFENCE_DICE; y++)
            odds[x][y] = odds_of_throw(ref_compare, x, y);
    for (int a = 1; a <= A_MAX; a++)
        take[a][0] = 1;
    for (int a = 2; a <= A_MAX; a++)
        for (int d = 1; d <= D_MAX; d++)
            take[a][d] = probability(a, d, least(a - 1, REF_ATTACK_DICE), least(d, REF_DEFENCE_DICE));
}

static void test_chances(void) {
    static const struct {
        int a, d;
        double of, all, within; /* the probability is of / all */
    } known[] = {
        {2, 1, 5, 12, 1e-14},
        {3, 1, 1955, 2592, 1e-14},
        {4, 1, 342035, 373248, 1e-14},
        {2, 2, 275, 2592, 1e-14},
        {3, 2, 235, 648, 1e-14},
        {4, 2, 6610505, 10077696, 1e-14},
        {3, 3, 692225, 3359232, 1e-14},
        {4, 3, 511817135, 1088391168, 1e-14},
        {4, 4, 296211210125, 940369969152, 1e-14},
        {5, 5, 0.358606, 1, 5e-7},
        {6, 5, 0.506203, 1, 5e-7},
        {10, 10, 0.479935, 1, 5e-7},
        {11, 10, 0.567593, 1, 5e-7},
        {20, 20, 0.577457, 1, 5e-7},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        ok(fabs(take[known[i].a][known[i].d] - known[i].of / known[i].all) < known[i].within,
           "%d armies take %d in %.6f of all battles", known[i].a, known[i].d, take[known[i].a][known[i].d]);
}

static void test_least_base(const char *words, double wanted, const int expected[12]) {
    bool good = true;
    for (int d = 1; d <= 12; d++) {
        int a = 1;
        while (take[a][d] < wanted)
            a++;
        good = good && a == expected[d - 1];
    }
    ok(good, "the smallest base that takes 1 to 12 armies in %s of all battles", words);
}

/* The attacker announces first, the defender answers; neither gains by throwing fewer dice than allowed. */
static bool all_dice_are_best(void) {
    for (int a = 2; a <= MINIMAX; a++) {
        for (int d = 1; d <= MINIMAX; d++) {
            double best = 0;
            for (int x = 1; x <= least(a - 1, REF_ATTACK_DICE); x++) {
                double answer = probability(a, d, x, 1);
                if (d > 1) answer = fmin(answer, probability(a, d, x, 2));
                best = fmax(best, answer);
            }
            if (fabs(best - take[a][d]) > 1e-12) return false;
        }
    }
    return true;
}

static void test_battles(void) {
    fill();
    test_chances();
    test_least_base("half", 0.5, (const int[]){3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 12});
    test_least_base("three quarters", 0.75, (const int[]){3, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16});
    ok(all_dice_are_best(), "to the end, all dice allowed are best for both sides up to %d against %d", MINIMAX,
       MINIMAX);
}

int main(void) {
    for (int reading = 0; reading < READINGS; reading++)
        test_throws(reading);
    ok(game_throws_wrong == 0, "the game's armies and captures follow from the losses in every throw");
    test_battles();
    return tap_done();
}
