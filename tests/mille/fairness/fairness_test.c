/* The fairness of the shuffle: the position of every card is counted over many deals and compared with what is
 * expected, by chi-square. Then the generator is broken in several ways: the test must detect each. */
#include <math.h>
#include <string.h>
#include "broken_random.h"
#include "chi_square.h"
#include "mille.h"
#include "tap.h"

enum { DEALS = 6000 };

/* The n-th card that is dealt or drawn. */
static uint8_t nth_card(int n) {
    int rest = n - mille_game.players * HAND_DEALT;
    if (rest >= 0) return mille_game.sabot[mille_game.left - 1 - rest];
    return mille_game.hand[(mille_game.dealer + 1 + n) % mille_game.players][n / mille_game.players];
}

static int cards_of_game(void) {
    return mille_game.players * HAND_DEALT + mille_game.left;
}

/* Every deal fills every place and uses every card, so rows and columns are fixed: (places - 1)(kinds - 1) degrees of
 * freedom, with the variance of drawing without replacement. */
static void begin(count_t *count) {
    int cards = cards_of_game();
    count_clear(count, cards * CARD_KINDS);
    count->degrees = (cards - 1) * (CARD_KINDS - 1);
    count->variance = (double)cards / (cards - 1);
    for (int i = 0; i < count->cells; i++)
        count->probability[i] = (double)mille_copies((uint8_t)(i % CARD_KINDS)) / cards / cards;
}

static void add(count_t *count) {
    for (int n = 0; n < cards_of_game(); n++)
        count->seen[n * CARD_KINDS + nth_card(n)]++;
}

/* The first deals of matches with consecutive seeds. */
static void first_deals(count_t *count, uint8_t rules, uint8_t players) {
    mille_events_t events;
    for (uint32_t seed = 0; seed < DEALS; seed++) {
        mille_new(rules, players, seed, &events);
        if (seed == 0) begin(count);
        add(count);
    }
}

/* The deals of one long match, one after the other. */
static void later_deals(count_t *count, uint8_t rules, uint8_t players) {
    mille_events_t events;
    mille_move_t next = {MILLE_NEXT, 0, 0};
    mille_new(rules, players, 1, &events);
    begin(count);
    for (int deal = 0; deal < DEALS; deal++) {
        add(count);
        memset(mille_game.team, 0, sizeof mille_game.team); /* no team scores */
        mille_game.phase = PHASE_HAND_OVER;
        mille_apply(&next, &events);
    }
}

typedef struct {
    const char *words;
    void (*deals)(count_t *count, uint8_t rules, uint8_t players);
    uint8_t rules, players;
} subject_t;

static const subject_t subjects[] = {
    {"106 cards, first deals", first_deals, RULES_MICRO, 2},
    {"106 cards, one match", later_deals, RULES_P62, 6},
    {"101 cards, first deals", first_deals, RULES_P88, 3},
    {"102 cards, one match", later_deals, RULES_WM06, 2},
};
enum { SUBJECTS = sizeof subjects / sizeof subjects[0] };

static double measure(const subject_t *subject) {
    static count_t count;
    subject->deals(&count, subject->rules, subject->players);
    return count_deviation(&count);
}

/* The pack begins with two equal cards, so counting cards cannot show whether the last swap is made. The requests to
 * the generator show it: one number below 106, one below 105, and so on down to one below 2. */
static void every_swap_is_made(void) {
    mille_events_t events;
    bool once = true;
    memset(random_asked, 0, sizeof random_asked);
    mille_new(RULES_MICRO, 2, 1, &events);
    for (int n = 0; n < 256; n++)
        once = once && random_asked[n] == (n >= 2 && n <= CARD_MAX);
    ok(once, "a shuffle requests one number below 106, one below 105 and so on, down to one below 2");
}

int main(void) {
    static const fault_t faults[] = {FAULT_NARROW, FAULT_MODULO,   FAULT_FIRST_SWAP,
                                     FAULT_STICKY, FAULT_FEW_BITS, FAULT_WEAK_SEED};
    every_swap_is_made();
    for (int i = 0; i < SUBJECTS; i++) {
        double off = measure(&subjects[i]);
        ok(fabs(off) < COUNT_LIMIT, "every card is in every position equally often: %s (%+.2f standard deviations)",
           subjects[i].words, off);
    }
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        fault = faults[i];
        double off = measure(&subjects[0]);
        ok(fabs(off) >= COUNT_LIMIT, "a broken generator is detected: %s (%+.1f standard deviations)",
           fault_names[fault], off);
    }
    return tap_done();
}
